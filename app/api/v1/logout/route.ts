import { clearSession, endpoint } from '@/lib/api/endpoint';
import { endSession } from '@/lib/auth/stored-sessions';
import { signOut } from '@/lib/contract/accounts/accounts';

export const POST = endpoint(signOut, async (viewer, { headers }) => {
  clearSession(headers);
  if (viewer?.session) await endSession(viewer.userId, viewer.session.id);
  return { success: true };
});
