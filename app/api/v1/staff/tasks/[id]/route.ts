import { endpoint } from '@/lib/api/endpoint';
import { changeTask as changeContract, removeTask as removeContract } from '@/lib/contract/people/tasks';
import { changeTask, removeTask } from '@/lib/services/desk/tasks/tasks';

export const PATCH = endpoint(changeContract, async (viewer, { params, body }) => ({
  message: 'The task was changed.',
  task: await changeTask(viewer, params.id, body),
}));

export const DELETE = endpoint(removeContract, async (viewer, { params }) => {
  await removeTask(viewer, params.id);
  return { message: 'The task was deleted.' };
});
