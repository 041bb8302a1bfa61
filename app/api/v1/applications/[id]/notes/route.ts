import { endpoint } from '@/lib/api/endpoint';
import { notes, writeNote } from '@/lib/contract/messages/threads';
import { threadOf, writeAbout } from '@/lib/services/desk/messages/threads';

export const GET = endpoint(notes, (viewer, { params, query }) => threadOf(viewer, params.id, 'notes', query));

export const POST = endpoint(writeNote, async (viewer, { params, body }) => ({
  message: 'Note saved.',
  sent: await writeAbout(viewer, params.id, 'notes', body),
}));
