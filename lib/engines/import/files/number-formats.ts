import { DAY_MS } from '@/lib/domain/days/day';

const BUILT_IN_DATES = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;

/** Whether a number format shows a date or time, by its built-in id or its own code. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return BUILT_IN_DATES.some(([from, to]) => id >= from && id <= to);
  const bare = code.slice(0, 500).replace(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/g, '');
  return /[dmyhs]/i.test(bare) && !/general/i.test(bare);
}

/** The currency sign or code a number format puts beside the number ('$', 'AUD', '£'), or ''. */
export function formatCurrencySign(code: string | undefined): string {
  if (code === undefined) return '';
  const positive = code.slice(0, 500).split(';')[0] ?? '';
  const bracketed = /\[\$([^\]-]+)(?:-[^\]]*)?\]/.exec(positive)?.[1];
  if (bracketed) return bracketed.trim();
  const quoted = positive.match(/"([^"]*)"/g)?.find((part) => /[$£€₹¥]|[A-Z]{3}/.test(part));
  if (quoted) return quoted.replaceAll('"', '').trim();
  return /[A-Z]{0,3}[$£€₹¥]/.exec(positive.replace(/\\/g, ''))?.[0] ?? '';
}

const BUILT_IN_PERCENT = [9, 10];

/**
 * How a number format shows a number, where the bare number would say something else: a share as per cent (0.6 → '60%'), a code
 * with its leading zeros (123 → '000123'). Undefined for every other format.
 */
export function shownAs(id: number, code: string | undefined): ((value: number) => string) | undefined {
  const first = (code ?? '').slice(0, 100).split(';')[0] ?? '';
  if (code === undefined ? BUILT_IN_PERCENT.includes(id) : /^[#0,]+(?:\.[#0]+)?%$/.test(first)) {
    // Twelve digits: 0.57 × 100 is 56.99999999999999.
    return (value) => `${Number((value * 100).toPrecision(12))}%`;
  }
  if (!/^0{2,}$/.test(first)) return undefined;
  return (value) => (Number.isInteger(value) && value >= 0 ? String(value).padStart(first.length, '0') : String(value));
}

/** 'PT09H30M00S' as a spreadsheet's time: a part of its first day. Null for another text. */
export function timeOfDay(stated: string): Date | null {
  const [, hours, minutes, seconds] = /^PT(\d+)H(\d+)M([\d.]+)S$/.exec(stated) ?? [];
  if (hours === undefined) return null;
  return dateFromSerial((Number(hours) * 3_600 + Number(minutes) * 60 + Number(seconds)) / 86_400, false);
}

const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

/** Converts a day count to a UTC date; null outside the years a spreadsheet can show. */
export function dateFromSerial(serial: number, date1904: boolean): Date | null {
  if (!Number.isFinite(serial) || serial < 0 || serial >= 2_958_466) return null;
  // The 1900 calendar has a 29 February 1900 that never was: days before it sit one later.
  const days = !date1904 && serial < 60 ? serial + 1 : serial;
  return new Date((date1904 ? EPOCH_1904 : EPOCH_1900) + Math.round(days * DAY_MS));
}
