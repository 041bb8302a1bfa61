import { endpoint } from '@/lib/api/endpoint';
import { signIn as contract } from '@/lib/contract/accounts/accounts';
import { knownBrowserCookie } from '@/lib/platform/auth/known-browser';
import { sessionCookie } from '@/lib/platform/auth/session';
import { signIn } from '@/lib/services/people/accounts/accounts';

export const POST = endpoint(contract, async (_viewer, { body, client, headers }) => {
  const session = await signIn(body, client);
  headers.append('set-cookie', sessionCookie(session.token));
  headers.append('set-cookie', knownBrowserCookie(client.knownBy, session.user.email));
  return session;
});
