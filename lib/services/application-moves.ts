import { canMove } from '@/lib/access';
import type { Viewer } from '@/lib/auth/viewer';
import { type ApplicationStatus, movesFrom, REASON_NEEDED } from '@/lib/contract/application-status';
import type { ApplicationView } from '@/lib/contract/applications';
import { conflict, forbidden, invalid } from '@/lib/errors';
import { Application, type ApplicationRecord } from '@/models/application';
import { User } from '@/models/user';
import { recordActivity } from './activities';
import { mailMove } from './application-mails';
import { moveBy, viewOf, visibleApplication } from './applications';
import { notify } from './notifications';
import { recordStaffAction } from './staff-actions';

export interface Move {
  to: ApplicationStatus;
  /** '' where none is needed. */
  reason: string;
  /** The status that the viewer saw. */
  from?: ApplicationStatus | undefined;
}

/**
 * Moves an application along the table of moves and tells the student and their agent. 403 for a move this role may
 * never make from here, 422 where a reason is needed, 409 when it no longer stands where the viewer saw it.
 */
export async function moveApplication(viewer: Viewer, id: string, move: Move): Promise<ApplicationView> {
  return viewOf(await moved(viewer, id, move), viewer);
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
  const after = await Application.findOneAndUpdate(
    { _id: application._id, status: stands },
    { $set: { status: to }, $push: { history: moveBy(viewer, to, reason) } },
    { returnDocument: 'after' },
  ).lean();
  if (!after) throw movedMeanwhile((await visibleApplication(viewer, id)).status);
  await tellOfMove(viewer, after);
  if (viewer.role === 'team' || viewer.role === 'admin') await logMove(viewer, after, stands);
  return after;
}

const movedMeanwhile = (stands: ApplicationStatus) =>
  conflict(`Somebody else moved this application meanwhile: it is now '${stands}'.`);

async function tellOfMove(viewer: Viewer, application: ApplicationRecord): Promise<void> {
  const { _id, userId, agentId, course, university, status } = application;
  await recordActivity(viewer.userId, `You moved the application to ${course} at ${university} to ${status}.`);
  if (String(userId) !== viewer.userId) {
    await notify(
      String(userId),
      `Your application to ${course} at ${university} is now: ${status}.`,
      '/my-applications',
    );
    await mailMove(application, String(userId));
  }
  if (agentId && String(agentId) !== viewer.userId) {
    const student = await User.findById(userId, 'name').lean();
    const notice = `${student?.name ?? 'A student'}: the application to ${course} at ${university} is now: ${status}.`;
    await notify(String(agentId), notice, `/applications/${_id}`);
    await mailMove(application, String(agentId));
  }
}

async function logMove(viewer: Viewer, application: ApplicationRecord, from: ApplicationStatus): Promise<void> {
  const { _id, userId, course, university, status } = application;
  const subject = {
    kind: 'application',
    id: String(_id),
    label: `${course}, ${university}`,
    userId: String(userId),
  } as const;
  await recordStaffAction(viewer, 'application.move', subject, { before: { status: from }, after: { status } });
}
