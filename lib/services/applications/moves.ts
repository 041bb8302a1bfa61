import { movesOf } from '@/lib/access';
import type { Viewer } from '@/lib/auth/viewer';
import type { ApplicationView } from '@/lib/contract/applications/applications';
import type { ItemDraft } from '@/lib/contract/applications/checklist';
import { type ApplicationStatus, REASON_NEEDED } from '@/lib/domain/applications/application-status';
import { AppError, conflict, forbidden, invalid } from '@/lib/errors';
import type { ApplicationRecord } from '@/models/application';
import { asking } from '../checklists/ask';
import { newItems, papersOf } from '../checklists/new-items';
import { acceptanceProblem } from '../offers/acceptance';
import { viewOf } from './apply';
import { changeApplication, moveBy } from './change';
import { refuseUnconfirmed } from './consent';
import { moving } from './moving';
import { visibleApplication } from './visible';

export interface Move {
  to: ApplicationStatus;
  /** '' where none is needed. */
  reason: string;
  /** The status that the viewer saw. */
  from?: ApplicationStatus | undefined;
  /** What to ask for, with a move to 'Documents Requested'. */
  items?: readonly ItemDraft[] | undefined;
}

/**
 * Moves an application along the table of moves and notifies the student and their agent. 403 for a move this role may
 * never make from here, 422 where a reason is needed, 409 when it no longer stands where the viewer saw it, for
 * 'Submitted' without the student's consent, and for 'Accepted' without the student's reply to the offer.
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

async function moved(viewer: Viewer, id: string, { to, reason, from, items }: Move): Promise<ApplicationRecord> {
  const papers = items ? await papersOf((await visibleApplication(viewer, id)).userId) : null;
  let seen = from;
  return changeApplication(viewer, id, async (application) => {
    const stands = application.status;
    if (seen && seen !== stands) throw movedMeanwhile(stands);
    seen = stands;
    refuseMove(viewer, application, to, reason);
    if (to === 'Submitted') await refuseUnconfirmed(application);
    const change = moving(viewer, application, moveBy(viewer, to, reason));
    if (!items || !papers) return change;
    if (to !== 'Documents Requested')
      throw invalid({ items: "Items are asked for with a move to 'Documents Requested'." });
    const asked = newItems(viewer, items, application.items ?? [], papers);
    // The move's own notices name the reason; the e-mail lists what is asked.
    const { effects, ...asks } = asking(viewer, application, asked);
    return { ...change, ...asks, effects: [...change.effects, ...effects.filter(({ kind }) => kind === 'mail')] };
  });
}

/** 403 for a move that this role may never make from here, 409 for one that isn't due yet, 422 without a needed reason. */
function refuseMove(viewer: Viewer, application: ApplicationRecord, to: ApplicationStatus, reason: string): void {
  const stands = application.status;
  const possible = movesOf(viewer, application);
  if (!possible.includes(to)) {
    throw forbidden(
      `An application that is '${stands}' can't become '${to}'${possible.length ? `; possible: ${possible.join(', ')}` : ''}.`,
    );
  }
  if (REASON_NEEDED.includes(to) && !reason) throw invalid({ reason: 'Please say why.' });
  const problem = to === 'Accepted' ? acceptanceProblem(application) : null;
  if (problem) throw conflict(problem);
}

const movedMeanwhile = (stands: ApplicationStatus) =>
  conflict(`Somebody else moved this application meanwhile: it is now '${stands}'.`);
