import { endpoint } from '@/lib/api/endpoint';
import { askForSignInLink as contract } from '@/lib/contract/accounts/recovery';
import { askForSignInLink } from '@/lib/services/people/accounts/sign-in-link';

export const POST = endpoint(contract, async (_viewer, { body, client }) => {
  await askForSignInLink(body.email, client);
  return { message: 'If there is an account with this address, we have emailed a link to it.' };
});
