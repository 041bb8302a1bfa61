import { endpoint } from '@/lib/api/endpoint';
import { finishTask as contract } from '@/lib/contract/people/tasks';
import { finishTask } from '@/lib/services/desk/tasks/tasks';

export const POST = endpoint(contract, async (viewer, { params, body }) => ({
  message: 'The task is done.',
  task: await finishTask(viewer, params.id, body.word),
}));
