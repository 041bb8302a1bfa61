import { env } from '@/lib/env';
import { networkOf } from './network';

/**
 * The address a request came from, of IPv6 its /64, for rate limits. Behind a proxy (TRUST_PROXY=1) it is the last entry the proxy
 * appended; otherwise `instrumentation.ts` has put the socket's own address there, whatever the client sent.
 */
export function clientAddress(request: Request): string {
  const forwarded = request.headers.get('x-forwarded-for') ?? '';
  const last = forwarded.split(',').at(-1)?.trim();
  return last ? networkOf(last) : 'unknown';
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
  const own = [request.headers.get('host'), hostOf(env().NEXTAUTH_URL)];
  return own.includes(hostOf(origin));
}

function hostOf(url: string | undefined): string | null {
  return url && URL.canParse(url) ? new URL(url).host : null;
}
