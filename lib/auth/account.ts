import { connectDatabase } from '@/lib/db';
import { publish } from '@/lib/events/bus';
import { log } from '@/lib/log';
import { once } from '@/lib/once';
import { User } from '@/models/user';
import { openSession, type Session } from './session';
import type { Viewer } from './viewer';

/** How old a look at the account may be for a call that only reads. */
const RECENT_MS = 5_000;

interface Standing {
  viewer: Viewer | null;
  sessionVersion: number;
  at: number;
}

/**
 * The viewer behind a token, or null. The account is looked up again, so that a disabled, unverified or deleted one,
 * or one whose password changed since, is signed out at once; calls that only read accept a look up to 5 s old.
 */
export async function viewerOfToken(token: string | null | undefined, mode: 'read' | 'write'): Promise<Viewer | null> {
  const session = await openSession(token);
  return session && viewerOfSession(session, mode);
}

/** The same for a token that was opened a moment ago: opening costs more than the look, and tells when it expires. */
export async function viewerOfSession(session: Session, mode: 'read' | 'write'): Promise<Viewer | null> {
  const standing = mode === 'write' ? await lookUp(session) : await recentStanding(session);
  return standing.sessionVersion === session.sessionVersion ? standing.viewer : null;
}

/**
 * Drops the remembered look at an account, and has the open event streams of all processes look again; called by
 * whatever changes its standing.
 */
export function forgetStanding(userId: string): void {
  standings().delete(userId);
  publish({ kind: 'session-ended', to: [userId], payload: {} }).catch((error) => {
    // Streams look again by themselves within seconds.
    log().warn({ err: error }, 'a change of an account could not be announced');
  });
}

async function recentStanding(session: Session): Promise<Standing> {
  const known = standings().get(session.userId);
  return known && Date.now() - known.at < RECENT_MS ? known : lookUp(session);
}

async function lookUp(session: Session): Promise<Standing> {
  await connectDatabase();
  const user = await User.findById(session.userId, 'name email role isVerified disabled sessionVersion').lean();
  const allowed = user?.isVerified && !user.disabled && user.role === session.role;
  const standing: Standing = {
    viewer: allowed ? { userId: session.userId, role: user.role, name: user.name, email: user.email } : null,
    sessionVersion: user?.sessionVersion ?? -1,
    at: Date.now(),
  };
  if (standings().size > 10_000) standings().clear();
  standings().set(session.userId, standing);
  return standing;
}

const standings = () => once('account-standings', () => new Map<string, Standing>());
