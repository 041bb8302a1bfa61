import { endpoint } from '@/lib/api/endpoint';
import { sendPasswordLink as contract } from '@/lib/contract/accounts/first-password';
import { sendPasswordLink } from '@/lib/services/people/accounts/first-password';

export const POST = endpoint(contract, async (viewer, { params }) => {
  const email = await sendPasswordLink(viewer, params.id);
  return { message: `The link goes to ${email}, at most once in two minutes.` };
});
