import { endpoint } from '@/lib/api/endpoint';
import { fillFromArchive } from '@/lib/contract/my-data/bring';
import { fillFrom } from '@/lib/services/own-file/bring';

export const POST = endpoint(fillFromArchive, async (viewer, { body }) => ({
  success: true,
  message: 'Your profile and documents are filled.',
  plan: await fillFrom(viewer, body.replace),
}));
