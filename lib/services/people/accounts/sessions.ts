import type { Proof } from '@/lib/contract/accounts/proof';
import type { SessionView } from '@/lib/contract/accounts/sessions';
import { invalid, notFound } from '@/lib/domain/errors';
import type { Client } from '@/lib/platform/auth/client';
import { isConfirmed } from '@/lib/platform/auth/confirmation';
import { passwordMatches } from '@/lib/platform/auth/passwords';
import { endAllSessions, endSession } from '@/lib/platform/auth/stored-sessions';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { refund, spend } from '@/lib/platform/limits/rate-limits';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { StoredSession } from '@/models/session';
import { User } from '@/models/user';
import { takeProof } from './own-factor';

/** The viewer's living sessions, the last begun first. */
export async function sessionsOf(viewer: Viewer): Promise<SessionView[]> {
  const user = await User.findById(viewer.userId, 'sessionVersion').lean();
  const sessions = await StoredSession.find({ userId: viewer.userId }).sort({ _id: -1 }).lean();
  const living = sessions.filter(({ version, endsOn }) => version === user?.sessionVersion && endsOn > new Date());
  return living.map(({ _id, device, place, createdOn, usedOn }) => ({
    _id: String(_id),
    device,
    place,
    createdOn: createdOn.toISOString(),
    usedOn: usedOn.toISOString(),
    current: String(_id) === viewer.session?.id,
  }));
}

/** Ends one of the viewer's sessions. 404 for another's. */
export async function endOwnSession(viewer: Viewer, id: string): Promise<void> {
  if (!(await endSession(viewer.userId, id))) throw notFound('Session not found.');
  await recordActivity(viewer.userId, 'You signed out a device.');
}

/** Ends all sessions of the viewer, this one too. */
export async function endOwnSessions(viewer: Viewer): Promise<void> {
  await endAllSessions(viewer.userId);
  await recordActivity(viewer.userId, 'You signed out everywhere.');
}

/** Whether the password was given in this session within ten minutes, whichever process heard it. */
export async function confirmedNow(viewer: Viewer): Promise<boolean> {
  const stored = await StoredSession.findById(viewer.session?.id, 'confirmedOn').lean();
  return stored !== null && isConfirmed({ session: { id: String(stored._id), confirmedOn: stored.confirmedOn } });
}

/**
 * Takes the viewer's password again, a code of their authenticator app, or a passkey, for ten minutes of this session. 422 when
 * it is wrong, 429 after five in ten minutes.
 */
export async function confirmPassword(
  viewer: Viewer,
  { password, ...proof }: { password: string } & Proof,
  client: Pick<Client, 'address'>,
): Promise<void> {
  if (proof.code || proof.passkey) await takeProof(viewer, proof);
  else await takePassword(viewer, password, client.address);
  await StoredSession.updateOne({ _id: viewer.session?.id }, { $set: { confirmedOn: new Date() } });
}

async function takePassword({ userId }: Viewer, password: string, address: string): Promise<void> {
  const budget = `confirm:${userId}`;
  await spend('code-account', budget);
  const user = await User.findById(userId, 'passwordHash').lean();
  if (!(await passwordMatches(user, password, address))) {
    throw invalid({ password: 'This is not your current password.' }, 'This is not your current password.');
  }
  await refund('code-account', budget);
}
