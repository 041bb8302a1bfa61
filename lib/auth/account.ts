import { connectDatabase } from '@/lib/db';
import { publish } from '@/lib/events/bus';
import { log } from '@/lib/log';
import { once } from '@/lib/once';
import { User } from '@/models/user';
import { openSession, type Session } from './session';
import type { Viewer } from './viewer';

/** How old a cached account status may be for a call that only reads. */
const RECENT_MS = 5_000;

interface AccountStatus {
  viewer: Viewer | null;
  sessionVersion: number;
  at: number;
}

/**
 * Returns the viewer behind a token, or null. The account is read again, so that a disabled, unverified or deleted one, or
 * one whose password changed since, is signed out at once; calls that only read accept a status up to 5 s old.
 */
export async function viewerOfToken(token: string | null | undefined, mode: 'read' | 'write'): Promise<Viewer | null> {
  const session = await openSession(token);
  return session && viewerOfSession(session, mode);
}

/** The same for a session that was just opened from its token, which costs more than reading the account. */
export async function viewerOfSession(session: Session, mode: 'read' | 'write'): Promise<Viewer | null> {
  const status = mode === 'write' ? await lookUp(session) : await recentStatus(session);
  return status.sessionVersion === session.sessionVersion ? status.viewer : null;
}

/** Whether the account of this token's session still exists but isn't verified any more: then it can't sign in again either. */
export async function isUnverifiedSince(token: string | null | undefined): Promise<boolean> {
  const session = await openSession(token);
  if (!session) return false;
  await connectDatabase();
  return (await User.exists({ _id: session.userId, isVerified: false, disabled: { $ne: true } })) !== null;
}

/**
 * Drops an account's cached status and makes the open event streams of all processes check it again. To be called by all
 * that changes whether the account may sign in.
 */
export function dropAccountStatus(userId: string): void {
  accountStatuses().delete(userId);
  publish({ kind: 'session-ended', to: [userId], payload: {} }).catch((error) => {
    // Each stream checks the account again by itself from time to time.
    log().warn({ err: error }, 'a change of an account could not be announced');
  });
}

async function recentStatus(session: Session): Promise<AccountStatus> {
  const known = accountStatuses().get(session.userId);
  return known && Date.now() - known.at < RECENT_MS ? known : lookUp(session);
}

async function lookUp(session: Session): Promise<AccountStatus> {
  await connectDatabase();
  const user = await User.findById(session.userId, 'name email role isVerified disabled sessionVersion').lean();
  const allowed = user?.isVerified && !user.disabled && user.role === session.role;
  const status: AccountStatus = {
    viewer: allowed ? { userId: session.userId, role: user.role, name: user.name, email: user.email } : null,
    sessionVersion: user?.sessionVersion ?? -1,
    at: Date.now(),
  };
  if (accountStatuses().size > 10_000) accountStatuses().clear();
  accountStatuses().set(session.userId, status);
  return status;
}

const accountStatuses = () => once('account-statuses', () => new Map<string, AccountStatus>());
