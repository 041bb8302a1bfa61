import { endpoint } from '@/lib/api/endpoint';
import { readConversation as contract } from '@/lib/contract/messages/messages';
import { readConversation } from '@/lib/services/desk/messages/messages';

export const POST = endpoint(contract, async (viewer, { params }) => {
  await readConversation(viewer, params.userId);
  return { message: 'Messages marked as read.' };
});
