import { endpoint } from '@/lib/api/endpoint';
import { removeUniversity as contract } from '@/lib/contract/catalogue/catalogue-management';
import { removeUniversity } from '@/lib/services/catalogue/logos';

export const DELETE = endpoint(contract, async (viewer, { body }) => {
  await removeUniversity(viewer, body);
  return { message: 'The university was removed.' };
});
