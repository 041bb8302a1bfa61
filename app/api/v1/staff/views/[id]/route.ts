import { endpoint } from '@/lib/api/endpoint';
import { changeView as changeContract, deleteView as deleteContract } from '@/lib/contract/people/saved-views';
import { changeView, deleteView } from '@/lib/services/people/staff/views';

export const PATCH = endpoint(changeContract, async (viewer, { params, body }) => {
  await changeView(viewer, params.id, body);
  return { message: 'The view was saved.' };
});

export const DELETE = endpoint(deleteContract, async (viewer, { params }) => {
  await deleteView(viewer, params.id);
  return { message: 'The view was deleted.' };
});
