import { isWaiting } from '@/lib/domain/applications/application-status';
import { wasSent } from '@/lib/domain/applications/sent';
import { isStartKnown } from '@/lib/domain/applications/starts';
import { type ClosingDays, intakeYear } from '@/lib/domain/courses/closing-days';
import { MONTHS, type Month } from '@/lib/domain/courses/course';
import { type StoredLists, storedClosingDays } from '@/lib/domain/courses/intakes';
import type { Deadline } from './deadlines';

interface Closing extends Deadline {
  /** 'Sep 2027'. */
  intake: string;
}

/**
 * The closing day of the intake that an application is for, while it hasn't been sent to the university; null where none is
 * published.
 */
export function closingOfApplication(
  application: Parameters<typeof wasSent>[0] & { year: number; month: Month; intakeOn?: number },
  days: ClosingDays,
): Closing | null {
  const { status, year, month } = application;
  const on = days[month];
  if (!on || !isStartKnown(application) || !isWaiting(status) || wasSent(application) || intakeYear(month, on) !== year)
    return null;
  return closing(month, on);
}

/** The closing days still to come of a saved course's intakes, but for those that one applied for; none once it is retired. */
export function closingsToCome(
  course: { _id: Id; closingDays?: string; retiredOn?: string | null } & Pick<StoredLists, 'closings'>,
  today: string,
  applications: readonly { courseId: Id; year: number; month: Month }[],
): Closing[] {
  if (course.retiredOn) return [];
  const days = storedClosingDays(course);
  const ofCourse = applications.filter(({ courseId }) => String(courseId) === String(course._id));
  return MONTHS.flatMap((month) => {
    const on = days[month];
    if (!on || on < today) return [];
    const isApplied = ofCourse.some((one) => one.month === month && one.year === intakeYear(month, on));
    return isApplied ? [] : [closing(month, on)];
  });
}

interface Id {
  toString(): string;
}

function closing(month: Month, on: string): Closing {
  const intake = `${month} ${intakeYear(month, on)}`;
  return {
    key: `closing:${month}`,
    kind: 'closing',
    on,
    what: `Applications for ${intake} close`,
    since: null,
    intake,
  };
}
