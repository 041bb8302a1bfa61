import { endpoint } from '@/lib/api/endpoint';
import { readNotes as contract } from '@/lib/contract/messages/threads';
import { readThread } from '@/lib/services/desk/messages/threads';

export const POST = endpoint(contract, async (viewer, { params }) => {
  await readThread(viewer, params.id, 'notes');
  return { message: 'Notes marked as read.' };
});
