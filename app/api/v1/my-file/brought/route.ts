import { endpoint } from '@/lib/api/endpoint';
import { fileResponse } from '@/lib/api/file-response';
import { downloadBrought } from '@/lib/contract/my-data/brought';
import { broughtFile } from '@/lib/services/file/own-file/brought';

export const GET = endpoint(downloadBrought, async (viewer, { headers }) =>
  fileResponse(await broughtFile(viewer), headers),
);
