import { endpoint } from '@/lib/api/endpoint';
import { register as contract } from '@/lib/contract/accounts/accounts';
import { register } from '@/lib/services/people/accounts/accounts';

export const POST = endpoint(contract, async (_viewer, { body, client }) => {
  const { email, code, role } = await register(body, client);
  const agent = 'Request has been processed successfully. Someone from our team will contact you soon.';
  return { user: { email, code }, message: role === 'agent' ? agent : 'Registration successful!' };
});
