import type { MonthState, YearChoice } from '@/lib/contract/applications/applications';
import type { Month } from '@/lib/domain/course';
import { intakeProblem, offeredMonths, offeredYears } from './intakes';

/** The years and months of an application form, with what stands in the way of each month. */
export function intakeChoices(
  admissionIntake: string,
  applied: readonly { year: number; month: Month }[],
  now: Date,
): YearChoice[] {
  const stateOf = (year: number, month: Month): MonthState => {
    if (applied.some((intake) => intake.year === year && intake.month === month)) return 'applied';
    return intakeProblem(admissionIntake, { year, month }, now) ? 'past' : 'open';
  };
  return offeredYears(now).map((year) => ({
    year,
    months: offeredMonths(admissionIntake).map((month) => ({ month, state: stateOf(year, month) })),
  }));
}

/** Whether any month of any year is still open. */
export function anyOpen(choices: readonly YearChoice[]): boolean {
  return choices.some(({ months }) => months.some(({ state }) => state === 'open'));
}
