import { endpoint } from '@/lib/api/endpoint';
import { addLead as addContract, leads as contract } from '@/lib/contract/people/leads';
import { listLeads } from '@/lib/services/desk/leads/leads';
import { addLead } from '@/lib/services/desk/leads/work';

export const GET = endpoint(contract, async (viewer, { query, headers }) => {
  const { leads, total } = await listLeads(viewer, query, new Date());
  headers.set('x-total-count', String(total));
  return leads;
});

export const POST = endpoint(addContract, async (viewer, { body }) => {
  const _id = await addLead(viewer, body);
  return { message: 'Enquiry added.', _id };
});
