import { endpoint } from '@/lib/api/endpoint';
import { knownBrowserCookie } from '@/lib/auth/known-browser';
import { sessionCookie } from '@/lib/auth/session';
import { signInWithPasskey as contract } from '@/lib/contract/accounts/accounts';
import { beginPasskeyUse as begin } from '@/lib/contract/accounts/passkeys';
import { signInWithPasskey } from '@/lib/services/accounts/passkey-sign-in';
import { beginPasskeyUse } from '@/lib/services/accounts/passkeys';

export const POST = endpoint(begin, () => beginPasskeyUse());

export const PUT = endpoint(contract, async (_viewer, { body, client, headers }) => {
  const session = await signInWithPasskey(body.passkey, client);
  headers.append('set-cookie', sessionCookie(session.token));
  headers.append('set-cookie', knownBrowserCookie(client.knownBy, session.user.email));
  return session;
});
