import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { type ClosingDays, intakeYear } from '@/lib/domain/closing-days';
import { MONTHS, type Month } from '@/lib/domain/course';
import type { Deadline } from './deadlines';

/** The university hasn't got it yet. */
const UNSENT: readonly ApplicationStatus[] = ['Pending', 'Under Review', 'Documents Requested'];

/**
 * The closing day of the intake that an application is for, while it hasn't been sent to the university; null where none is
 * published.
 */
export function closingOfApplication(
  { status, year, month }: { status: ApplicationStatus; year: number; month: Month },
  days: ClosingDays,
): Deadline | null {
  const on = days[month];
  if (!on || !UNSENT.includes(status) || intakeYear(month, on) !== year) return null;
  return closing(month, on);
}

/** The closing days still to come of a course's intakes but for those that were applied for; the latter as 'Sep 2027'. */
export function closingsToCome(days: ClosingDays, today: string, applied: ReadonlySet<string>): Deadline[] {
  return MONTHS.flatMap((month) => {
    const on = days[month];
    if (!on || on < today || applied.has(`${month} ${intakeYear(month, on)}`)) return [];
    return [closing(month, on)];
  });
}

function closing(month: Month, on: string): Deadline {
  const what = `Applications for ${month} ${intakeYear(month, on)} close`;
  return { key: `closing:${month}`, kind: 'closing', on, what, since: null };
}
