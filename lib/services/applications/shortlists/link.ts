import { createHmac, timingSafeEqual } from 'node:crypto';
import { authSecret, siteUrl } from '@/lib/platform/env';
import type { Id } from '@/models/id';

/** Whose shortlist a link shows, and which of its links it is. */
interface Named {
  _id: Id;
  link: { _id: Id };
}

/** The address of a shortlist. Signed, not stored: its record decides whether it still works. */
export const shortlistLink = (named: Named): string => siteUrl(`/shortlist/${named._id}${signature(named)}`);

/** The id of the record that a token names, which may not be ours; null for anything else. */
export const namedByToken = (token: string): string | null => /^[0-9a-f]{24}/.exec(token)?.[0] ?? null;

/** Whether a token is the one of a record's present link. */
export function isTokenOf(token: string, named: Named): boolean {
  const [given, right] = [Buffer.from(token.slice(24)), Buffer.from(signature(named))];
  return given.length === right.length && timingSafeEqual(given, right);
}

const signature = ({ _id, link }: Named) =>
  createHmac('sha256', authSecret()).update(`shortlist:${_id}:${link._id}`).digest('base64url');
