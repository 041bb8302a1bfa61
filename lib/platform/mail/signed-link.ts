import { createHmac, timingSafeEqual } from 'node:crypto';
import { authSecret } from '@/lib/platform/env';

/** The links of letters that are signed, not stored: what one is about and to which address it went is its signature. */

/** The signature of what a link is about; `what` begins with the kind of link. */
export const linkSignature = (what: readonly unknown[]): string =>
  createHmac('sha256', authSecret()).update(JSON.stringify(what)).digest('base64url');

/** Whether a token that was given is the right one, in a time that tells nothing of it. */
export function isToken(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
