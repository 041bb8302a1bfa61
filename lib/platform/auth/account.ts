import { connectDatabase } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { publish, subscribe } from '@/lib/platform/events/bus';
import { log } from '@/lib/platform/log';
import { once } from '@/lib/platform/once';
import { StoredSession } from '@/models/session';
import { User, type UserRecord } from '@/models/user';
import { onlyByDirectory } from './directory';
import { helpedNow } from './helps';
import { openSession, type Session } from './session';
import type { Membership, Viewer } from './viewer';

/** How old a cached status may be for a call that only reads. Processes that hear events drop it sooner. */
const RECENT_MS = 5_000;
/** `usedOn` is written once in this time. */
const USE_WRITTEN_MS = 60_000;
const MOST_CACHED = 10_000;

export interface LookUp {
  /** Reads session and account anew, as for whatever changes something; else a status up to 5 s old will do. */
  fresh?: boolean;
  /** A page asks by itself, such as for live events: no sign that a person is there, so the idle time goes on. */
  unattended?: boolean;
}

interface Status {
  /** null when the session doesn't hold. */
  viewer: Viewer | null;
  usedOn: number;
  at: number;
}

/**
 * Returns the viewer behind a token, or null. Session and account are read again: one that was left, idle for too long or
 * older than seven days, and one of a disabled, unverified or deleted account, or from before its password changed, ends at
 * once, for reads within 5 s at the latest.
 */
export async function viewerOfToken(token: string | null | undefined, how: LookUp = {}): Promise<Viewer | null> {
  const session = await openSession(token);
  return session && viewerOfSession(session, how);
}

/** The same for a session that was just opened from its token, which costs more than reading the account. */
export async function viewerOfSession(session: Session, how: LookUp = {}): Promise<Viewer | null> {
  const status = (!how.fresh && recentStatus(session)) || (await lookUp(session));
  if (status.viewer && !how.unattended) await writeUse(session, status);
  return status.viewer;
}

/** Whether the account of this token's session still exists but isn't verified any more: then it can't sign in again either. */
export async function isUnverifiedSince(token: string | null | undefined): Promise<boolean> {
  const session = await openSession(token);
  if (!session) return false;
  await connectDatabase();
  return (await User.exists({ _id: session.userId, isVerified: false, disabled: { $ne: true } })) !== null;
}

/**
 * Drops what is cached about an account and its sessions, in all processes, and has the open event streams check theirs
 * again. To be called, and awaited, by all that ends a session or changes whether the account may sign in. Never rejects.
 */
export async function dropAccountStatus(userId: string): Promise<void> {
  forgetStatus(userId);
  // What fails here ends within 5 s all the same, and each stream checks its session from time to time.
  await publish({ kind: SESSION_ENDED, to: [userId], payload: {} }).catch((error) =>
    log().warn({ err: error }, 'a change of an account could not be announced'),
  );
}
export const SESSION_ENDED = 'session-ended';

/** Drops cached statuses when another process ends a session. Called once per process. */
export function followEndedSessions(): void {
  subscribe(({ kind, to }) => {
    if (kind === SESSION_ENDED) for (const userId of to) forgetStatus(userId);
  });
}

function forgetStatus(userId: string): void {
  const state = statuses();
  state.byUser.delete(userId);
  state.drops++;
}

function recentStatus({ userId, sessionId }: Session): Status | undefined {
  const known = statuses().byUser.get(userId)?.get(sessionId);
  return known && Date.now() - known.at < RECENT_MS ? known : undefined;
}

async function lookUp(session: Session): Promise<Status> {
  await connectDatabase();
  const state = statuses();
  const { drops } = state;
  const { userId, sessionId } = session;
  const [user, stored] = await Promise.all([
    User.findById(userId, VIEWER_FIELDS).lean(),
    StoredSession.findById(sessionId).lean(),
  ]);
  const lives = stored && String(stored.userId) === userId && stored.version === user?.sessionVersion;
  const allowed = user && (stored?.directory || !onlyByDirectory(user));
  const known =
    user?.role === session.role && lives && allowed && !isOver(stored, session) ? await viewerOfUser(user) : null;
  const viewer = known && stored ? { ...known, session: { id: sessionId, confirmedOn: stored.confirmedOn } } : null;
  const status = { viewer, usedOn: stored?.usedOn.getTime() ?? 0, at: Date.now() };
  // What was read before a session ended must not be kept after that.
  if (state.drops === drops) keep(session, status);
  return status;
}

/** What `viewerOfUser` reads of an account, and the version that its sessions go with. */
export const VIEWER_FIELDS = 'name email role isVerified disabled sessionVersion agency helps';

/** The viewer that an account is now; null for one that may not sign in. */
export async function viewerOfUser(
  user: Pick<UserRecord, '_id' | 'name' | 'email' | 'role' | 'isVerified' | 'disabled' | 'agency' | 'helps'>,
): Promise<Viewer | null> {
  if (!user.isVerified || user.disabled || user.agency?.closed) return null;
  const { _id, role, name, email, agency, helps = [] } = user;
  return {
    ...{ userId: String(_id), role, name, email },
    ...(agency ? { agency: membershipOf(agency) } : {}),
    ...(role === 'helper' ? { helps: await helpedNow(helps, new Date()) } : {}),
  };
}

function membershipOf({
  id,
  role,
  branches,
  exports,
  commission = false,
  handles = false,
}: NonNullable<UserRecord['agency']>): Membership {
  return { id: String(id), role, branches: branches.map(String), exports, commission, handles };
}

/** Seven days after the password, and for staff also after a time without use. */
function isOver({ endsOn, usedOn }: { endsOn: Date; usedOn: Date }, { role }: Session): boolean {
  const idleMs = Date.now() - usedOn.getTime();
  const isStaff = role === 'team' || role === 'admin';
  return endsOn <= new Date() || (isStaff && idleMs > env().STAFF_IDLE_HOURS * 3_600_000);
}

async function writeUse({ sessionId }: Session, status: Status): Promise<void> {
  const now = new Date();
  if (now.getTime() - status.usedOn < USE_WRITTEN_MS) return;
  status.usedOn = now.getTime();
  await StoredSession.updateOne({ _id: sessionId }, { $set: { usedOn: now } });
}

function keep({ userId, sessionId }: Session, status: Status): void {
  const { byUser } = statuses();
  if (byUser.size >= MOST_CACHED) byUser.clear();
  const own = byUser.get(userId) ?? new Map<string, Status>();
  byUser.set(userId, own.set(sessionId, status));
}

const statuses = () =>
  once('account-statuses', () => ({
    byUser: new Map<string, Map<string, Status>>(),
    /** How often something was dropped: a look-up that began before the last time may be out of date. */
    drops: 0,
  }));
