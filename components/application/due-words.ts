import { dateText } from '@/components/course/format';
import { daysBetween } from '@/lib/domain/expiry';

/** How far off a day is, seen from `today` (both 'YYYY-MM-DD'): 'in 12 days', 'today', '2 days late'. */
function awayWords(day: string, today: string): string {
  const days = daysBetween(today, day);
  if (days === 0) return 'today';
  if (days === 1) return 'tomorrow';
  const count = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`;
  return days > 0 ? `in ${count}` : `${count} late`;
}

/** '4 Dec 2026, in 12 days'. */
export const dueWords = (day: string, today: string): string => `${dateText(day)}, ${awayWords(day, today)}`;

/** The day of a moment, 'YYYY-MM-DD', in UTC so that server and browser agree. */
export const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10);
