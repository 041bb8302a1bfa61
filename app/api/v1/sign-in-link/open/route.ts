import { endpoint } from '@/lib/api/endpoint';
import { openSignInLink } from '@/lib/contract/accounts/recovery';
import { knownBrowserCookie } from '@/lib/platform/auth/known-browser';
import { openBySignInLink } from '@/lib/services/people/accounts/sign-in-link';

export const POST = endpoint(openSignInLink, async (_viewer, { body, client, headers }) => {
  const email = await openBySignInLink(body.token);
  headers.append('set-cookie', knownBrowserCookie(client.knownBy, email));
  return { message: 'You can now enter your password in this browser.' };
});
