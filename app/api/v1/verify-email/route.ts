import { endpoint } from '@/lib/api/endpoint';
import { verifyEmail } from '@/lib/contract/accounts/recovery';
import { verifyByLink } from '@/lib/services/people/accounts/email-verification';

export const POST = endpoint(verifyEmail, async (_viewer, { body }) => {
  await verifyByLink(body.token);
  return { message: 'Account successfully verified!' };
});
