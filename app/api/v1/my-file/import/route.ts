import { endpoint } from '@/lib/api/endpoint';
import { bringArchive, broughtArchive, removeBrought } from '@/lib/contract/my-data/bring';
import { bring, dropBrought, planOf } from '@/lib/services/own-file/bring';

export const GET = endpoint(broughtArchive, async (viewer) => ({ plan: await planOf(viewer) }));

export const POST = endpoint(bringArchive, async (viewer, { files }) => ({
  success: true,
  message: 'Nothing in the archive was changed. Look at what will be filled.',
  plan: await bring(viewer, files),
}));

export const DELETE = endpoint(removeBrought, async (viewer) => {
  await dropBrought(viewer.userId);
  return { success: true, message: 'The archive is removed.' };
});
