import { clearSession, endpoint } from '@/lib/api/endpoint';
import { endSessions, listSessions } from '@/lib/contract/accounts/sessions';
import { endOwnSessions, sessionsOf } from '@/lib/services/people/accounts/sessions';

export const GET = endpoint(listSessions, async (viewer) => ({ sessions: await sessionsOf(viewer) }));

export const DELETE = endpoint(endSessions, async (viewer, { headers }) => {
  await endOwnSessions(viewer);
  clearSession(headers);
  return { message: 'You are signed out everywhere.' };
});
