import { endpoint } from '@/lib/api/endpoint';
import { reopenTask as contract } from '@/lib/contract/people/tasks';
import { reopenTask } from '@/lib/services/desk/tasks/tasks';

export const POST = endpoint(contract, async (viewer, { params }) => ({
  message: 'The task is open again.',
  task: await reopenTask(viewer, params.id),
}));
