import { endpoint } from '@/lib/api/endpoint';
import { sendFiles } from '@/lib/contract/messages/messages';
import { sendMessage } from '@/lib/services/desk/messages/messages';

export const POST = endpoint(sendFiles, async (viewer, { params, body, files }) => ({
  message: 'Message sent.',
  sent: await sendMessage(viewer, params.userId, body, files),
}));
