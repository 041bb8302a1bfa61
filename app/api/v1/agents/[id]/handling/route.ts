import { endpoint } from '@/lib/api/endpoint';
import { agentHandling, allowHandling as contract } from '@/lib/contract/agency/handling';
import { allowHandling, handlingOfAgent } from '@/lib/services/people/agents/handling-rights';

export const GET = endpoint(agentHandling, (_viewer, { params }) => handlingOfAgent(params.id));

export const PUT = endpoint(contract, async (viewer, { params, body }) => ({
  message: body.allowed ? 'The agency can handle these now.' : 'The agency can’t handle these any more.',
  ...(await allowHandling(viewer, params.id, body)),
}));
