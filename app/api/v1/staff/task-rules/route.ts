import { endpoint } from '@/lib/api/endpoint';
import { setTaskRules as contract, getTaskRules } from '@/lib/contract/people/tasks';
import { setTaskRules, taskRules } from '@/lib/services/desk/tasks/rules';

export const GET = endpoint(getTaskRules, () => taskRules());

export const PUT = endpoint(contract, async (viewer, { body }) => ({
  message: 'The rules were saved.',
  taskRules: await setTaskRules(viewer, body),
}));
