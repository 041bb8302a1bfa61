import { endpoint } from '@/lib/api/endpoint';
import { renameAgency as contract } from '@/lib/contract/agency/agency-logo';
import { renameAgency } from '@/lib/services/people/agency/rename';

export const PATCH = endpoint(contract, async (viewer, { body }) => {
  await renameAgency(viewer, body.name);
  return { message: 'Your agency’s name was saved.' };
});
