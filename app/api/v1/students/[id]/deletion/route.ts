import { endpoint } from '@/lib/api/endpoint';
import { startDeletionOf, stopDeletionOf } from '@/lib/contract/my-data/leaving';
import { askToLeave, stay } from '@/lib/services/file/leaving/leave';

export const POST = endpoint(startDeletionOf, async (viewer, { params }) => ({
  message: 'The account will be deleted in seven days. The student gets an email and can stop the deletion.',
  leavesOn: await askToLeave(viewer, params.id),
}));

export const DELETE = endpoint(stopDeletionOf, async (viewer, { params }) => {
  await stay(viewer, params.id);
  return { message: 'Deletion stopped. The account stays.' };
});
