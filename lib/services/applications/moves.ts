import { canMove } from '@/lib/access';
import type { Viewer } from '@/lib/auth/viewer';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { type ApplicationStatus, isWaiting, movesFrom, REASON_NEEDED } from '@/lib/domain/application-status';
import { AppError, conflict, forbidden, invalid } from '@/lib/errors';
import { Application, type ApplicationRecord } from '@/models/application';
import { User } from '@/models/user';
import { changeOfApplication } from '../notifications/changes';
import { type Effect, type Notice, owingUpdate, settle } from '../notifications/outbox';
import { moveBy, viewOf, visibleApplication } from './apply';
import { mailOfMove } from './mails';
import { visibleApplications } from './scope';

export interface Move {
  to: ApplicationStatus;
  /** '' where none is needed. */
  reason: string;
  /** The status that the viewer saw. */
  from?: ApplicationStatus | undefined;
}

/**
 * Moves an application along the table of moves and notifies the student and their agent. 403 for a move this role may
 * never make from here, 422 where a reason is needed, 409 when it no longer stands where the viewer saw it.
 */
export async function moveApplication(viewer: Viewer, id: string, move: Move): Promise<ApplicationView> {
  return viewOf(await moved(viewer, id, move), viewer);
}

export interface MoveResult {
  _id: string;
  moved: boolean;
  /** Its status now; null for one that does not exist for the viewer. */
  status: ApplicationStatus | null;
  /** Why it was not moved; '' for one that was. */
  message: string;
}

/**
 * Moves several applications to one status, one after another. Each has its own result: one that is refused stops no
 * other. 422 for all where a reason is needed and none given.
 */
export async function moveApplications(
  viewer: Viewer,
  applications: readonly { _id: string; from?: ApplicationStatus | undefined }[],
  { to, reason }: Move,
): Promise<MoveResult[]> {
  if (REASON_NEEDED.includes(to) && !reason) throw invalid({ reason: 'Please say why.' });
  const results: MoveResult[] = [];
  for (const { _id, from } of applications) {
    try {
      await moved(viewer, _id, { to, reason, from });
      results.push({ _id, moved: true, status: to, message: '' });
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      const stands = error.code === 'not_found' ? null : (await visibleApplication(viewer, _id)).status;
      results.push({ _id, moved: false, status: stands, message: error.message });
    }
  }
  return results;
}

async function moved(viewer: Viewer, id: string, { to, reason, from }: Move): Promise<ApplicationRecord> {
  const application = await visibleApplication(viewer, id);
  const stands = application.status;
  if (from && from !== stands) throw movedMeanwhile(stands);
  if (!canMove(viewer, stands, to)) {
    const possible = movesFrom(stands, viewer.role);
    throw forbidden(
      `An application that is '${stands}' can't become '${to}'${possible.length ? `; possible: ${possible.join(', ')}` : ''}.`,
    );
  }
  if (REASON_NEEDED.includes(to) && !reason) throw invalid({ reason: 'Please say why.' });
  const entry = moveBy(viewer, to, reason);
  const place = application.history.length;
  const { $push, $set } = owingUpdate(await effectsOf(viewer, application, to));
  const after = await Application.findOneAndUpdate(
    // Within the viewer's scope once more: a student may have left their agent since it was read.
    await visibleApplications(viewer, {
      _id: application._id,
      status: stands,
      [`history.${place}`]: { $exists: false },
    }),
    {
      $set: { ...$set, status: to, movedOn: entry.at, waitsSince: isWaiting(to) ? entry.at : null },
      $push: { ...$push, history: entry },
    },
    { returnDocument: 'after' },
  ).lean();
  if (!after) throw movedMeanwhile((await visibleApplication(viewer, id)).status);
  await settle(Application, after);
  return after;
}

const movedMeanwhile = (stands: ApplicationStatus) =>
  conflict(`Somebody else moved this application meanwhile: it is now '${stands}'.`);

/** What the user who moved it did, for their own activity log. */
function activityOf(viewer: Viewer, before: ApplicationRecord, to: ApplicationStatus): string {
  const { userId, studentName, course, university } = before;
  const whose = String(userId) === viewer.userId ? 'your' : `${studentName || 'a student'}'s`;
  const which = `${whose} application to ${course} at ${university}`;
  return to === 'Withdrawn' ? `You withdrew ${which}.` : `You set ${which} to '${to}'.`;
}

/** A move's effects: an activity of the user who moved it, notices to student and agent, and a line in the staff's log. */
async function effectsOf(viewer: Viewer, before: ApplicationRecord, to: ApplicationStatus): Promise<Effect[]> {
  const { _id, userId, course, university, status: from, history } = before;
  const [id, studentId] = [String(_id), String(userId)];
  const which = `application to ${course} at ${university}`;
  const effects: Effect[] = [
    { kind: 'changed', ...changeOfApplication(before) },
    { kind: 'activity', userId: viewer.userId, activity: activityOf(viewer, before, to) },
  ];
  const inform = (reader: string, notice: Pick<Notice, 'notification' | 'href' | 'whileAgentOf'>) =>
    effects.push({ kind: 'notice', userId: reader, ...notice }, mailOfMove(id, history.length, reader));
  if (studentId !== viewer.userId) {
    inform(studentId, { notification: `Your ${which} is now: ${to}.`, href: `/my-applications/${id}` });
  }
  const student = await User.findById(userId, 'name addedBy').lean();
  if (student?.addedBy && String(student.addedBy) !== viewer.userId) {
    const notification = `${student.name}: the ${which} is now: ${to}.`;
    inform(String(student.addedBy), { notification, href: `/applications/${id}`, whileAgentOf: studentId });
  }
  if (viewer.role === 'team' || viewer.role === 'admin') {
    const { userId: by, role } = viewer;
    effects.push({
      kind: 'staff-action',
      by: { userId: by, role },
      action: 'application.move',
      subject: { kind: 'application', id, label: `${course}, ${university}`, userId: studentId },
      change: { before: { status: from }, after: { status: to } },
    });
  }
  return effects;
}
