import { endpoint } from '@/lib/api/endpoint';
import { noteLead as contract } from '@/lib/contract/people/leads';
import { noteLead } from '@/lib/services/desk/leads/work';

export const POST = endpoint(contract, async (viewer, { params, body }) => {
  await noteLead(viewer, params.id, body.text);
  return { message: 'Saved.' };
});
