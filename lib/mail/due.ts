import { type Deadline, deadlinesOf, expiryDeadlines } from '@/lib/deadlines/deadlines';
import { reminderDue } from '@/lib/deadlines/reminders';
import { dayIn } from '@/lib/deadlines/words';
import type { DueGroup } from '@/lib/domain/mail-requests';
import { timeZoneOf } from '@/lib/env';
import { Application, type ApplicationRecord } from '@/models/application';
import { Profile } from '@/models/profile';
import { User, type UserRecord } from '@/models/user';

/** What a reader is reminded of, as it stands now. */
export interface Due {
  deadlines: Deadline[];
  /** Today, where the reader lives. */
  today: string;
  student: Pick<UserRecord, '_id' | 'name'>;
  /** Null for the student's papers. */
  application: ApplicationRecord | null;
}

/**
 * What of a group is still due for its reader. Null when nothing is left to remind of: it was done, the day has passed, or the
 * reader is no longer the student or their agent.
 */
export async function dueNow(reader: UserRecord, group: DueGroup, now: Date): Promise<Due | null> {
  const { studentId, applicationId, on, days } = group;
  const student = await User.findById(studentId, 'name addedBy').lean();
  if (!student || ![String(student._id), String(student.addedBy)].includes(String(reader._id))) return null;
  const application = applicationId
    ? await Application.findOne({ _id: applicationId, $or: [{ userId: reader._id }, { agentId: reader._id }] }).lean()
    : null;
  if (applicationId && !application) return null;
  const today = dayIn(timeZoneOf(reader), now);
  const all = application ? deadlinesOf(application) : await papersOf(studentId);
  const deadlines = all.filter((deadline) => deadline.on === on && reminderDue(deadline, today) === days);
  return deadlines.length ? { deadlines, today, student, application } : null;
}

async function papersOf(studentId: string): Promise<Deadline[]> {
  const profile = await Profile.findOne({ userId: studentId }, 'personal tests').lean();
  return profile ? expiryDeadlines(profile) : [];
}
