import { createHmac } from 'node:crypto';
import { authSecret } from '@/lib/platform/env';

/** The fewest and most signs of a passport's number. */
const SIGNS = /^(?=.*\d)[\p{L}\d]{6,20}$/u;

/**
 * By what a whole passport number is found: a hash under the site's secret, so that neither a part of the number nor a copy of the
 * database finds anyone. Spaces, hyphens and case don't matter; null for what is no such number.
 */
export function passportKeyOf(typed: string | null | undefined): string | null {
  const number = (typed ?? '').replace(/[\s.-]/g, '').toUpperCase();
  if (!SIGNS.test(number)) return null;
  return createHmac('sha256', authSecret()).update(`passport:${number}`).digest('base64url');
}
