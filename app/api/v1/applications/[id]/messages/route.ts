import { endpoint } from '@/lib/api/endpoint';
import { thread, writeInThread } from '@/lib/contract/messages/threads';
import { threadOf, writeAbout } from '@/lib/services/desk/messages/threads';

export const GET = endpoint(thread, (viewer, { params, query }) => threadOf(viewer, params.id, 'messages', query));

export const POST = endpoint(writeInThread, async (viewer, { params, body }) => ({
  message: 'Message sent.',
  sent: await writeAbout(viewer, params.id, 'messages', body),
}));
