import { endpoint } from '@/lib/api/endpoint';
import { changeLead as changeContract, viewLead as contract } from '@/lib/contract/people/leads';
import { viewLead } from '@/lib/services/desk/leads/leads';
import { changeLead } from '@/lib/services/desk/leads/work';

export const GET = endpoint(contract, (viewer, { params }) => viewLead(viewer, params.id));

export const PATCH = endpoint(changeContract, async (viewer, { params, body }) => {
  await changeLead(viewer, params.id, body);
  return { message: 'Enquiry updated.' };
});
