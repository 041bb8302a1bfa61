import { endpoint } from '@/lib/api/endpoint';
import { confirmEmail } from '@/lib/contract/accounts/recovery';
import { confirmAddress } from '@/lib/services/people/accounts/email-change';

export const POST = endpoint(confirmEmail, async (viewer, { body }) => {
  await confirmAddress(viewer, body.token);
  return { message: 'Your new email address is confirmed.' };
});
