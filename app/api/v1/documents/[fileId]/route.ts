import { endpoint } from '@/lib/api/endpoint';
import { fileResponse } from '@/lib/api/file-response';
import { downloadDocument, removeDocument as removal } from '@/lib/contract/profile/documents';
import { readableFile } from '@/lib/services/people/profile/archives';
import { removeDocument } from '@/lib/services/people/profile/documents';

export const GET = endpoint(downloadDocument, async (viewer, { params, headers }) =>
  fileResponse(await readableFile(viewer, params.fileId), headers),
);

export const DELETE = endpoint(removal, async (viewer, { params }) => {
  await removeDocument(viewer, params.fileId);
  return { message: 'Document removed.' };
});
