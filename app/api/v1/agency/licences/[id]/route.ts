import { endpoint } from '@/lib/api/endpoint';
import { removeLicence as contract } from '@/lib/contract/agency/licences';
import { removeLicence } from '@/lib/services/people/agency/licences';

export const DELETE = endpoint(contract, async (viewer, { params }) => {
  await removeLicence(viewer, params.id);
  return { message: 'Licence removed.' };
});
