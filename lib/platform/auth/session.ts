import { decode, encode } from 'next-auth/jwt';
import { ROLE_CODES, type Role } from '@/lib/domain/roles';
import { authSecret, isHttps } from '@/lib/platform/env';
import { once } from '@/lib/platform/once';
import type { Viewer } from './viewer';

/** The one session cookie; its value is also the bearer token (product decision 1). */
export const SESSION_COOKIE = 'token';
export const SESSION_SECONDS = 7 * 24 * 3600;

/** Every name the specification gives to session data; all are cleared on logout. */
const CLEARED_COOKIES = [SESSION_COOKIE, 'userId', 'userName', 'email', 'role'] as const;

/** What a token says. Whether it still holds is in the database: lib/platform/auth/account.ts. */
export interface Session extends Omit<Viewer, 'session'> {
  /** The id of its record (models/session.ts). */
  sessionId: string;
}

/** The encrypted token (JWE) of a session, valid for seven days. */
export function sealSession(session: Session): Promise<string> {
  const { userId, name, email, role, sessionId } = session;
  return encode({
    secret: authSecret(),
    maxAge: SESSION_SECONDS,
    token: { sub: userId, userId, userName: name, email, role: ROLE_CODES[role], sid: sessionId },
  });
}

/**
 * Returns the session inside a token, or null when it is missing, expired, cut off, forged or lacks userId, role or id. Opened
 * tokens are cached until they expire: deriving the key and decrypting costs more than most calls do.
 */
export async function openSession(token: string | undefined | null): Promise<Session | null> {
  const known = token ? opened().get(token) : undefined;
  if (known && Date.now() < known.expires) return known.session;
  const claims = await claimsOf(token);
  const session = sessionOf(claims);
  if (token && session && typeof claims?.exp === 'number') {
    if (opened().size >= MOST_CACHED) opened().clear();
    opened().set(token, { session, expires: claims.exp * 1000 });
  }
  return session;
}

/** About 1 kB each. */
const MOST_CACHED = 10_000;
const opened = () => once('opened-sessions', () => new Map<string, { session: Session; expires: number }>());

/** Whether a token is valid but carries an unknown role code: shown as 'Unauthorized Access'. */
export async function hasUnknownRole(token: string | undefined): Promise<boolean> {
  const claims = await claimsOf(token);
  return typeof claims?.userId === 'string' && typeof claims.role === 'number' && roleOfCode(claims.role) === null;
}

/** Reads a decoded token's claims; null for an unknown role code, and for a token from before sessions had ids. */
function sessionOf(claims: Record<string, unknown> | null): Session | null {
  const role = roleOfCode(claims?.role);
  if (!claims || !role || !isId(claims.userId) || !isId(claims.sid)) return null;
  return {
    userId: claims.userId,
    name: String(claims.userName ?? ''),
    email: String(claims.email ?? ''),
    role,
    sessionId: claims.sid,
  };
}

const isId = (given: unknown): given is string => typeof given === 'string' && /^[0-9a-f]{24}$/.test(given);

async function claimsOf(token: string | undefined | null): Promise<Record<string, unknown> | null> {
  if (!token || token.length > 4096) return null;
  try {
    return await decode({ secret: authSecret(), token });
  } catch {
    return null;
  }
}

/** The role behind one of the specification's codes, else null. */
export function roleOfCode(code: unknown): Role | null {
  const found = Object.entries(ROLE_CODES).find(([, value]) => value === code);
  return found ? (found[0] as Role) : null;
}

/** The `Set-Cookie` value that starts a session. */
export function sessionCookie(token: string): string {
  return `${SESSION_COOKIE}=${token}; Path=/; Max-Age=${SESSION_SECONDS}; HttpOnly; SameSite=Lax${secureCookies() ? '; Secure' : ''}`;
}

/** The `Set-Cookie` values that end one. */
export function clearedCookies(): string[] {
  return CLEARED_COOKIES.map((name) => `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`);
}

/** Cookies are Secure where the site's own address is https. */
export function secureCookies(): boolean {
  return isHttps();
}
