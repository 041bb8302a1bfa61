import { dayOf, HOUR_MS } from '@/lib/domain/days/day';

/** The moment so many days (and hours) before `now`. */
export function daysBefore(now: Date, days: number, hours = 0): Date {
  return new Date(now.getTime() - (days * 24 + hours) * HOUR_MS);
}

/** Half past nine in India, where the team sits, in UTC. */
const OFFICE_OPENS = 4 * HOUR_MS;
/** Time between two things that happen one after the other on a day, so that eight fit into office hours. */
const BETWEEN = (47 * HOUR_MS) / 60;

/**
 * Moments in the team's working hours, Monday to Friday, for things that happened so many days before `now`, the oldest first:
 * in the same order, each before `now`, those of one day one after the other.
 */
export function officeMoments(now: Date, daysAgo: readonly number[]): Date[] {
  const sameDay = new Map<number, number>();
  return daysAgo.map((days) => {
    const day = workingDayUpTo(daysBefore(now, Math.max(days, 1)));
    const place = sameDay.get(day) ?? 0;
    sameDay.set(day, place + 1);
    return new Date(day + OFFICE_OPENS + place * BETWEEN);
  });
}

/** The start (UTC, in ms) of this day, or of the Friday before a weekend. */
function workingDayUpTo(moment: Date): number {
  const weekday = moment.getUTCDay();
  const back = weekday === 6 ? 1 : weekday === 0 ? 2 : 0;
  const day = daysBefore(moment, back);
  return Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), day.getUTCDate());
}

/** A calendar day without time or zone, 'YYYY-MM-DD'. `month` counts from 1. */
export function calendarDay(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The calendar day (UTC) so many days before `now`. */
export function dayBefore(now: Date, days: number): string {
  return dayOf(daysBefore(now, days), 'UTC');
}
