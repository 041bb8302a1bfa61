import { endpoint } from '@/lib/api/endpoint';
import { conversation, sendMessage as sendContract } from '@/lib/contract/messages/messages';
import { conversationWith, sendMessage } from '@/lib/services/desk/messages/messages';

export const GET = endpoint(conversation, (viewer, { params, query }) =>
  conversationWith(viewer, params.userId, query),
);

export const POST = endpoint(sendContract, async (viewer, { params, body }) => ({
  message: 'Message sent.',
  sent: await sendMessage(viewer, params.userId, body),
}));
