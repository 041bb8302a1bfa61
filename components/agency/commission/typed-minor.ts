import { readMinor } from '@/lib/domain/money/minor';

/** What was typed, in minor units; '?' where it is no amount of the currency, for the server to refuse. */
export function typedMinor(text: string, currency: string): number | string {
  const read = readMinor(text, currency, { mayBeNothing: true });
  return 'minor' in read ? read.minor : '?';
}

/** The same, null where nothing was typed. */
export const minorOrNull = (text: string, currency: string): number | string | null =>
  text.trim() ? typedMinor(text, currency) : null;

/** '12.5' per cent in parts per million; as it is where it is no number. */
export function typedParts(text: string): number | string {
  const amount = Number(text.trim().replace(',', '.').replace('%', ''));
  return text.trim() && Number.isFinite(amount) ? Math.round(amount * 10_000) : text || '?';
}
