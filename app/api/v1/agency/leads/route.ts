import { endpoint } from '@/lib/api/endpoint';
import { addProspect as addContract } from '@/lib/contract/agency/prospect-changes';
import { listProspects as listContract } from '@/lib/contract/agency/prospects';
import { listProspects } from '@/lib/services/people/prospects/list';
import { addProspect } from '@/lib/services/people/prospects/register';

export const GET = endpoint(listContract, (viewer, { query }) => listProspects(viewer, query, new Date()));

export const POST = endpoint(addContract, async (viewer, { body }) => ({
  message: `${body.name} was added.`,
  ...(await addProspect(viewer, body)),
}));
