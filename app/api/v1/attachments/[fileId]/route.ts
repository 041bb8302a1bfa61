import { endpoint } from '@/lib/api/endpoint';
import { fileResponse } from '@/lib/api/file-response';
import { downloadAttachment } from '@/lib/contract/messages/messages';
import { readableAttachment } from '@/lib/services/desk/messages/attachments';

export const GET = endpoint(downloadAttachment, async (viewer, { params, headers }) =>
  fileResponse(await readableAttachment(viewer, params.fileId), headers),
);
