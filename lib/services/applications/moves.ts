import { canMove } from '@/lib/access';
import type { Viewer } from '@/lib/auth/viewer';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import { type ApplicationStatus, isWaiting, movesFrom, REASON_NEEDED } from '@/lib/domain/application-status';
import { AppError, conflict, forbidden, invalid } from '@/lib/errors';
import { Application, type ApplicationRecord } from '@/models/application';
import { User } from '@/models/user';
import { notify } from '../notifications/notifications';
import { recordActivity } from '../people/activities';
import { recordStaffAction } from '../staff/actions';
import { moveBy, viewOf, visibleApplication } from './apply';
import { mailMove } from './mails';

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

export interface MoveResult {
  _id: string;
  moved: boolean;
  /** Where it stands now; null for one that does not exist for the viewer. */
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
  const after = await Application.findOneAndUpdate(
    { _id: application._id, status: stands },
    { $set: { status: to, waitsSince: isWaiting(to) ? entry.at : null }, $push: { history: entry } },
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
