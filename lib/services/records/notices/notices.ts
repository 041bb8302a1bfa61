import type { Types } from 'mongoose';
import { hearingOf } from '@/lib/domain/agency/care';
import { Notification } from '@/models/notification';
import { User } from '@/models/user';
import type { Notice } from './effects';
import { notify } from './notifications';

/** A notice, once; none, or one taken back, for an agent whom the student left meanwhile. */
export async function notifyUnlessLeft(notice: Notice, _id: Types.ObjectId): Promise<void> {
  const { userId, notification, href, whileAgentOf: studentId } = notice;
  if (!(await whileAgentOf(userId, studentId))) return;
  await notify(userId, notification, href, _id);
  // The student may have left just then.
  if (!(await whileAgentOf(userId, studentId))) await Notification.deleteOne({ _id, userId });
}

/** Whether a user is this student's agent now, or their counsellor at the agency; true where no student is named. */
export async function whileAgentOf(userId: string, studentId: string | undefined): Promise<boolean> {
  return studentId === undefined || (await User.exists({ _id: studentId, ...hearingOf(userId) })) !== null;
}
