import { endpoint } from '@/lib/api/endpoint';
import { forgetPassword } from '@/lib/contract/accounts/recovery';
import { askForNewPassword } from '@/lib/services/accounts/recovery';

export const POST = endpoint(forgetPassword, async (_viewer, { body }) => {
  await askForNewPassword(body.email);
  return { success: true, message: 'If an account has this address, we have sent it an e-mail.' };
});
