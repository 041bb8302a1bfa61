import { endpoint } from '@/lib/api/endpoint';
import { leaveAgent as contract } from '@/lib/contract/agency/agent-area';
import { leaveAgent } from '@/lib/services/people/agents/leave';

export const POST = endpoint(contract, async (viewer, { body }) => {
  await leaveAgent(viewer, body.userId);
  return { message: 'You have left your agency. They can no longer see your profile or your applications.' };
});
