import { endpoint } from '@/lib/api/endpoint';
import { fileResponse } from '@/lib/api/file-response';
import { downloadShared } from '@/lib/contract/my-data/shares';
import { sharedFile } from '@/lib/services/file/shares/open';

export const GET = endpoint(downloadShared, async (_viewer, { params, headers }) => {
  headers.set('x-robots-tag', 'noindex');
  return fileResponse(await sharedFile(params.token, params.fileId), headers);
});
