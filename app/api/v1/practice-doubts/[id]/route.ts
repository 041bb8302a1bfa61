import { endpoint } from '@/lib/api/endpoint';
import { answerDoubt as contract } from '@/lib/contract/practice/doubts';
import { answerDoubt } from '@/lib/services/catalogue/practice/doubts';

export const PATCH = endpoint(contract, async (viewer, { params, body }) => {
  await answerDoubt(viewer, params.id, body);
  return { message: 'Answer saved.' };
});
