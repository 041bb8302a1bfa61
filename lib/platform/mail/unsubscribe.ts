import { createHmac, timingSafeEqual } from 'node:crypto';
import { authSecret, siteUrl } from '@/lib/platform/env';

/** What the link of a mail can end: an account's newsletter, the mails of a saved search, or an agency's messages to many. */
export interface Unsubscribed {
  what: 'newsletter' | 'saved-search' | 'agency-messages';
  /** The account's id, or the search's; of an agency's messages its id, that of its record of the reader, and the address's digest. */
  id: string;
}

/** What each kind is signed as, how its tokens begin and what its ids are. The first has mails from before there was a second. */
const KINDS = {
  newsletter: { signedAs: 'unsubscribe', begins: '', id: /^[0-9a-f]{24}/ },
  'saved-search': { signedAs: 'unsubscribe-search', begins: 's', id: /^[0-9a-f]{24}/ },
  'agency-messages': { signedAs: 'unsubscribe-agency', begins: 'm', id: /^[0-9a-f]{48}[\w-]{43}/ },
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
  const what = token.startsWith('s') ? 'saved-search' : token.startsWith('m') ? 'agency-messages' : 'newsletter';
  const rest = token.slice(KINDS[what].begins.length);
  const [id] = KINDS[what].id.exec(rest) ?? [];
  if (!id) return null;
  const [given, right] = [Buffer.from(rest.slice(id.length)), Buffer.from(signature({ what, id }))];
  return given.length === right.length && timingSafeEqual(given, right) ? { what, id } : null;
}

/** Where a mail's reader unsubscribes: the page, and the call that mail programs make by themselves (RFC 8058). */
export function unsubscribeAddresses(of: Unsubscribed): { page: string; oneClick: string } {
  const token = unsubscribeToken(of);
  return { page: siteUrl(`/unsubscribe?token=${token}`), oneClick: siteUrl(`/api/v1/unsubscribe/${token}`) };
}

const signature = ({ what, id }: Unsubscribed) =>
  createHmac('sha256', authSecret()).update(`${KINDS[what].signedAs}:${id}`).digest('base64url');
