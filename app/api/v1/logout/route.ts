import { clearSession, endpoint } from '@/lib/api/endpoint';
import { signOut } from '@/lib/contract/accounts/accounts';
import { endSession } from '@/lib/platform/auth/stored-sessions';

export const POST = endpoint(signOut, async (viewer, { headers }) => {
  clearSession(headers);
  if (viewer?.session) await endSession(viewer.userId, viewer.session.id);
  return { success: true };
});
