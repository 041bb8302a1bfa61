import { endpoint } from '@/lib/api/endpoint';
import { getAgents } from '@/lib/contract/people/students';
import { listAgents } from '@/lib/services/people/people';

export const GET = endpoint(getAgents, async (_viewer, { query, headers }) => {
  const { agents, total } = await listAgents(query);
  headers.set('x-total-count', String(total));
  return agents;
});
