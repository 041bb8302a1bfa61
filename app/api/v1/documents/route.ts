import { endpoint } from '@/lib/api/endpoint';
import { addDocument as contract } from '@/lib/contract/profile/documents';
import { addDocument } from '@/lib/services/people/profile/documents';

export const POST = endpoint(contract, async (viewer, { body, files }) => ({
  message: 'Documents uploaded successfully!',
  file: await addDocument(viewer, files, body),
}));
