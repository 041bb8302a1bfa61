import { isWaiting } from '@/lib/domain/applications/application-status';
import { universityWords } from '@/lib/domain/applications/course-words';
import { PART_NAMES } from '@/lib/domain/applications/status-parts';
import { storedClosingDays } from '@/lib/domain/courses/intakes';
import { addDays, type Day } from '@/lib/domain/days/day';
import { WARN_DAYS } from '@/lib/domain/days/expiry';
import { closingOfApplication } from '@/lib/domain/deadlines/closings';
import { type Deadline, deadlinesOf, expiryDeadlines, inOrder, isToCome } from '@/lib/domain/deadlines/deadlines';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { readerDay } from '@/lib/services/people/reader-day';
import { visibleApplications } from '@/lib/services/people/scope';
import { Application, type ApplicationRecord } from '@/models/application';
import type { CourseRecord } from '@/models/course';
import { Profile } from '@/models/profile';
import { ownClosingDays } from './closings';

/** What was due longer ago is no longer news. */
const OLDEST_DAYS = 90;

/** A due day, with what it belongs to. */
export interface DueDay extends Deadline {
  /** Null for a student's own paper and for a saved course. */
  application: (Pick<ApplicationRecord, 'course' | 'university' | 'updatedOn'> & { id: string }) | null;
  /** A course that the viewer saved; null for all else. */
  course: { id: string; course: string; university: string } | null;
  studentId: string;
  studentName: string;
}

/** What is due next of all that the viewer may see, as `nextDueDays` below, with today where they live. */
export async function listDueDays(viewer: Viewer, limit: number, now: Date) {
  return dueDaysOn(viewer, limit, await readerDay(viewer, now));
}

/** The same where the day is known. */
export async function dueDaysOn(
  viewer: Viewer,
  limit: number,
  { today, timeZone }: Awaited<ReturnType<typeof readerDay>>,
) {
  const days = await nextDueDays(viewer, limit, today);
  return {
    today,
    timeZone,
    deadlines: days.map(({ application, course, ...day }) => ({
      ...day,
      application: application && { ...application, _id: application.id },
      course: course && { ...course, _id: course.id },
    })),
  };
}

/**
 * An application's due days, the day its intake closes, and those of its student's papers while it is under way; the earliest first.
 * @param course the application's, null where it is gone
 */
export async function deadlinesFor(
  application: ApplicationRecord,
  course: Pick<CourseRecord, 'closingDays' | 'closings'> | null,
): Promise<Deadline[]> {
  if (!isWaiting(application.status)) return [];
  const profile = await Profile.findOne({ userId: application.userId }, 'personal tests').lean();
  const closing = closingOfApplication(application, course ? storedClosingDays(course) : {});
  return inOrder([
    ...deadlinesOf(application),
    ...(closing ? [closing] : []),
    ...(profile ? expiryDeadlines(profile) : []),
  ]);
}

/**
 * What is due next of all that the viewer may see, the earliest first, from `OLDEST_DAYS` ago on: of applications, of courses
 * that they saved, and for a student of their own papers that end soon. At most `limit`.
 */
export async function nextDueDays(viewer: Viewer, limit: number, today: Day): Promise<DueDay[]> {
  const oldest = addDays(today, -OLDEST_DAYS);
  const [applications, papers, closings] = await Promise.all([
    applicationsDue(viewer, oldest, limit),
    viewer.role === 'student' ? ownPapers(viewer, addDays(today, WARN_DAYS)) : [],
    ownClosingDays(viewer, today),
  ]);
  return inOrder([...applications.flatMap(daysOfApplication), ...papers, ...closings])
    .filter((day) => day.on >= oldest && isToCome(day, today))
    .slice(0, limit);
}

/** Each application has at least one due day on its `nextDue`: the first `limit` days are among those of the first ones. */
async function applicationsDue(viewer: Viewer, oldest: string, limit: number): Promise<ApplicationRecord[]> {
  const filter = await visibleApplications(viewer, { nextDue: { $gte: oldest } });
  return Application.find(filter, OF_DUE_DAYS).sort({ nextDue: 1, _id: 1 }).limit(limit).lean();
}

const OF_DUE_DAYS = `userId studentName course university courseFrom updatedOn status items offer ${PART_NAMES.join(' ')}`;

function daysOfApplication(record: ApplicationRecord): DueDay[] {
  const { _id, userId, studentName, course, updatedOn } = record;
  const application = { id: String(_id), course, university: universityWords(record), updatedOn };
  return deadlinesOf(record).map((deadline) => ({
    ...deadline,
    application,
    course: null,
    studentId: String(userId),
    studentName,
  }));
}

async function ownPapers({ userId, name }: Viewer, until: string): Promise<DueDay[]> {
  const profile = await Profile.findOne({ userId }, 'personal tests').lean();
  return (profile ? expiryDeadlines(profile) : [])
    .filter(({ on }) => on <= until)
    .map((deadline) => ({ ...deadline, application: null, course: null, studentId: userId, studentName: name }));
}
