import { Types } from 'mongoose';
import { type SessionRecord, StoredSession } from '@/models/session';
import { User, type UserRecord } from '@/models/user';
import { dropAccountStatus } from './account';
import type { Client } from './client';
import { seal } from './sealed';
import { SESSION_SECONDS, sealSession } from './session';
import type { Viewer } from './viewer';

/** How many sessions an account may have; a further sign-in ends the oldest. */
const MOST_SESSIONS = 200;

type Account = Pick<UserRecord, '_id' | 'name' | 'email' | 'role' | 'sessionVersion'>;

/** Without a new yes of the directory a session through it is over after this long. */
const DIRECTORY_MS = 8 * 3_600_000;
const ASKED_AGAIN_MS = 3_600_000;

/**
 * Starts a session of an account whose password or passkey was just checked, or whom the directory knows. Returns its token.
 * @param proof of the directory; null for the account's own ways
 */
export async function startSession(
  user: Account,
  client: Pick<Client, 'device' | 'network'>,
  proof: { refresh: string | null } | null = null,
): Promise<string> {
  const { _id, name, email, role, sessionVersion } = user;
  const sessionId = new Types.ObjectId();
  const now = new Date();
  await StoredSession.create({
    _id: sessionId,
    userId: _id,
    version: sessionVersion,
    device: client.device,
    place: client.network,
    usedOn: now,
    confirmedOn: now,
    endsOn: new Date(now.getTime() + SESSION_SECONDS * 1000),
    ...(proof ? ofDirectory({ _id: sessionId, createdOn: now }, proof.refresh) : {}),
  });
  const [surplus] = await StoredSession.find({ userId: _id }, '_id')
    .sort({ _id: -1 })
    .skip(MOST_SESSIONS)
    .limit(1)
    .lean();
  if (surplus) await StoredSession.deleteMany({ userId: _id, _id: { $lte: surplus._id } });
  return sealSession({ userId: String(_id), name, email, role, sessionId: String(sessionId) });
}

/** What a session is by the directory's yes of this moment: its next question and its end, never later than any session's. */
export function ofDirectory(
  { _id, createdOn }: { _id: Types.ObjectId; createdOn: Date },
  refresh: string | null,
): Required<Pick<SessionRecord, 'endsOn' | 'directory'>> {
  const now = Date.now();
  const sealed = refresh && seal('refresh tokens', refresh, String(_id));
  return {
    endsOn: new Date(Math.min(now + DIRECTORY_MS, createdOn.getTime() + SESSION_SECONDS * 1000)),
    directory: { sealed, checkOn: sealed ? new Date(now + ASKED_AGAIN_MS) : null },
  };
}

/** Ends one session of a user, in every process. False when there is none with this id. */
export async function endSession(userId: string, sessionId: string): Promise<boolean> {
  const { deletedCount } = await StoredSession.deleteOne({ _id: sessionId, userId });
  if (deletedCount) await dropAccountStatus(userId);
  return deletedCount === 1;
}

/** Ends all sessions of a user, in every process. */
export async function endAllSessions(userId: string): Promise<void> {
  const user = await User.findByIdAndUpdate(
    userId,
    { $inc: { sessionVersion: 1 } },
    { returnDocument: 'after' },
  ).lean();
  if (user) await afterNewVersion(user);
}

/** Ends all sessions of a viewer but the one that asks, together with a change of the account. */
export async function endOtherSessions(
  { userId, session }: Viewer,
  change: Partial<UserRecord> & { 'settings.tfa'?: boolean } = {},
): Promise<void> {
  const update = { $set: change, $inc: { sessionVersion: 1 } };
  const user = await User.findByIdAndUpdate(userId, update, { returnDocument: 'after' }).lean();
  if (user) await afterNewVersion(user, session?.id);
}

/**
 * To be called after an account's `sessionVersion` was incremented, which ended its sessions: lets the one that did it
 * go on, removes the records of the others and has every process notice.
 * @param user the account as it is now
 */
export async function afterNewVersion(
  { _id, sessionVersion: version }: Pick<UserRecord, '_id' | 'sessionVersion'>,
  keptSessionId?: string,
): Promise<void> {
  if (keptSessionId) await StoredSession.updateOne({ _id: keptSessionId, userId: _id }, { $set: { version } });
  await StoredSession.deleteMany({ userId: _id, version: { $ne: version } });
  await dropAccountStatus(String(_id));
}
