import { createHmac, timingSafeEqual } from 'node:crypto';
import { authSecret, siteUrl } from '@/lib/platform/env';

/** What the link of a mail can end: an account's newsletter, or the mails of a saved search. */
export interface Unsubscribed {
  what: 'newsletter' | 'saved-search';
  /** The account's id, or the search's. */
  id: string;
}

/** What each kind is signed as, and how its tokens begin. The first has mails from before there was a second. */
const KINDS = {
  newsletter: { signedAs: 'unsubscribe', begins: '' },
  'saved-search': { signedAs: 'unsubscribe-search', begins: 's' },
} as const;

/**
 * The token of an unsubscribe link. It lives as long as the mail it stands in and works again and again, so it is
 * signed, not stored; all it can do is end mails of one kind.
 */
export function unsubscribeToken({ what, id }: Unsubscribed): string {
  return `${KINDS[what].begins}${id}${signature({ what, id })}`;
}

/** What a token ends, or null for one that isn't ours. */
export function unsubscribedBy(token: string): Unsubscribed | null {
  const what = token.startsWith(KINDS['saved-search'].begins) ? 'saved-search' : 'newsletter';
  const rest = token.slice(KINDS[what].begins.length);
  const id = rest.slice(0, 24);
  if (!/^[0-9a-f]{24}$/.test(id)) return null;
  const [given, right] = [Buffer.from(rest.slice(24)), Buffer.from(signature({ what, id }))];
  return given.length === right.length && timingSafeEqual(given, right) ? { what, id } : null;
}

/** Where a mail's reader unsubscribes: the page, and the call that mail programs make by themselves (RFC 8058). */
export function unsubscribeAddresses(of: Unsubscribed): { page: string; oneClick: string } {
  const token = unsubscribeToken(of);
  return { page: siteUrl(`/unsubscribe?token=${token}`), oneClick: siteUrl(`/api/v1/unsubscribe/${token}`) };
}

const signature = ({ what, id }: Unsubscribed) =>
  createHmac('sha256', authSecret()).update(`${KINDS[what].signedAs}:${id}`).digest('base64url');
