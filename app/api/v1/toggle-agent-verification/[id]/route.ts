import { endpoint } from '@/lib/api/endpoint';
import { toggleAgentVerification } from '@/lib/contract/people/students';
import { setAgentVerification } from '@/lib/services/people/agents/verification';

export const PATCH = endpoint(toggleAgentVerification, async (viewer, { params, body }) => {
  const { isVerified } = body;
  await setAgentVerification(viewer, params.id, isVerified);
  return { message: isVerified ? 'Agent verified.' : 'Agent no longer verified.', isVerified };
});
