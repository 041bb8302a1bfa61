import { endpoint } from '@/lib/api/endpoint';
import { fileResponse } from '@/lib/api/file-response';
import { downloadExport } from '@/lib/contract/my-data/export';
import { finishedExport } from '@/lib/services/file/own-file/export';

export const GET = endpoint(downloadExport, async (viewer, { headers }) =>
  fileResponse(await finishedExport(viewer), headers),
);
