import { endpoint } from '@/lib/api/endpoint';
import { removeLogo as removeContract, uploadLogo } from '@/lib/contract/catalogue/catalogue-management';
import { removeLogo, setLogo } from '@/lib/services/catalogue/logos';

export const POST = endpoint(uploadLogo, async (viewer, { body, files }) => ({
  message: 'Logo uploaded successfully!',
  logo: await setLogo(viewer, body, files[0]),
}));

export const DELETE = endpoint(removeContract, async (viewer, { body }) => {
  await removeLogo(viewer, body);
  return { message: 'Logo removed.' };
});
