import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { authSecret } from '@/lib/platform/env';
import { secureCookies } from './session';

/** Set at each sign-in and kept after signing out: an account knows the browsers that its owner signed in with. */
export const KNOWN_BROWSER_COOKIE = 'browser';
export const KNOWN_BROWSER_SECONDS = 180 * 24 * 3600;

/** Several people may use one browser. */
const MOST_ACCOUNTS = 5;
/** A random name of the browser, and a mark for each account that signed in with it. */
const WELL_FORMED = /^([\w-]{22})((?:\.[\w-]{22})+)$/;

/** Returns the browser's name when this account has signed in with it before, else null. */
export function knownBrowser(cookie: string | null, email: string): string | null {
  const { name, marks } = parsed(cookie);
  const wanted = Buffer.from(markOf(name, email));
  return marks.some((mark) => timingSafeEqual(Buffer.from(mark), wanted)) ? name : null;
}

/** Returns the cookie's value after this account has signed in with the browser. */
export function rememberedIn(cookie: string | null, email: string): string {
  const { name, marks } = parsed(cookie);
  const own = markOf(name, email);
  return [name, own, ...marks.filter((mark) => mark !== own).slice(0, MOST_ACCOUNTS - 1)].join('.');
}

/** The `Set-Cookie` value after this account has signed in with the browser. */
export function knownBrowserCookie(cookie: string | null, email: string): string {
  const value = `${KNOWN_BROWSER_COOKIE}=${rememberedIn(cookie, email)}`;
  return `${value}; Path=/; Max-Age=${KNOWN_BROWSER_SECONDS}; HttpOnly; SameSite=Lax${secureCookies() ? '; Secure' : ''}`;
}

/** A new name, without marks, for a cookie that is missing or not of ours. */
function parsed(cookie: string | null): { name: string; marks: string[] } {
  const [, name, marks] = WELL_FORMED.exec(cookie ?? '') ?? [];
  return name && marks
    ? { name, marks: marks.slice(1).split('.').slice(0, MOST_ACCOUNTS) }
    : { name: randomBytes(16).toString('base64url'), marks: [] };
}

function markOf(name: string, email: string): string {
  const key = Buffer.from(hkdfSync('sha256', authSecret(), '', 'known browsers', 32));
  return createHmac('sha256', key).update(`${name}:${email}`).digest().subarray(0, 16).toString('base64url');
}
