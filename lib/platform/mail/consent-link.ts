import { createHmac, timingSafeEqual } from 'node:crypto';
import { authSecret } from '@/lib/platform/env';
import type { ConsentLinkRecord } from '@/models/consent-link';

type Link = Pick<ConsentLinkRecord, '_id' | 'userId' | 'address'>;

/** The token of a link by which a student confirms applications without signing in. Signed, not stored. */
export const consentToken = (link: Link): string => `${link._id}${signature(link)}`;

/** The id of the link that a token names, which may not be ours. */
export const linkOfToken = (token: string): string | null => /^[0-9a-f]{24}/.exec(token)?.[0] ?? null;

/** Whether a token is that of this link. */
export function isConsentToken(token: string, link: Link): boolean {
  const [given, right] = [Buffer.from(token), Buffer.from(consentToken(link))];
  return given.length === right.length && timingSafeEqual(given, right);
}

function signature({ _id, userId, address }: Link): string {
  const what = ['student consent', String(_id), String(userId), address];
  return createHmac('sha256', authSecret()).update(JSON.stringify(what)).digest('base64url');
}
