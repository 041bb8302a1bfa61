import { endpoint } from '@/lib/api/endpoint';
import { enquire as contract } from '@/lib/contract/people/enquiries';
import { enquire } from '@/lib/services/people/enquiries';

export const POST = endpoint(contract, async (_viewer, { body }) => {
  await enquire(body);
  return { message: 'Thank you! A counsellor will contact you soon.' };
});
