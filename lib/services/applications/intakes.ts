import { type ClosingDays, isClosed } from '@/lib/domain/courses/closing-days';
import { MONTHS, type Month } from '@/lib/domain/courses/course';
import { dayOf } from '@/lib/domain/days/day';
import type { FieldErrors } from '@/lib/domain/errors';

/** The years one may apply for: this year and the next two (product decision 4). */
export function offeredYears(now: Date): number[] {
  const year = now.getFullYear();
  return [year, year + 1, year + 2];
}

/** The months one may apply for of a course with these intakes. All twelve where none is published. */
export function offeredMonths(intakes: readonly Month[]): readonly Month[] {
  return intakes.length ? intakes : MONTHS;
}

/**
 * Why this year and month can't be applied for, by field; null when they can. The current month still can; an intake
 * whose closing day is past can't, until a new one is entered.
 */
export function intakeProblem(
  intakes: readonly Month[],
  chosen: { year: number; month: Month },
  now: Date,
  closingDays: ClosingDays = {},
): FieldErrors | null {
  const years = offeredYears(now);
  if (!years.includes(chosen.year)) return { year: `Please choose one of these years: ${years.join(', ')}.` };
  const months = offeredMonths(intakes);
  if (!months.includes(chosen.month)) return { month: `This course starts in ${months.join(', ')}.` };
  if (chosen.year === now.getFullYear() && MONTHS.indexOf(chosen.month) < now.getMonth()) {
    return { month: `${chosen.month} ${chosen.year} has already passed.` };
  }
  const closed = closingDays[chosen.month];
  if (closed && isClosed(closingDays, chosen.month, dayOf(now, 'UTC'))) {
    return { month: `Applications for the ${chosen.month} intake closed on ${closed}.` };
  }
  return null;
}
