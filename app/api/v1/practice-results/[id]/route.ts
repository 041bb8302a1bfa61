import { endpoint } from '@/lib/api/endpoint';
import { removePracticeResult } from '@/lib/contract/practice/results';
import { removeResult } from '@/lib/services/catalogue/practice/results';

export const DELETE = endpoint(removePracticeResult, async (viewer, { params }) => {
  await removeResult(viewer, params.id);
  return { message: 'Result removed.' };
});
