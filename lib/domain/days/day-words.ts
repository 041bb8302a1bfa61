import { MONTHS } from '../course';
import { daysBetween } from './expiry';

/** Days in words. Each is 'YYYY-MM-DD'. */

/** '20 Nov 2026' of a day or a moment (ISO 8601), in UTC so that server and browser agree. */
export function dateText(iso: string): string {
  const date = new Date(iso);
  return `${date.getUTCDate()} ${MONTHS[date.getUTCMonth()]} ${date.getUTCFullYear()}`;
}

/** How far off a day is: 'today', 'tomorrow', 'in 3 days', '2 days late'. */
export function dueWords(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  if (days > 0) return `in ${days} days`;
  return days === -1 ? '1 day late' : `${-days} days late`;
}

/** '4 Dec 2026, in 12 days'. */
export const dayAndDueWords = (day: string, today: string): string => `${dateText(day)}, ${dueWords(day, today)}`;

/** How long ago a moment was: 'a moment ago' within two minutes, '12 minutes ago', then 'on 4 Dec 2026'. */
export function agoWords(at: Date, now: Date): string {
  const minutes = Math.floor((now.getTime() - at.getTime()) / 60_000);
  if (minutes < 2) return 'a moment ago';
  return minutes < 60 ? `${minutes} minutes ago` : `on ${dateText(at.toISOString())}`;
}
