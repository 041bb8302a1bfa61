import { DAY_MS } from '@/lib/domain/days/day';

const EPOCH_1900 = Date.UTC(1899, 11, 30);
const EPOCH_1904 = Date.UTC(1904, 0, 1);

/** Converts a day count to a UTC date; null outside the years a spreadsheet can show. */
export function dateFromSerial(serial: number, date1904: boolean): Date | null {
  if (!Number.isFinite(serial) || serial < 0 || serial >= 2_958_466) return null;
  // The 1900 calendar has a 29 February 1900 that never was: days before it sit one later.
  const days = !date1904 && serial < 60 ? serial + 1 : serial;
  return new Date((date1904 ? EPOCH_1904 : EPOCH_1900) + Math.round(days * DAY_MS));
}
