import type { MonthState, YearChoice } from '@/lib/contract/applications/applications';
import type { ClosingDays } from '@/lib/domain/courses/closing-days';
import type { Month } from '@/lib/domain/courses/course';
import { intakeProblem, offeredMonths, offeredYears } from './intakes';

/** The years and months of an application form: none that is past or closed, and those applied for marked so. */
export function intakeChoices(
  intakes: readonly Month[],
  applied: readonly { year: number; month: Month }[],
  now: Date,
  closingDays: ClosingDays = {},
): YearChoice[] {
  const stateOf = (year: number, month: Month): MonthState =>
    applied.some((intake) => intake.year === year && intake.month === month) ? 'applied' : 'open';
  const choices = offeredYears(now).map((year) => ({
    year,
    months: offeredMonths(intakes)
      .filter((month) => !intakeProblem(intakes, { year, month }, now, closingDays))
      .map((month) => ({ month, state: stateOf(year, month) })),
  }));
  return choices.filter(({ months }) => months.length > 0);
}

/** Whether any month of any year is still open. */
export function anyOpen(choices: readonly YearChoice[]): boolean {
  return choices.some(({ months }) => months.some(({ state }) => state === 'open'));
}

/** The earliest open intake; the earliest of all where none is open, undefined where there is none. */
export function firstIntake(choices: readonly YearChoice[]): { year: number; month: Month } | undefined {
  const intakes = choices.flatMap(({ year, months }) => months.map(({ month, state }) => ({ year, month, state })));
  return intakes.find(({ state }) => state === 'open') ?? intakes[0];
}
