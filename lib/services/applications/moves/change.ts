import type { Types } from 'mongoose';
import { handles, mayDo } from '@/lib/access';
import { type ApplicationStatus, isEnd, isWaiting } from '@/lib/domain/applications/application-status';
import { isOpen } from '@/lib/domain/applications/checklist';
import { courseWords } from '@/lib/domain/applications/course-words';
import { type CaseAct, type Handled, handlingAgency } from '@/lib/domain/applications/handler';
import { type Start, startWords } from '@/lib/domain/applications/starts';
import { partsIn } from '@/lib/domain/applications/status-parts';
import { MOST_TIMELINE_ENTRIES, type TimelineKind } from '@/lib/domain/applications/timeline-entries';
import { workOrderOf } from '@/lib/domain/applications/work-order';
import { dayOf } from '@/lib/domain/days/day';
import { deadlinesOf } from '@/lib/domain/deadlines/deadlines';
import { type AppError, conflict, forbidden, isDuplicateKey } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { visibleApplications } from '@/lib/services/people/scope';
import { visibleApplication } from '@/lib/services/people/visible';
import { noteAccess } from '@/lib/services/records/access-log/note';
import { changeOfApplication } from '@/lib/services/records/notices/changes';
import type { Effect } from '@/lib/services/records/notices/effects';
import { deliverEffects, effectsUpdate } from '@/lib/services/records/notices/outbox';
import { Application, type ApplicationRecord, type StatusMove } from '@/models/application';
import type {
  ConsentRecord,
  HandlerRecord,
  ItemRecord,
  OfferRecord,
  PartRecords,
  SaidRecord,
  SentRecord,
  Signed,
  StartRecord,
  StartRequestRecord,
  TimelineEntry,
} from '@/models/application-parts';
import { type HandOver, MOST_HAND_OVERS } from '@/models/hand-over';
import { idOf } from '@/models/id';
import type { UndoWindow } from '@/models/undo-window';
import { sentBy } from '../consent/sending';
import { agencysOwnTalk } from '../consent/spoken';
import type { Evidence } from '../evidence';
import { sayingsOf } from '../sayings';
import { informOfMove, logLine } from './moving';

/** What becomes of an application, all in one write. What is left out stays as it is. */
export interface ApplicationChange extends PartRecords {
  /** Another course in the place of the one applied for. */
  course?: Pick<ApplicationRecord, 'courseId' | 'courseFrom' | 'country' | 'university' | 'course' | 'level'>;
  /** Another start: `year` and `month` where it is known. */
  start?: { starts: StartRecord[]; intakeOn: number } & Partial<Start>;
  /** What the student asks for; null once it is answered. */
  startRequest?: StartRequestRecord | null;
  items?: ItemRecord[];
  offer?: OfferRecord;
  consent?: ConsentRecord | null;
  acts?: TimelineEntry[];
  moves?: StatusMove[];
  /** Why the application counts as sent without the student's confirmation: it was sent outside this site. */
  sentOutside?: string | undefined;
  /** Bell and mail of the move wait, to be one with those of its group. */
  held?: UndoWindow;
  /** The newest move is undone: what `held` says stood before it stands again. */
  undoes?: UndoWindow;
  mayReopen?: boolean;
  handedOver?: HandOver;
  /** Who handles it from now on, and the assignee of staff then. */
  handler?: HandlerRecord;
  /** What shows what an agency says by it in the university's name. */
  evidence?: Evidence | undefined;
  /** All that was said, where some of it changes. */
  said?: SaidRecord[];
  unansweredSince?: Date;
  counsellorId?: Types.ObjectId | null;
  effects: Effect[];
}

/** A write is tried again so often when the application was changed between its reading and its writing. */
const MOST_TRIES = 25;

/**
 * Changes an application: reads it in the viewer's scope (404), asks `change` what becomes of it, and writes that unless
 * it was changed meanwhile; then `change` is asked again. The scope is part of the write: an agent who was left in
 * between changes nothing. Effects are delivered before it returns. To see the record is a reading, which is noted.
 * Whatever sends the application to the university is refused without the confirmations it needs (409).
 */
export async function changeApplication(
  viewer: Viewer,
  id: string,
  change: (application: ApplicationRecord) => ApplicationChange | Promise<ApplicationChange>,
): Promise<ApplicationRecord> {
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const application = await visibleApplication(viewer, id);
    const made = await withSending(viewer, application, await change(application));
    const after = await written(viewer, application, made).catch(async (error) => {
      const { year, month } = made.start ?? {};
      const other = isDuplicateKey(error) && year && month && (await secondAt(viewer, application, { year, month }));
      throw other || error;
    });
    if (!after) continue;
    await deliverEffects(Application, after);
    noteAccess(viewer, after.userId, 'application', { id, name: courseWords(after) });
    return after;
  }
  throw conflict('Someone else is changing this application right now. Please try again.');
}

interface Change extends ApplicationChange {
  sent?: SentRecord;
}

/** The change with the fact that it sends the application, which one outside this site makes an entry of the timeline. */
async function withSending(viewer: Viewer, before: ApplicationRecord, made: ApplicationChange): Promise<Change> {
  let change = made;
  const { said, effects } = sayingsOf(viewer, before, change);
  const sent = await sentBy(viewer, before, change);
  if (said.length)
    change = { ...change, said: [...(before.said ?? []), ...said], effects: [...change.effects, ...effects] };
  if (sent && sent.how !== 'outside') return { ...change, sent, ...(await spokenEntry(viewer, before, change)) };
  if (!sent) return change;
  const entry = { ...timelineEntry(viewer, 'sent outside', '', sent.reason), at: sent.at };
  const line = logLine(viewer, before, 'application.sent-outside');
  return { ...change, sent, acts: [...(change.acts ?? []), entry], effects: [...change.effects, line] };
}

/** That the agency of this site itself spoke with the student, where the yes rests on that: the application says so for ever. */
async function spokenEntry(viewer: Viewer, before: ApplicationRecord, { acts = [] }: ApplicationChange) {
  const talk = await agencysOwnTalk(before);
  return talk ? { acts: [...acts, timelineEntry(viewer, 'spoken by agency', '', talk.byName)] } : {};
}

/** An undone move that sent the application takes that back. */
function unsent({ sent, history }: ApplicationRecord) {
  return sent && sent.at.getTime() === history.at(-1)?.at.getTime() ? { sent: '' as const } : {};
}

async function written(viewer: Viewer, before: ApplicationRecord, change: Change) {
  const { items, offer, consent, held, undoes, handedOver, sent } = change;
  const { acts = [], moves = [] } = change;
  const last = undoes ? before.history.at(-2) : moves.at(-1);
  const { $push, $set } = effectsUpdate([
    { kind: 'changed', ...changeOfApplication(before) },
    // What waited goes first, now that it can't be undone any more.
    ...(before.held && !before.held.claim && !undoes
      ? [...informOfMove(before, before.held.by), ...tasksOfMoves(before._id, before.history.slice(-1))]
      : []),
    ...change.effects,
    // Tasks of a move that can be undone are made when it stands (undo-window.ts).
    ...(held ? [] : tasksOfMoves(before._id, moves.slice(-1))),
  ]);
  const gone = {
    ...(before.held && !before.held.claim && !held ? { held: '' as const } : {}),
    ...(undoes ? unsent(before) : {}),
  };
  const mayReopen = undoes ? undoes.was.mayReopen : change.mayReopen;
  return Application.findOneAndUpdate(
    await visibleApplications(viewer, {
      _id: before._id,
      userId: before.userId,
      status: before.status,
      // Older records have no revision yet; null finds those too.
      revision: before.revision ?? null,
      [`history.${before.history.length}`]: { $exists: false },
    }),
    {
      $set: {
        ...$set,
        ...change.course,
        ...change.start,
        ...(change.startRequest === undefined ? {} : { startRequest: change.startRequest }),
        // What is over waits for no answer.
        ...(last && isEnd(last.status) && before.startRequest ? { startRequest: null } : {}),
        ...(items ? { items, ...numbersOf(items) } : {}),
        ...(offer ? { offer } : {}),
        ...partsIn(change),
        ...(consent === undefined ? {} : { consent }),
        ...(sent ? { sent } : {}),
        // The permission is for one time: the next move ends it.
        ...(last || mayReopen !== undefined ? { mayReopen: mayReopen ?? false } : {}),
        ...(handedOver ? { counsellorId: handedOver.to } : {}),
        ...(change.handler ? { handler: change.handler } : {}),
        ...(change.said ? { said: change.said } : {}),
        ...(change.unansweredSince ? { unansweredSince: change.unansweredSince } : {}),
        ...(change.counsellorId === undefined ? {} : { counsellorId: change.counsellorId }),
        ...(held ? { held } : {}),
        ...(undoes ? { history: before.history.slice(0, -1) } : {}),
        ...dueDaysOf({ ...before, ...change, status: last?.status ?? before.status }),
        ...(last
          ? {
              status: last.status,
              movedOn: last.at,
              waitsSince: isWaiting(last.status) ? last.at : null,
              workOrder: workOrderOf(last.status, last.at),
            }
          : {}),
      },
      $push: {
        ...$push,
        ...(acts.length ? { acts: { $each: acts, $slice: -MOST_TIMELINE_ENTRIES } } : {}),
        ...(handedOver ? { handOvers: { $each: [handedOver], $slice: -MOST_HAND_OVERS } } : {}),
        ...(moves.length ? { history: { $each: moves } } : {}),
        ...(undoes ? { undone: { $each: before.history.slice(-1) } } : {}),
      },
      ...(Object.keys(gone).length ? { $unset: gone } : {}),
      $inc: { revision: 1 },
    },
    { returnDocument: 'after' },
  ).lean();
}

/** The refusal of a start for which the student has another application for this course: it says which. Null where there is none. */
async function secondAt(viewer: Viewer, one: ApplicationRecord, { year, month }: Start): Promise<AppError | null> {
  const { _id, userId, courseId, studentName } = one;
  const other = await Application.findOne(
    { userId, courseId, year, month, _id: { $ne: _id } },
    'ref status intakeOn',
  ).lean();
  if (!other) return null;
  const who = viewer.role === 'student' ? 'You already have' : `${studentName || 'The student'} already has`;
  const start = startWords({ year, month });
  return conflict(`${who} an application for this course and ${start}: number ${other.ref}, status '${other.status}'.`);
}

/** 409 where the student has another application for this course and start. */
export async function refuseSecondAt(viewer: Viewer, one: ApplicationRecord, start: Start): Promise<void> {
  const problem = await secondAt(viewer, one, start);
  if (problem) throw problem;
}

/** Why the viewer doesn't do what goes over to who handles an application, in words; '' for who does. */
export function handledElsewhere(viewer: Viewer, application: Handled): string {
  if (handles(viewer, application)) return '';
  const agency = handlingAgency(application);
  if (!agency) return 'Our team handles this application.';
  if (viewer.role === 'student') return `${agency.name} handles this application.`;
  if (viewer.role === 'agent')
    return 'Your role doesn’t allow you to handle applications. Ask the owner of your agency.';
  return `${agency.name} handles this application. Take it over first.`;
}

/** 403 for who doesn't do this on an application, by the table of a case's acts. */
export function refuseAct(viewer: Viewer, act: CaseAct, application: Handled): void {
  if (!mayDo(viewer, act, application))
    throw forbidden(handledElsewhere(viewer, application) || 'Only our team can do this.');
}

/** What lists ask about a checklist. */
function numbersOf(items: readonly ItemRecord[]) {
  const waiting = items.flatMap(({ state, answered, asked }) => (state === 'received' ? [answered ?? asked] : []));
  const times = waiting.map(({ at }) => at.getTime());
  return {
    open: items.filter(({ state }) => isOpen(state)).length,
    checkSince: times.length ? new Date(Math.min(...times)) : null,
  };
}

/** When what is to be done about an application is due: what lists and reminders find it by. */
export function dueDaysOf(application: Parameters<typeof deadlinesOf>[0]): {
  dueDays: string[];
  nextDue: string | null;
} {
  const dueDays = [...new Set(deadlinesOf(application).map(({ on }) => on))];
  return { dueDays, nextDue: dueDays[0] ?? null };
}

/** The viewer's signature under something they do now. */
export function signed(viewer: Viewer): Signed {
  return { by: idOf(viewer), byRole: viewer.role, byName: viewer.name, at: new Date() };
}

/** What the viewer did to an item, or to the offer where `label` is ''. */
export function timelineEntry(viewer: Viewer, act: TimelineKind, label: string, reason = ''): TimelineEntry {
  return { ...signed(viewer), act, label, reason };
}

/** The tasks that rules make when an application enters a status, for each of these moves. */
export function tasksOfMoves(applicationId: unknown, moves: readonly StatusMove[]): Effect[] {
  return moves.map(({ status, at }) => ({
    kind: 'tasks-of-status',
    applicationId: String(applicationId),
    status,
    on: dayOf(at, 'UTC'),
  }));
}

/** An entry of an application's history, made now by the viewer. */
export function moveBy(viewer: Viewer, status: ApplicationStatus, reason: string): StatusMove {
  return { status, reason, ...signed(viewer) };
}
