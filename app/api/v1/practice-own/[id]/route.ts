import { endpoint } from '@/lib/api/endpoint';
import { deletePracticeSet, savePracticeSet } from '@/lib/contract/practice/own';
import { deleteSet, saveSet } from '@/lib/services/catalogue/practice/own/write';

export const PUT = endpoint(savePracticeSet, (viewer, { params, body }) => saveSet(viewer, params.id, body));

export const DELETE = endpoint(deletePracticeSet, async (viewer, { params }) => {
  await deleteSet(viewer, params.id);
  return { success: true, message: 'The set is deleted.' };
});
