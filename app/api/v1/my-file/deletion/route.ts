import { endpoint } from '@/lib/api/endpoint';
import { askForDeletion, ownDeletion, stopDeletion } from '@/lib/contract/my-data/leaving';
import { askToLeave, leavesOn, stay } from '@/lib/services/file/leaving/leave';

export const GET = endpoint(ownDeletion, async (viewer) => ({ leavesOn: await leavesOn(viewer) }));

export const POST = endpoint(askForDeletion, async (viewer) => ({
  message: 'Your account will be deleted in seven days. You can stop the deletion until then.',
  leavesOn: await askToLeave(viewer, viewer.userId),
}));

export const DELETE = endpoint(stopDeletion, async (viewer) => {
  await stay(viewer, viewer.userId);
  return { message: 'Deletion stopped. Your account stays.' };
});
