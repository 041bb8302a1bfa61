import { MONTHS } from '@/lib/domain/course';

const DAY_MS = 24 * 3600 * 1000;

/** Days are 'YYYY-MM-DD' and counted in UTC. */
export const addDays = (day: string, days: number): string => dayOf(new Date(Date.parse(day) + days * DAY_MS));

/** The same day so many months later; the month's last day where it has no such day. Half a month is 15 days. */
export function addMonths(day: string, months: number): string {
  const whole = Math.floor(months);
  const date = new Date(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + whole);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return addDays(dayOf(date), months === whole ? 0 : 15);
}

/** The first day of an intake's month. */
export function firstDayOf({ year, month }: { year: number; month: string }): string {
  const number = MONTHS.indexOf(month as (typeof MONTHS)[number]) + 1;
  return `${year}-${String(number).padStart(2, '0')}-01`;
}

/** '1 year', '2 years', '18 months', '4.5 months'. */
export function lengthText(months: number): string {
  if (months % 12 === 0) return months === 12 ? '1 year' : `${months / 12} years`;
  return months === 1 ? '1 month' : `${months} months`;
}

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
