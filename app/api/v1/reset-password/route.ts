import { endpoint } from '@/lib/api/endpoint';
import { resetPassword } from '@/lib/contract/accounts/recovery';
import { setPasswordByLink } from '@/lib/services/people/accounts/recovery';

export const POST = endpoint(resetPassword, async (_viewer, { body, client }) => {
  await setPasswordByLink(body.token, body.password, client);
  return { message: 'Password changed successfully!' };
});
