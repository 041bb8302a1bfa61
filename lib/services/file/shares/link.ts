import { createHmac, timingSafeEqual } from 'node:crypto';
import { authSecret, siteUrl } from '@/lib/platform/env';

/** The address of a shared list of files. Signed, not stored: its record decides whether it still works. */
export const shareLink = (id: string): string => siteUrl(`/shared/${id}${signature(id)}`);

/** The id of the share that a token is of; null for one that isn't ours. */
export function shareOfToken(token: string): string | null {
  const id = token.slice(0, 24);
  if (!/^[0-9a-f]{24}$/.test(id)) return null;
  const [given, right] = [Buffer.from(token.slice(24)), Buffer.from(signature(id))];
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}

const signature = (id: string) => createHmac('sha256', authSecret()).update(`share:${id}`).digest('base64url');
