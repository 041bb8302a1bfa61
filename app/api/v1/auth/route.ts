import { endpoint } from '@/lib/api/endpoint';
import { sessionCookie } from '@/lib/auth/session';
import { signIn as contract } from '@/lib/contract/accounts/accounts';
import { signIn } from '@/lib/services/accounts/accounts';

export const POST = endpoint(contract, async (_viewer, { body, headers }) => {
  const session = await signIn(body.email, body.password, body.code);
  headers.append('set-cookie', sessionCookie(session.token));
  return session;
});
