import { isIPv4, isIPv6 } from 'node:net';
import { env } from '@/lib/platform/env';
import { networkOf } from './network';

/**
 * The address a request came from, of IPv6 its /64, for rate limits. Behind TRUST_PROXY proxies, each of which appends the one that
 * asked it, it is that many entries from the end; without one the socket's own address was put there, whatever the client sent.
 */
export function clientAddress(request: Pick<Request, 'headers'>): string {
  const forwarded = request.headers.get('x-forwarded-for') ?? '';
  const entries = forwarded.split(',');
  const client = entries.at(-Math.min(entries.length, Math.max(1, env().TRUST_PROXY)))?.trim();
  return client ? networkOf(client) : 'unknown';
}

/**
 * The range that an address is in: '203.0.113.x', '2001:db8:1:x'. Providers give one customer as much, so who guesses
 * doesn't begin anew with the next address, and it says of people no more than about where they are.
 */
export function rangeOf(address: string): string {
  const plain = address.toLowerCase().replace(/^::ffff:(?=[\d.]+$)/, '');
  if (isIPv4(plain)) return plain.replace(/\.\d+$/, '.x');
  if (!isIPv6(plain)) return plain.slice(0, 40);
  const [head = '', tail] = plain.split('%')[0]?.split('::') ?? [];
  const first = head === '' ? [] : head.split(':');
  const zeros = tail === undefined ? 0 : 8 - first.length - (tail === '' ? 0 : tail.split(':').length);
  const groups = [...first, ...Array<string>(Math.max(0, zeros)).fill('0'), ...(tail ? tail.split(':') : [])];
  return `${groups.slice(0, 3).join(':')}:x`;
}

/**
 * Whether a browser sent this request from one of our own pages. A session cookie alone must not let a foreign site
 * act for its visitor; scripts that send a bearer token have no such problem.
 */
export function isSameSite(request: Request): boolean {
  const site = request.headers.get('sec-fetch-site');
  if (site) return site === 'same-origin' || site === 'none';
  const origin = request.headers.get('origin');
  if (!origin) return true;
  const from = hostOf(origin);
  const own = [request.headers.get('host'), hostOf(env().NEXTAUTH_URL)];
  // A page without an origin of its own says 'null', which is no host: it is no page of ours.
  return from !== null && own.includes(from);
}

function hostOf(url: string | undefined): string | null {
  return url && URL.canParse(url) ? new URL(url).host : null;
}
