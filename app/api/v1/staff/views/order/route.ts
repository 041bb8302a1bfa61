import { endpoint } from '@/lib/api/endpoint';
import { orderViews as contract } from '@/lib/contract/people/saved-views';
import { orderViews } from '@/lib/services/people/staff/views';

export const PUT = endpoint(contract, async (viewer, { body }) => {
  await orderViews(viewer, body.ids);
  return { message: 'The order of your views was saved.' };
});
