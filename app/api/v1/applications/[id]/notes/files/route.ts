import { endpoint } from '@/lib/api/endpoint';
import { writeNoteFiles } from '@/lib/contract/messages/threads';
import { writeAbout } from '@/lib/services/desk/messages/threads';

export const POST = endpoint(writeNoteFiles, async (viewer, { params, body, files }) => ({
  message: 'Note saved.',
  sent: await writeAbout(viewer, params.id, 'notes', body, files),
}));
