import { Types } from 'mongoose';
import { canChangeTask, canDeleteTask, tasksVisibleTo } from '@/lib/access';
import type { TaskView } from '@/lib/contract/people/tasks';
import { universityWords } from '@/lib/domain/applications/course-words';
import { conflict, forbidden, found, invalid, notFound } from '@/lib/domain/errors';
import { type Seen, storedWords } from '@/lib/domain/saves/seen';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { ACTIVE_STAFF } from '@/lib/services/people/staff/choose';
import { studentWrittenAbout, visibleStudent } from '@/lib/services/people/students';
import { visibleApplication } from '@/lib/services/people/visible';
import { CHANGED_MEANWHILE, mergedWith } from '@/lib/services/records/lists/merged-with';
import { announceChange, changeOfTask } from '@/lib/services/records/notices/changes';
import type { Effect } from '@/lib/services/records/notices/effects';
import { deliverEffects, effectsOnCreate, effectsUpdate } from '@/lib/services/records/notices/outbox';
import { Task, type TaskRecord } from '@/models/task';
import { User } from '@/models/user';
import { taskHref, taskViews } from './views';

/** The most tasks that a list holds, open ones and done ones. */
const MOST_OPEN = 100;
const MOST_DONE = 5;

export interface NewTask {
  studentId: string | null;
  applicationId: string | null;
  title: string;
  dueOn: string;
  /** The viewer where left out; null for no one. */
  ownerId?: string | null | undefined;
}

/**
 * Notes something to do; an owner other than the viewer is notified. 404 for a student or an application outside the
 * viewer's scope, 409 for one of a merged account, 422 for an owner who isn't active staff.
 */
export async function addTask(viewer: Viewer, given: NewTask): Promise<TaskView> {
  const { title, dueOn, ownerId = viewer.userId } = given;
  const application = given.applicationId ? await visibleApplication(viewer, given.applicationId) : null;
  const studentId = application ? String(application.userId) : given.studentId;
  if (given.studentId && studentId !== given.studentId) throw notFound('Application not found.');
  const student = studentId ? await studentWrittenAbout(viewer, studentId) : null;
  await refuseOwner(ownerId);
  const task = {
    _id: new Types.ObjectId(),
    title,
    studentId: student?._id ?? null,
    studentName: student?.name ?? '',
    applicationId: application?._id ?? null,
    university: application ? universityWords(application) : '',
    country: application?.country ?? ('' as const),
    ownerId: ownerId === null ? null : new Types.ObjectId(ownerId),
    dueOn,
    madeBy: new Types.ObjectId(viewer.userId),
  };
  const created = await Task.create({ ...task, ...effectsOnCreate(givenTo(viewer, task)) });
  return settled(viewer, created.toObject<TaskRecord>());
}

/** Open tasks, the first due on top, then the last done: about a student or an application, else the viewer's own. */
export async function tasksAbout(
  viewer: Viewer,
  { studentId, applicationId }: { studentId?: string | undefined; applicationId?: string | undefined },
): Promise<TaskView[]> {
  if (applicationId) await visibleApplication(viewer, applicationId);
  else if (studentId) await visibleStudent(viewer, studentId);
  const about = applicationId ? { applicationId } : studentId ? { studentId } : { ownerId: viewer.userId };
  const scope = { ...tasksVisibleTo(viewer), ...about };
  const [open, finished] = await Promise.all([
    Task.find({ ...scope, doneOn: null })
      .sort({ dueOn: 1, _id: 1 })
      .limit(MOST_OPEN)
      .lean(),
    Task.find({ ...scope, doneOn: { $gt: new Date(0) }, removed: { $ne: true } })
      .sort({ doneOn: -1 })
      .limit(MOST_DONE)
      .lean(),
  ]);
  return taskViews(viewer, [...open, ...finished]);
}

/**
 * Changes an open task. 404 for one there is not, 403 for another's, 409 for one that is done, and for what someone else changed too
 * since it was seen, 422 as for a new one.
 */
export async function changeTask(
  viewer: Viewer,
  id: string,
  {
    seen,
    ...sent
  }: {
    title?: string | undefined;
    dueOn?: string | undefined;
    ownerId?: string | null | undefined;
    seen?: Seen | undefined;
  },
): Promise<TaskView> {
  const before = await visibleTask(viewer, id);
  const owner = before.ownerId && (await User.findById(before.ownerId, 'name').lean())?.name;
  const { title, dueOn, ownerId } = mergedWith(
    { ...before, ownerId: before.ownerId && String(before.ownerId) },
    sent,
    seen,
    (value, name) => (name === 'ownerId' ? (owner ?? 'all staff') : storedWords(value)),
  );
  if (!canChangeTask(viewer, before)) throw forbidden();
  if (ownerId !== undefined) await refuseOwner(ownerId);
  const next = ownerId === undefined ? before.ownerId : ownerId === null ? null : new Types.ObjectId(ownerId);
  const change = { title: title ?? before.title, dueOn: dueOn ?? before.dueOn, ownerId: next };
  const isNewOwner = String(next) !== String(before.ownerId);
  const { $push, $set } = effectsUpdate(isNewOwner ? givenTo(viewer, { ...before, ...change }) : []);
  const open = { _id: before._id, doneOn: null, title: before.title, dueOn: before.dueOn, ownerId: before.ownerId };
  const after = await Task.findOneAndUpdate(open, { $set: { ...$set, ...change }, $push }, AFTER).lean();
  if (!after) throw conflict((await visibleTask(viewer, id)).doneOn ? 'This task is already done.' : CHANGED_MEANWHILE);
  return settled(viewer, after);
}

/** Notes that a task is done, and what came of it. 404 for one there is not, 409 for one that another finished. */
export async function finishTask(viewer: Viewer, id: string, word: string): Promise<TaskView> {
  const { _id } = await visibleTask(viewer, id);
  const finished = { doneOn: new Date(), doneByName: viewer.name, word };
  const after = await Task.findOneAndUpdate({ _id, doneOn: null }, { $set: finished }, AFTER).lean();
  if (!after) throw conflict('This task is already done.');
  return settled(viewer, after);
}

/** Opens a task again; one that is open stays so. 404 for one there is not. */
export async function reopenTask(viewer: Viewer, id: string): Promise<TaskView> {
  const { _id } = await visibleTask(viewer, id);
  const open = { doneOn: null, doneByName: '', word: '' };
  const after = found(await Task.findOneAndUpdate({ _id }, { $set: open }, AFTER).lean(), 'Task not found.');
  return settled(viewer, after);
}

/** Deletes a task. Of one made by a rule a trace stays, so that it is not made again. 404 and 403 as above. */
export async function removeTask(viewer: Viewer, id: string): Promise<void> {
  const task = await visibleTask(viewer, id);
  if (!canDeleteTask(viewer, task)) throw forbidden();
  if (task.ruleKey) await Task.updateOne({ _id: task._id }, { $set: { doneOn: new Date(), removed: true } });
  else await Task.deleteOne({ _id: task._id });
  await announceTask(task);
}

const AFTER = { returnDocument: 'after' } as const;

async function visibleTask(viewer: Viewer, id: string): Promise<TaskRecord> {
  const task = await Task.findOne({ _id: id, removed: { $ne: true }, ...tasksVisibleTo(viewer) }).lean();
  if (!task) throw notFound('Task not found.');
  return task;
}

async function refuseOwner(ownerId: string | null): Promise<void> {
  if (ownerId === null || (await User.exists({ _id: ownerId, ...ACTIVE_STAFF }))) return;
  throw invalid({ ownerId: 'Please choose a staff member who can sign in.' });
}

/** A notice to who got a task from another. */
function givenTo(
  viewer: Viewer,
  task: Pick<TaskRecord, 'title' | 'ownerId' | 'studentId' | 'studentName' | 'applicationId'>,
): Effect[] {
  const { title, ownerId, studentName } = task;
  if (!ownerId || String(ownerId) === viewer.userId) return [];
  const about = studentName ? ` about ${studentName}` : '';
  const notification = `${viewer.name} assigned you a task${about}: ${title}`;
  return [{ kind: 'notice', userId: String(ownerId), notification, href: taskHref(task) }];
}

async function settled(viewer: Viewer, task: TaskRecord): Promise<TaskView> {
  await deliverEffects(Task, task);
  await announceTask(task);
  return (await taskViews(viewer, [task]))[0] as TaskView;
}

async function announceTask(task: TaskRecord): Promise<void> {
  const change = changeOfTask(task);
  if (change) await announceChange(change);
}
