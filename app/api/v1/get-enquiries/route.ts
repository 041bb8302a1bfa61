import { endpoint } from '@/lib/api/endpoint';
import { getEnquiries } from '@/lib/contract/people/enquiries';
import { listEnquiries } from '@/lib/services/people/enquiries';

export const GET = endpoint(getEnquiries, async (_viewer, { query, headers }) => {
  const { enquiries, total } = await listEnquiries(query);
  headers.set('x-total-count', String(total));
  return enquiries;
});
