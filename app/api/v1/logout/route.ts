import { endpoint, endSession, tokenOf } from '@/lib/api/endpoint';
import { signOut } from '@/lib/contract/accounts/accounts';
import { announceSignOut } from '@/lib/services/notifications/live';

export const POST = endpoint(signOut, async (viewer, { request, headers }) => {
  endSession(headers);
  const { token } = tokenOf(request);
  if (viewer && token) await announceSignOut(viewer, token);
  return { success: true };
});
