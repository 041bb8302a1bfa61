import { endpoint } from '@/lib/api/endpoint';
import { forgetPassword } from '@/lib/contract/accounts/recovery';
import { askForNewPassword } from '@/lib/services/people/accounts/recovery';

export const POST = endpoint(forgetPassword, async (_viewer, { body, client }) => {
  await askForNewPassword(body.email, client);
  return { message: 'If an account has this address, we have sent it an email.' };
});
