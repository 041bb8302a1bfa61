import type { ApplicationView } from '@/lib/contract/applications/applications';
import type { ApplicationStatus } from '@/lib/domain/applications/application-status';
import { partsIn } from '@/lib/domain/applications/status-parts';
import { UNDO_MS } from '@/lib/domain/applications/undo';
import { conflict, forbidden } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { ApplicationRecord } from '@/models/application';
import type { UndoWindow } from '@/models/undo-window';
import { viewOf } from '../apply';
import { type ApplicationChange, changeApplication, timelineEntry } from './change';
import { eachOnItsOwn, type MoveResult, movedMeanwhile } from './moves';
import { logLine, whoseApplication } from './moving';

/**
 * Undoes the viewer's own move: the application stands where it stood, and no one is informed. The move stays in
 * `undone`, and its Undo is an entry of the timeline.
 * @param from the status that the viewer saw
 * @returns 403 for another's move; 409 once its time is over (`MOVE_UNDO_MS`), and when anything else happened on the application since
 */
export async function undoMove(viewer: Viewer, id: string, from?: ApplicationStatus): Promise<ApplicationView> {
  return viewOf(await undone(viewer, id, from), viewer);
}

/** Undoes several moves, each with its own result. */
export async function undoMoves(
  viewer: Viewer,
  applications: readonly { _id: string; from?: ApplicationStatus | undefined }[],
): Promise<MoveResult[]> {
  return eachOnItsOwn(viewer, applications, ({ _id, from }) => undone(viewer, _id, from));
}

async function undone(viewer: Viewer, id: string, from?: ApplicationStatus): Promise<ApplicationRecord> {
  return changeApplication(viewer, id, (application) => {
    if (from && from !== application.status) throw movedMeanwhile(application.status);
    return undoing(viewer, application, undoable(viewer, application));
  });
}

/** The move that waits, where the viewer may still undo it. */
function undoable(viewer: Viewer, { held, history }: ApplicationRecord): UndoWindow {
  const now = new Date();
  if (!held) {
    const last = history.at(-1);
    const isRecent = last && now.getTime() - last.at.getTime() < UNDO_MS;
    throw conflict(isRecent ? SOMETHING_ELSE : TOO_LATE);
  }
  if (String(held.by) !== viewer.userId) throw forbidden('Only the person who changed the status can undo it.');
  if (held.claim || !held.undoUntil || held.undoUntil < now) throw conflict(TOO_LATE);
  return held;
}

const SOMETHING_ELSE = 'This application has been changed since then, so this can’t be undone.';
const TOO_LATE = 'It is too late to undo this. The student has already been notified.';

function undoing(viewer: Viewer, application: ApplicationRecord, held: UndoWindow): ApplicationChange {
  const { status: to, history, offer } = application;
  const from = history.at(-2)?.status ?? to;
  const activity = `You undid the status change of ${whoseApplication(viewer, application)} to '${to}'.`;
  return {
    undoes: held,
    acts: [timelineEntry(viewer, 'move undone', to)],
    ...(offer && held.was.reply ? { offer: { ...offer, reply: held.was.reply } } : {}),
    ...partsIn(held.was),
    effects: [
      { kind: 'activity', userId: viewer.userId, activity },
      logLine(viewer, application, 'application.undo', { from: to, to: from }),
    ],
  };
}
