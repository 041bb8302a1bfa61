import { endpoint } from '@/lib/api/endpoint';
import { saveDocuments as contract } from '@/lib/contract/profile/documents';
import { saveDocuments } from '@/lib/services/people/profile/documents';

export const POST = endpoint(contract, async (viewer, { body, files }) => ({
  message: 'Documents uploaded successfully!',
  files: await saveDocuments(viewer, files, body),
}));
