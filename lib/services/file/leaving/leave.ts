import { canStopDeletion, studentsDeletedBy } from '@/lib/access';
import { DAY_MS } from '@/lib/domain/days/day';
import { conflict, forbidden, notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { announceChange, changeOfStudent } from '@/lib/services/records/notices/changes';
import type { Effect } from '@/lib/services/records/notices/effects';
import { deliverEffects, effectsOnCreate, effectsUpdate } from '@/lib/services/records/notices/outbox';
import { User, type UserRecord } from '@/models/user';

/** How long a student can stop the deletion of their account. */
const WAITING_MS = 7 * DAY_MS;

/** When the viewer's account is deleted, ISO 8601; null for one that stays. */
export async function leavesOn({ userId }: Viewer): Promise<string | null> {
  const user = await User.findById(userId, 'leavesOn').lean();
  return user?.leavesOn?.toISOString() ?? null;
}

export interface StudentDeletion {
  /** When the account is deleted, ISO 8601; null for one that stays. */
  leavesOn: string | null;
  /** Whether the viewer may stop it. */
  canStop: boolean;
}

/** What staff see of a student's deletion. Null for those who may not start one, and for an account that is erased. */
export async function deletionOf(viewer: Viewer, userId: string): Promise<StudentDeletion | null> {
  const scope = studentsDeletedBy(viewer);
  const filter = { $and: [{ _id: userId }, scope ?? {}] };
  const student = scope && (await User.findOne(filter, 'leavesOn leaveAskedBy erasedOn').lean());
  if (!student || student.erasedOn) return null;
  return { leavesOn: student.leavesOn?.toISOString() ?? null, canStop: canStopDeletion(viewer, student) };
}

/**
 * Begins the waiting time, after which the student's account is erased, and mails them about it. Asked for again, the
 * day stays. Returns it. 404 for a student outside the viewer's scope, 409 for an account that is erased.
 */
export async function askToLeave(viewer: Viewer, userId: string): Promise<string> {
  const student = await studentIn(viewer, userId);
  if (student.erasedOn) throw conflict('This account has already been deleted.');
  if (student.leavesOn) return student.leavesOn.toISOString();
  const { $push, $set } = effectsUpdate(effectsOf(viewer, userId, 'account.leave'));
  const update = { $push, $set: { ...$set, leavesOn: new Date(Date.now() + WAITING_MS), leaveAskedBy: viewer.userId } };
  const asked = await User.findOneAndUpdate({ _id: userId, leavesOn: { $exists: false } }, update, AFTER).lean();
  if (asked) await deliverEffects(User, asked);
  await announceChange(changeOfStudent(student));
  return String((await User.findById(userId, 'leavesOn').lean())?.leavesOn?.toISOString());
}

/**
 * Ends the waiting time: the account stays. Does nothing for one that stays anyway. 404 outside the viewer's scope, 403
 * for staff when the student themself asked.
 */
export async function stay(viewer: Viewer, userId: string): Promise<void> {
  const student = await studentIn(viewer, userId);
  if (!student.leavesOn) return;
  if (!canStopDeletion(viewer, student))
    throw forbidden('The student requested this deletion. Only the student can stop it.');
  const { outbox, outboxKey } = effectsOnCreate(effectsOf(viewer, userId, 'account.keep'));
  const kept = await User.findOneAndUpdate(
    { _id: userId, leavesOn: student.leavesOn, disabled: false },
    { $unset: { leavesOn: '', leaveAskedBy: '' }, $push: { outbox: { $each: outbox } }, $set: { outboxKey } },
    AFTER,
  ).lean();
  if (!kept) throw conflict('It is too late: the account is being deleted.');
  await deliverEffects(User, kept);
  await announceChange(changeOfStudent(student));
}

const AFTER = { returnDocument: 'after' } as const;

async function studentIn(viewer: Viewer, userId: string): Promise<UserRecord> {
  const scope = studentsDeletedBy(viewer);
  const student = scope && (await User.findOne({ $and: [{ _id: userId }, scope] }).lean());
  if (!student) throw notFound('User not found.');
  return student;
}

/** Without the student's name, which would outlive them in the logs of staff. */
function effectsOf(viewer: Viewer, userId: string, action: 'account.leave' | 'account.keep'): Effect[] {
  const leaves = action === 'account.leave';
  const mail: Effect[] = leaves ? [{ kind: 'mail', request: { template: 'account-leaves', userId } }] : [];
  if (viewer.role === 'student') {
    const activity = leaves ? 'You asked for your account to be deleted.' : 'You decided to keep your account.';
    return [...mail, { kind: 'activity', userId, activity }];
  }
  const { userId: by, role } = viewer;
  const subject = { kind: 'account' as const, id: userId, userId };
  const notification = leaves
    ? 'Our team has started to delete your account. You can stop the deletion.'
    : 'Your account will not be deleted.';
  return [
    ...mail,
    { kind: 'notice', userId, notification, href: '/my-data#leave' },
    { kind: 'staff-action', by: { userId: by, role }, action, subject, change: {} },
  ];
}
