import { createHmac, timingSafeEqual } from 'node:crypto';
import { authSecret, siteUrl } from '@/lib/env';

/**
 * The token of an unsubscribe link. It lives as long as the mail it stands in and works again and again, so it is
 * signed, not stored; all it can do is end the newsletter of one account.
 */
export function unsubscribeToken(userId: string): string {
  return `${userId}${signature(userId)}`;
}

/** Whose newsletter a token ends, or null for one that isn't ours. */
export function userOfUnsubscribeToken(token: string): string | null {
  const userId = token.slice(0, 24);
  if (!/^[0-9a-f]{24}$/.test(userId)) return null;
  const [given, right] = [Buffer.from(token.slice(24)), Buffer.from(signature(userId))];
  return given.length === right.length && timingSafeEqual(given, right) ? userId : null;
}

/** Where a mail's reader unsubscribes: the page, and the call that mail programs make by themselves (RFC 8058). */
export function unsubscribeAddresses(userId: string): { page: string; oneClick: string } {
  const token = unsubscribeToken(userId);
  return { page: siteUrl(`/unsubscribe?token=${token}`), oneClick: siteUrl(`/api/v1/unsubscribe/${token}`) };
}

const signature = (userId: string) =>
  createHmac('sha256', authSecret()).update(`unsubscribe:${userId}`).digest('base64url');
