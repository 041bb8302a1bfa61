import { MONTHS } from '@/lib/domain/courses/course';
import { addDays, addMonths, type Day } from '@/lib/domain/days/day';
import { counted } from '@/lib/domain/texts/counted';

/** The same day so many months later; the month's last day where it has no such day. Half a month is 15 days. */
export const monthsOn = (day: string, months: number): Day =>
  addDays(addMonths(day, Math.floor(months)), Number.isInteger(months) ? 0 : 15);

/** The first day of an intake's month. */
export function firstDayOf({ year, month }: { year: number; month: string }): string {
  const number = MONTHS.indexOf(month as (typeof MONTHS)[number]) + 1;
  return `${year}-${String(number).padStart(2, '0')}-01`;
}

/** '1 year', '2 years', '18 months', '4.5 months'. */
export function lengthText(months: number): string {
  return months % 12 === 0 ? counted(months / 12, 'year') : counted(months, 'month');
}
