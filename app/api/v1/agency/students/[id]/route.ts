import { endpoint } from '@/lib/api/endpoint';
import { assignStudent as contract } from '@/lib/contract/agency/agency';
import { assignStudent } from '@/lib/services/people/agency/care';

export const PUT = endpoint(contract, async (viewer, { params, body }) => {
  await assignStudent(viewer, params.id, body);
  return { message: 'Saved.' };
});
