import { endpoint } from '@/lib/api/endpoint';
import { addTask as addContract, listTasks } from '@/lib/contract/people/tasks';
import { addTask, tasksAbout } from '@/lib/services/desk/tasks/tasks';

export const GET = endpoint(listTasks, async (viewer, { query }) => ({ tasks: await tasksAbout(viewer, query) }));

export const POST = endpoint(addContract, async (viewer, { body }) => ({
  message: 'The task was added.',
  task: await addTask(viewer, body),
}));
