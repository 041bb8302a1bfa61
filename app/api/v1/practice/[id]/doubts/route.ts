import { endpoint } from '@/lib/api/endpoint';
import { reportDoubt as contract } from '@/lib/contract/practice/doubts';
import { reportDoubt } from '@/lib/services/catalogue/practice/doubts';

export const POST = endpoint(contract, async (viewer, { params, body }) => {
  await reportDoubt(viewer, params.id, body);
  return { message: 'Thank you. We’ll check it.' };
});
