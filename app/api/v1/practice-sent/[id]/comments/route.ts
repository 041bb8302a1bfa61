import { endpoint } from '@/lib/api/endpoint';
import { commentOnPractice } from '@/lib/contract/practice/sent';
import { commentOn } from '@/lib/services/desk/sent-practice/comment';

export const POST = endpoint(commentOnPractice, async (viewer, { params, body }) => {
  await commentOn(viewer, params.id, body);
  return { message: 'Comment saved.' };
});
