import { endpoint } from '@/lib/api/endpoint';
import { setCaseload as contract } from '@/lib/contract/people/desk';
import { setCaseload } from '@/lib/services/desk/assignment';

export const PUT = endpoint(contract, async (viewer, { params, body }) => {
  await setCaseload(viewer, params.id, body);
  return { message: 'Saved.' };
});
