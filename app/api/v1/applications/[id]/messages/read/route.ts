import { endpoint } from '@/lib/api/endpoint';
import { readThread as contract } from '@/lib/contract/messages/threads';
import { readThread } from '@/lib/services/desk/messages/threads';

export const POST = endpoint(contract, async (viewer, { params }) => {
  await readThread(viewer, params.id, 'messages');
  return { message: 'Messages marked as read.' };
});
