import { endpoint } from '@/lib/api/endpoint';
import { beginPracticeSet } from '@/lib/contract/practice/own';
import { beginSet } from '@/lib/services/catalogue/practice/own/write';

export const POST = endpoint(beginPracticeSet, async (viewer, { body }) => ({
  success: true,
  message: 'The set is begun. Learners see nothing of it before it is published.',
  id: await beginSet(viewer, body.from),
}));
