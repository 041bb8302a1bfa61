import { endpoint } from '@/lib/api/endpoint';
import { signInWithPasskey as contract } from '@/lib/contract/accounts/accounts';
import { beginPasskeyUse as begin } from '@/lib/contract/accounts/passkeys';
import { knownBrowserCookie } from '@/lib/platform/auth/known-browser';
import { sessionCookie } from '@/lib/platform/auth/session';
import { signInWithPasskey } from '@/lib/services/people/accounts/passkey-sign-in';
import { beginPasskeyUse } from '@/lib/services/people/accounts/passkeys';

export const POST = endpoint(begin, () => beginPasskeyUse());

export const PUT = endpoint(contract, async (_viewer, { body, client, headers }) => {
  const session = await signInWithPasskey(body.passkey, client);
  headers.append('set-cookie', sessionCookie(session.token));
  headers.append('set-cookie', knownBrowserCookie(client.knownBy, session.user.email));
  return session;
});
