import { endpoint } from '@/lib/api/endpoint';
import { removeAgencyLogo as removeContract, setAgencyLogo as setContract } from '@/lib/contract/agency/agency-logo';
import { removeAgencyLogo, setAgencyLogo } from '@/lib/services/desk/agency-logo';

export const POST = endpoint(setContract, async (viewer, { files }) => ({
  message: 'Your logo was saved.',
  logo: await setAgencyLogo(viewer, files[0]),
}));

export const DELETE = endpoint(removeContract, async (viewer) => {
  await removeAgencyLogo(viewer);
  return { message: 'Your logo was removed.' };
});
