import { endpoint } from '@/lib/api/endpoint';
import { sendPasswordLink as contract } from '@/lib/contract/accounts/first-password';
import { sendPasswordLink } from '@/lib/services/people/accounts/first-password';

export const POST = endpoint(contract, async (viewer, { params }) => {
  const email = await sendPasswordLink(viewer, params.id);
  return { message: `We’re sending the link to ${email}. You can send it once every two minutes.` };
});
