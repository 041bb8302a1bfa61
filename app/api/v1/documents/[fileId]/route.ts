import { endpoint } from '@/lib/api/endpoint';
import { fileResponse } from '@/lib/api/file-response';
import { downloadDocument, removeDocument as removal } from '@/lib/contract/profile/documents';
import { readableDocument, removeDocument } from '@/lib/services/people/profile/documents';

export const GET = endpoint(downloadDocument, async (viewer, { params, headers }) =>
  fileResponse(await readableDocument(viewer, params.fileId), headers),
);

export const DELETE = endpoint(removal, async (viewer, { params }) => {
  await removeDocument(viewer, params.fileId);
  return { success: true, message: 'Document removed.' };
});
