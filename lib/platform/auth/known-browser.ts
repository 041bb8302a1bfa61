import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { authSecret } from '@/lib/platform/env';
import { secureCookies } from './session';

/** Set at each sign-in and kept after signing out: an account knows the browsers that its owner signed in with. */
export const KNOWN_BROWSER_COOKIE = 'browser';
export const KNOWN_BROWSER_SECONDS = 180 * 24 * 3600;

/** Several people may use one browser. */
const MOST_ACCOUNTS = 5;
/** A random name of the browser, and a tag for each account that signed in with it. */
const WELL_FORMED = /^([\w-]{22})((?:\.[\w-]{22})+)$/;

/** Returns the browser's name when this account has signed in with it before, else null. */
export function knownBrowser(cookie: string | null, email: string): string | null {
  const { name, tags } = parsed(cookie);
  const wanted = Buffer.from(tagOf(name, email));
  return tags.some((tag) => timingSafeEqual(Buffer.from(tag), wanted)) ? name : null;
}

/** Returns the cookie's value after this account has signed in with the browser. */
export function rememberedIn(cookie: string | null, email: string): string {
  const { name, tags } = parsed(cookie);
  const own = tagOf(name, email);
  return [name, own, ...tags.filter((tag) => tag !== own).slice(0, MOST_ACCOUNTS - 1)].join('.');
}

/** The `Set-Cookie` value after this account has signed in with the browser. */
export function knownBrowserCookie(cookie: string | null, email: string): string {
  const value = `${KNOWN_BROWSER_COOKIE}=${rememberedIn(cookie, email)}`;
  return `${value}; Path=/; Max-Age=${KNOWN_BROWSER_SECONDS}; HttpOnly; SameSite=Lax${secureCookies() ? '; Secure' : ''}`;
}

/** A new name, without tags, for a cookie that is missing or not of ours. */
function parsed(cookie: string | null): { name: string; tags: string[] } {
  const [, name, tags] = WELL_FORMED.exec(cookie ?? '') ?? [];
  return name && tags
    ? { name, tags: tags.slice(1).split('.').slice(0, MOST_ACCOUNTS) }
    : { name: randomBytes(16).toString('base64url'), tags: [] };
}

function tagOf(name: string, email: string): string {
  const key = Buffer.from(hkdfSync('sha256', authSecret(), '', 'known browsers', 32));
  return createHmac('sha256', key).update(`${name}:${email}`).digest().subarray(0, 16).toString('base64url');
}
