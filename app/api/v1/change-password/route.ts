import { endpoint } from '@/lib/api/endpoint';
import { changePassword as contract } from '@/lib/contract/accounts/password';
import { sessionCookie } from '@/lib/platform/auth/session';
import { changePassword } from '@/lib/services/people/accounts/password';

export const POST = endpoint(contract, async (viewer, { body, client, headers }) => {
  const token = await changePassword(viewer, body, client);
  headers.append('set-cookie', sessionCookie(token));
  return { message: 'Password changed successfully!', token };
});
