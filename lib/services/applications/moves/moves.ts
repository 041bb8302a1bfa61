import { Types } from 'mongoose';
import { mayDo, movesOf } from '@/lib/access';
import type { ItemDraft } from '@/lib/contract/applications/checklist';
import { type ApplicationStatus, isEnd, REASON_NEEDED } from '@/lib/domain/applications/application-status';
import { undoAcceptanceUntil } from '@/lib/domain/applications/said';
import type { AskedBy, Start } from '@/lib/domain/applications/starts';
import { partsIn } from '@/lib/domain/applications/status-parts';
import { MOVE_UNDO_MS } from '@/lib/domain/applications/undo';
import { dateText } from '@/lib/domain/days/day-words';
import { AppError, conflict, forbidden, invalid } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { visibleApplication } from '@/lib/services/people/visible';
import type { ApplicationRecord } from '@/models/application';
import { MOST_UNDONE, type UndoWindow } from '@/models/undo-window';
import { studentWrittenAbout } from '../../people/students';
import { viewOf } from '../apply';
import { asking } from '../checklists/ask';
import { newItems, papersOf } from '../checklists/new-items';
import type { Evidence } from '../evidence';
import { acceptanceProblem } from '../offers/acceptance';
import { enteringWith, type GivenParts } from '../status-parts';
import { changeApplication, handledElsewhere, moveBy } from './change';
import { moving, movingSilently } from './moving';
import { refuseWithoutStart, startChange } from './starts';
import { closeUndoWindow, closingLater } from './undo-window';

/** Beside these, what a status that has fields of its own is entered with; it can follow later. */
export interface Move extends GivenParts {
  to: ApplicationStatus;
  /** '' where none is needed. */
  reason: string;
  /** The status that the viewer saw. */
  from?: ApplicationStatus | undefined;
  /** What to ask for, with a move to 'Documents Requested'. */
  items?: readonly ItemDraft[] | undefined;
  /** Why it counts as sent without the student's confirmation: for staff, with a move that sends it. */
  sentOutside?: string | undefined;
  /** Student and agent are informed after ten seconds, in which it can be undone: for staff, without a reason. */
  undo?: boolean | undefined;
  /** With a move to 'Deferred': the new start, null or left out where it isn't known yet; who wanted it, and the open items that close. */
  start?: Start | null | undefined;
  askedBy?: AskedBy | undefined;
  closes?: readonly string[] | undefined;
  /** What shows what an agency says by it in the university's name. */
  evidence?: Evidence | undefined;
}

/**
 * Moves an application along the table of moves and informs the student and their agent. 403 for a move this role may
 * never make from here, 422 where a reason is needed, 409 when it no longer stands where the viewer saw it, for a
 * move that sends it without the student's consent, and for 'Accepted' without the student's reply to the offer.
 */
export async function moveApplication(viewer: Viewer, id: string, move: Move) {
  const hold = move.undo ? holdOf(viewer, move) : undefined;
  const application = await moved(viewer, id, move, hold);
  return { application: await viewOf(application, viewer), undoUntil: undoUntilOf(application, hold) };
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
 * other. Student and agent get one notice and one mail for all of theirs. 422 for all where a reason is needed and none
 * given.
 */
export async function moveApplications(
  viewer: Viewer,
  applications: readonly { _id: string; from?: ApplicationStatus | undefined }[],
  { to, reason, undo }: Move,
): Promise<{ results: MoveResult[]; undoUntil: string | null }> {
  if (REASON_NEEDED.includes(to) && !reason) throw invalid({ reason: 'Please enter a reason.' });
  const hold = holdOf(viewer, { to, reason, undo });
  let undoUntil: string | null = null;
  const results = await eachOnItsOwn(viewer, applications, async ({ _id, from }) => {
    const application = await moved(viewer, _id, { to, reason, from }, hold);
    undoUntil ??= undoUntilOf(application, hold);
    return application;
  });
  if (!undo) await closeUndoWindow(String(hold.group));
  return { results, undoUntil };
}

/** Moves one of many: until then student and agency aren't told, and a move without a reason can be undone. Errors as of one. */
export async function moveOfMany(
  viewer: Viewer,
  id: string,
  { to, reason }: Pick<Move, 'to' | 'reason'>,
  { group, until }: { group: Types.ObjectId; until: Date },
): Promise<void> {
  await moved(viewer, id, { to, reason }, { group, until, undo: !reason });
}

/** Does the same to several applications, one after another; a refusal is a result. */
export async function eachOnItsOwn<A extends { _id: string }>(
  viewer: Viewer,
  applications: readonly A[],
  change: (application: A) => Promise<ApplicationRecord>,
): Promise<MoveResult[]> {
  const results: MoveResult[] = [];
  for (const application of applications) {
    const { _id } = application;
    try {
      const { status } = await change(application);
      results.push({ _id, moved: true, status, message: '' });
    } catch (error) {
      if (!(error instanceof AppError) || error.status >= 500) throw error;
      const stands = error.code === 'not_found' ? null : (await visibleApplication(viewer, _id)).status;
      results.push({ _id, moved: false, status: stands, message: error.message });
    }
  }
  return results;
}

/** When bell and mail of moves that are made together go out, and until when they can be undone. */
interface Hold {
  group: Types.ObjectId;
  until: Date;
  undo: boolean;
}

function holdOf(viewer: Viewer, move: Move): Hold {
  const { reason, items, sentOutside, undo = false } = move;
  if (undo && (reason || items || sentOutside || Object.keys(partsIn(move)).length))
    throw invalid({ undo: 'Status changes with a reason can’t be undone.' });
  if (undo && !mayDo(viewer, 'undo', {})) throw forbidden('Only staff can undo a status change.');
  return { group: new Types.ObjectId(), until: new Date(Date.now() + MOVE_UNDO_MS.staff), undo };
}

/** Until when this move can be undone; null for never. */
function undoUntilOf({ held }: ApplicationRecord, hold: Hold | undefined): string | null {
  return (hold && held?.group.equals(hold.group) && held.undoUntil?.toISOString()) || null;
}

async function moved(viewer: Viewer, id: string, move: Move, hold?: Hold): Promise<ApplicationRecord> {
  const { to, reason, from, items, sentOutside } = move;
  const papers = items ? await papersToAskFrom(viewer, id) : null;
  let seen = from;
  return changeApplication(viewer, id, async (application) => {
    const stands = application.status;
    if (seen && seen !== stands) throw movedMeanwhile(stands);
    seen = stands;
    refuseMove(viewer, application, to, reason);
    if (application.status === 'Deferred') refuseWithoutStart(application);
    if (to !== 'Deferred' && (move.start || move.askedBy || move.closes))
      throw invalid({ start: 'A new start can only be entered when you defer the application.' });
    const entry = moveBy(viewer, to, reason);
    const deferred = to === 'Deferred' ? deferring(viewer, application, move, entry.at) : null;
    const held = hold && undoWindow(viewer, application, hold);
    if (hold && held) {
      const change = movingSilently(viewer, application, entry);
      return { ...change, ...deferred, held, effects: [...change.effects, closingLater(application, hold)] };
    }
    const entered = enteringWith(viewer, application, to, move);
    const change = {
      ...{ ...moving(viewer, application, entry), ...entered, sentOutside, evidence: move.evidence },
      ...deferred,
    };
    if (!items || !papers) return change;
    if (to !== 'Documents Requested')
      throw invalid({ items: "Items can only be requested when the status changes to 'Documents Requested'." });
    const asked = newItems(viewer, items, application.items ?? [], papers);
    // The move's own notices name the reason; the e-mail lists what is asked.
    const { effects, ...asks } = asking(viewer, application, asked);
    return { ...change, ...asks, effects: [...change.effects, ...effects.filter(({ kind }) => kind === 'mail')] };
  });
}

/** What a deferral changes beside the status. Without a start it isn't known yet. */
const deferring = (viewer: Viewer, application: ApplicationRecord, move: Move, at: Date) =>
  startChange(
    viewer,
    application,
    {
      ...{ start: move.start ?? null, askedBy: move.askedBy ?? (application.startRequest ? 'student' : null) },
      ...{ why: move.reason, evidence: move.evidence?.reference ?? '', closes: move.closes ?? [] },
    },
    at,
  );

/** The papers of whom a move asks for items. 409 on a merged account, where no one would answer. */
async function papersToAskFrom(viewer: Viewer, id: string) {
  const { userId } = await visibleApplication(viewer, id);
  await studentWrittenAbout(viewer, String(userId));
  return papersOf(userId);
}

/** What is kept while bell and mail wait; null where they can't, as those of an earlier move are on their way just now. */
function undoWindow(viewer: Viewer, application: ApplicationRecord, { group, until, undo }: Hold): UndoWindow | null {
  const { held, history, undone = [], mayReopen = false, status, offer } = application;
  if (held?.claim || (undo && (undone.length >= MOST_UNDONE || !history.length))) return null;
  const reply = status === 'Withdrawn' ? (offer?.reply ?? null) : null;
  return {
    group,
    by: new Types.ObjectId(viewer.userId),
    undoUntil: undo ? until : null,
    claim: null,
    was: { mayReopen, reply, ...partsIn(application) },
  };
}

const ONLY_THE_STUDENT = 'The student confirmed this application, so only the student can withdraw it.';

/** 403 for a move that this role may never make from here, 409 for one that isn't due yet, 422 without a needed reason. */
function refuseMove(viewer: Viewer, application: ApplicationRecord, to: ApplicationStatus, reason: string): void {
  const stands = application.status;
  const possible = movesOf(viewer, application);
  if (!possible.includes(to)) {
    const others = isEnd(stands) ? '' : handledElsewhere(viewer, application);
    if (others && to !== 'Withdrawn') throw forbidden(others);
    if (viewer.role === 'agent' && to === 'Withdrawn' && !isEnd(stands)) throw forbidden(ONLY_THE_STUDENT);
    throw forbidden(
      `The status can’t change from '${stands}' to '${to}'${possible.length ? `. Possible: ${possible.join(', ')}` : ''}.`,
    );
  }
  if (REASON_NEEDED.includes(to) && !reason) throw invalid({ reason: 'Please enter a reason.' });
  const until =
    viewer.role === 'agent' && to !== 'Withdrawn' ? undoAcceptanceUntil(application.offer, new Date()) : null;
  if (until)
    throw conflict(
      `The student can undo the acceptance until ${dateText(until.toISOString())}. Please wait until then.`,
    );
  const problem = to === 'Accepted' ? acceptanceProblem(application) : null;
  if (problem) throw conflict(problem);
}

export const movedMeanwhile = (stands: ApplicationStatus) =>
  conflict(`Someone else changed this application just now. Its status is '${stands}'. Reload to see their changes.`);
