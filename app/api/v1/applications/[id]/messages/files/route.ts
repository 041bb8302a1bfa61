import { endpoint } from '@/lib/api/endpoint';
import { writeFilesInThread } from '@/lib/contract/messages/threads';
import { writeAbout } from '@/lib/services/desk/messages/threads';

export const POST = endpoint(writeFilesInThread, async (viewer, { params, body, files }) => ({
  message: 'Message sent.',
  sent: await writeAbout(viewer, params.id, 'messages', body, files),
}));
