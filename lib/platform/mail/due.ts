import { type Day, dayOf } from '@/lib/domain/days/day';
import { type Deadline, deadlinesOf, expiryDeadlines } from '@/lib/domain/deadlines/deadlines';
import { reminderDue } from '@/lib/domain/deadlines/reminders';
import type { DueGroup } from '@/lib/domain/mail-requests';
import { helpedNow } from '@/lib/platform/auth/helps';
import { timeZoneOf } from '@/lib/platform/site-facts';
import { Application, type ApplicationRecord } from '@/models/application';
import { Profile } from '@/models/profile';
import { User, type UserRecord } from '@/models/user';
import { closingsOfSaved } from './closings-of-saved';

/** What a reader is reminded of, as it stands now. */
export interface Due {
  deadlines: Deadline[];
  /** Today, where the reader lives. */
  today: Day;
  student: Pick<UserRecord, '_id' | 'name'>;
  /** Null for the student's papers and for saved courses. */
  application: ApplicationRecord | null;
  /** The ids of the saved courses that close; empty for all else. */
  saved: readonly string[];
}

/**
 * What of a group is still due for its reader. Null when nothing is left to remind of: it was done, the day has passed, or the
 * reader is no longer the student, their agent or their helper.
 */
export async function dueNow(reader: UserRecord, group: DueGroup, now: Date): Promise<Due | null> {
  const { studentId, applicationId, isSaved = false, on, days } = group;
  const student = await User.findById(studentId, 'name addedBy memberId').lean();
  const helps = reader.helps && (await helpedNow(reader.helps, now)).includes(studentId);
  const isTheirs = student && [student._id, student.addedBy, student.memberId].map(String).includes(String(reader._id));
  if (!student || !(helps || isTheirs)) return null;
  const theirs = helps ? { userId: studentId } : { $or: THEIRS.map((field) => ({ [field]: reader._id })) };
  const application = applicationId ? await Application.findOne({ _id: applicationId, ...theirs }).lean() : null;
  if (applicationId && !application) return null;
  const today = dayOf(now, timeZoneOf(reader));
  const isDue = (deadline: Deadline) => deadline.on === on && reminderDue(deadline, today) === days;
  const closings = isSaved ? (await closingsOfSaved(studentId, today)).filter(isDue) : [];
  const others = isSaved ? [] : application ? deadlinesOf(application) : await papersOf(studentId);
  const deadlines = [...closings, ...others.filter(isDue)];
  const saved = [...new Set(closings.map(({ courseId }) => courseId))];
  return deadlines.length ? { deadlines, today, student, application, saved } : null;
}

const THEIRS = ['userId', 'agentId', 'memberId'];

async function papersOf(studentId: string): Promise<Deadline[]> {
  const profile = await Profile.findOne({ userId: studentId }, 'personal tests').lean();
  return profile ? expiryDeadlines(profile) : [];
}
