import { endpoint } from '@/lib/api/endpoint';
import { noteOnProspect as contract } from '@/lib/contract/agency/prospect-changes';
import { noteOnProspect } from '@/lib/services/people/prospects/contact';

export const POST = endpoint(contract, async (viewer, { params, body }) => {
  const next = await noteOnProspect(viewer, params.id, body);
  return { message: 'Saved.', ...next };
});
