import { endpoint } from '@/lib/api/endpoint';
import { fileResponse } from '@/lib/api/file-response';
import { downloadBrought } from '@/lib/contract/my-data/bring';
import { broughtFile } from '@/lib/services/own-file/bring';

export const GET = endpoint(downloadBrought, async (viewer, { headers }) =>
  fileResponse(await broughtFile(viewer), headers),
);
