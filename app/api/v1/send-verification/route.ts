import { endpoint } from '@/lib/api/endpoint';
import { sendVerification } from '@/lib/contract/accounts/recovery';
import { verificationAgain } from '@/lib/services/people/accounts/email-verification';

export const POST = endpoint(sendVerification, async (_viewer, { body, client }) => {
  const user = await verificationAgain(body, client);
  const message = user ? 'We have sent you the email again.' : 'Someone from our team will contact you soon.';
  return { message, user };
});
