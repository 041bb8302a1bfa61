import { runDueJobs } from '@/lib/platform/jobs/worker';
import { closeUndoWindows } from '@/lib/services/applications/moves/undo-window';
import { Application } from '@/models/application';
import { Job } from '@/models/job';
import { Notification } from '@/models/notification';
import type { Person } from './people';

export const forgetNotices = () => Promise.all([Notification.deleteMany({}), Job.deleteMany({ kind: 'mail' })]);

/** The ten seconds in which moves wait are over: what waits is due, and goes out. */
export async function tenSecondsLater(): Promise<void> {
  await Application.updateMany({ 'held.undoUntil': { $ne: null } }, { $set: { 'held.undoUntil': new Date(0) } });
  await Job.updateMany({ kind: 'release-moves' }, { $set: { due: new Date(0) } });
  await runDueJobs([closeUndoWindows]);
}

/** Whom the bell and a mail reached, and how often, by role. */
export async function informedOf(people: readonly Person[]) {
  const [notices, mails] = [await Notification.find().lean(), await Job.find({ kind: 'mail' }).lean()];
  const names = new Map(people.map(({ userId, user }) => [userId, user.role]));
  const counted = (ids: unknown[]) => ids.map((id) => names.get(String(id)) ?? 'another').sort();
  return {
    bell: counted(notices.map(({ userId }) => userId)),
    mail: counted(mails.map(({ payload }) => payload.userId)),
  };
}
