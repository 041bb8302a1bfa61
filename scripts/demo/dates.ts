const HOUR = 3_600_000;

/** The moment so many days (and hours) before `now`. */
export function daysBefore(now: Date, days: number, hours = 0): Date {
  return new Date(now.getTime() - (days * 24 + hours) * HOUR);
}

/** A calendar day without time or zone, 'YYYY-MM-DD'. `month` counts from 1. */
export function calendarDay(year: number, month: number, day: number): string {
  return `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
}

/** The calendar day (UTC) so many days before `now`. */
export function dayBefore(now: Date, days: number): string {
  return daysBefore(now, days).toISOString().slice(0, 10);
}
