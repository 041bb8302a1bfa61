import { endpoint } from '@/lib/api/endpoint';
import { setFirstPassword as contract } from '@/lib/contract/accounts/first-password';
import { setFirstPassword } from '@/lib/services/people/accounts/first-password';

export const POST = endpoint(contract, async (_viewer, { body, client }) => {
  await setFirstPassword(body, client);
  return { message: 'Password changed successfully!' };
});
