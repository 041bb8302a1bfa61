import { MONTHS } from '../courses/course';
import { daysBetween } from './day';
import { spanWords } from './span-words';

/** Days in words. Each is 'YYYY-MM-DD'. */

const LONG_MONTHS = 'January February March April May June July August September October November December'.split(' ');

/**
 * A day or a moment (ISO 8601), in UTC so that server and browser agree.
 * @param form '20 Nov 2026' on pages, '20 November 2026' in letters
 */
export function dateText(iso: string, form: 'page' | 'letter' = 'page'): string {
  const date = new Date(iso);
  const month = (form === 'letter' ? LONG_MONTHS : MONTHS)[date.getUTCMonth()];
  return `${date.getUTCDate()} ${month} ${date.getUTCFullYear()}`;
}

/** How far off a day is: 'today', 'tomorrow', 'in 3 days', 'in 9 months', '2 days late', '4 months late'. */
export function dueWords(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days > 0 ? `in ${spanWords(days)}` : `${spanWords(-days)} late`;
}

/** '4 Dec 2026, in 12 days'. */
export const dayAndDueWords = (day: string, today: string): string => `${dateText(day)}, ${dueWords(day, today)}`;

/** How long ago a moment was: 'a moment ago' within two minutes, '12 minutes ago', then 'on 4 Dec 2026'. */
export function agoWords(at: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / 60_000);
  if (minutes < 2) return 'a moment ago';
  return minutes < 60 ? `${minutes} minutes ago` : `on ${dateText(at.toISOString())}`;
}
/** '4 December 2026 (in 12 days)', in letters. */
export const letterDay = (day: string, today: string): string => `${dateText(day, 'letter')} (${dueWords(day, today)})`;
