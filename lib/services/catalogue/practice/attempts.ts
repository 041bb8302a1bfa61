import { ownRecords } from '@/lib/access';
import type { KeptAttempt } from '@/lib/contract/practice/attempts';
import { conflict, isDuplicateKey, notFound } from '@/lib/domain/errors';
import { clockAt, leftOn, type TestClock, type TimedTask, timedTasks } from '@/lib/domain/practice/clock';
import { givenIn, longer, mergeWork, type Revisions } from '@/lib/domain/practice/work';
import type { FullSet } from '@/lib/engines/practice/format/set';
import { questionsOf } from '@/lib/engines/practice/questions';
import { sessionOf } from '@/lib/engines/practice/session';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { PracticeAttempt, type PracticeAttemptRecord } from '@/models/practice-attempt';
import { isHeard } from './heard';
import { keepResult } from './results';
import { NO_SUCH_SET, openSet, reachable } from './sets';
import { recordingsOf } from './sound';

type Mode = PracticeAttemptRecord['mode'];
type Sent = Pick<PracticeAttemptRecord, 'answers' | 'notes' | 'flagged' | 'heard' | 'part' | 'done'> & {
  highlights: NonNullable<PracticeAttemptRecord['highlights']>;
  mode: Mode;
  factor: number;
  spent: Record<string, number>;
  seen?: Revisions | undefined;
  clock?: { from: number; left: number } | undefined;
};

/** The viewer's attempt at a set; null where there is none. Throws 404 for a set that learners may not see. */
export async function attemptAt(viewer: Viewer, setId: string, mode: Mode): Promise<KeptAttempt | null> {
  if (!(await openSet(setId))) throw notFound(NO_SUCH_SET);
  const found = await PracticeAttempt.findOne({ ...ownRecords(viewer), setId, mode }).lean();
  return found && viewOf(found);
}

/** All attempts of the viewer. */
export async function ownAttempts(viewer: Viewer): Promise<KeptAttempt[]> {
  const found = await PracticeAttempt.find(ownRecords(viewer)).sort({ setId: 1, mode: 1 }).lean();
  return found.map(viewOf);
}

/** An attempt that was begun and not handed in. */
export interface UnfinishedAttempt {
  setId: string;
  title: string;
  mode: Mode;
  /** How many questions or tasks have an answer, as the exam counts: of two letters to choose each is one. */
  answered: number;
}

/** The viewer's attempts that can be gone on with, the latest first. */
export async function unfinishedAttempts(viewer: Viewer): Promise<UnfinishedAttempt[]> {
  const [found, open] = await Promise.all([
    PracticeAttempt.find(ownRecords(viewer)).sort({ setId: 1, mode: 1 }).lean(),
    reachable(),
  ]);
  return found
    .filter(({ done }) => !done)
    .sort((one, other) => other.updatedOn.getTime() - one.updatedOn.getTime())
    .flatMap(({ setId, mode, answers }) => {
      const set = open.find((one) => one.set.id === setId)?.set;
      const answered = set ? answeredIn(set, answers) : 0;
      return set && answered > 0 ? [{ setId, title: set.title, mode, answered }] : [];
    });
}

function answeredIn(set: FullSet, answers: PracticeAttemptRecord['answers']): number {
  const several = new Map(questionsOf(set).map(({ n, numbers }) => [String(n), numbers.length]));
  return Object.entries(answers).reduce((sum, [n, answer]) => sum + givenIn(answer, several.get(n) ?? 1), 0);
}

/** Of many devices that write at once each is tried again. */
const MOST_TRIES = 50;

/**
 * Keeps an attempt, entry by entry as `mergeWork` says: no device takes away what another one wrote. What was heard or handed in stays
 * so. Its deadline is set by the first call, `factor` times the set's own time, and no later one moves it; a test of PTE or of IELTS speaking
 * has the clocks of its tasks instead. Throws 404 for a set that learners may not see.
 */
export async function keepAttempt(viewer: Viewer, setId: string, sent: Sent): Promise<KeptAttempt> {
  const set = await openSet(setId);
  if (!set) throw notFound(NO_SUCH_SET);
  const { mode, factor } = sent;
  const clocked = mode === 'test' ? clockedIn(set) : null;
  const isLimited = mode === 'test' && factor > 0 && !clocked;
  const deadline = isLimited ? new Date(Date.now() + set.seconds * factor * 1000) : null;
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const kept = await written({ ...ownRecords(viewer), setId, mode }, sent, deadline, clocked);
    if (!kept) continue;
    if (kept.done) await keepResult(set, kept);
    return viewOf(kept);
  }
  throw conflict('Another device is saving this attempt right now. Please try again.');
}

/** The attempt with what was sent; null when another device wrote between the reading and the writing. */
async function written(
  own: { userId: string; setId: string; mode: Mode },
  sent: Sent,
  deadline: Date | null,
  clocked: Clocked | null,
): Promise<PracticeAttemptRecord | null> {
  const before = await PracticeAttempt.findOne(own).lean();
  const { revisions = {}, revision: former = 0, heard = [], done = false } = before ?? {};
  const revision = Math.max(former + 1, Date.now());
  const work = { ...NOTHING, ...before, highlights: before?.highlights ?? {} };
  const last = clocked ? clocked.tasks.length - 1 : sent.part;
  const isForward = clocked !== null && (before === null || before.clock !== undefined);
  const [given, seen] = isForward ? afterTask(before?.part ?? 0, sent) : [sent, sent.seen];
  const merged = mergeWork({ work, revisions }, given, seen, revision);
  const now = {
    heard: [...new Set([...heard, ...sent.heard])],
    part: isForward ? Math.max(Math.min(sent.part, last), before?.part ?? 0) : sent.part,
    factor: before ? before.factor : sent.factor,
  };
  const change = {
    ...{ ...merged.work, revisions: merged.revisions, revision, ...now },
    ...{ spent: longer(before?.spent, sent.spent), done: done || sent.done },
    ...(isForward && clocked && { clock: clockOf(clocked, before?.clock ?? null, now, sent.clock) }),
  };
  try {
    return before
      ? await PracticeAttempt.findOneAndUpdate(
          // A process of the release before writes without a revision.
          { _id: before._id, revision: before.revision ?? null, updatedOn: before.updatedOn },
          { $set: change },
          { returnDocument: 'after' },
        ).lean()
      : (await PracticeAttempt.create({ ...own, ...change, deadline })).toObject();
  } catch (error) {
    if (isDuplicateKey(error)) return null;
    throw error;
  }
}

/** What was sent, without the tasks that the test has left behind; a task's number is its place and one. */
function afterTask(place: number, sent: Sent): [Sent, Revisions | undefined] {
  const later = <T>(entries: Record<string, T> = {}) =>
    Object.fromEntries(Object.entries(entries).filter(([n]) => Number(n) > place));
  const seen = sent.seen && { ...sent.seen, answers: later(sent.seen.answers) };
  return [{ ...sent, answers: later(sent.answers) }, seen];
}

/** A test in which one only goes forward: its tasks with their clocks, and the seconds of all of it. */
interface Clocked {
  tasks: TimedTask[];
  seconds: number;
}

/** Null for a test with one deadline. */
function clockedIn(set: FullSet): Clocked | null {
  const items = 'items' in set ? set.items : set.skill === 'speaking' ? sessionOf(set.parts) : null;
  if (!items || !isHeard(set)) return null;
  const sounds = new Set(recordingsOf(set).map(({ n }) => n));
  return { tasks: timedTasks(items, (place) => sounds.has(place + 1)), seconds: set.seconds };
}

function clockOf(
  { tasks, seconds }: Clocked,
  before: TestClock | null,
  { part, heard, factor }: { part: number; heard: readonly number[]; factor: number | undefined },
  sent: Sent['clock'],
): TestClock {
  const clock = clockAt(before, tasks, seconds, { part, heard, factor: factor ?? 0 }, Date.now());
  const isShorter = sent?.from === clock.from && clock.left !== null && sent.left < clock.left;
  return isShorter ? { ...clock, left: sent.left } : clock;
}

const NOTHING = { answers: {}, notes: {}, highlights: {}, flagged: [] };

/** Deletes the viewer's attempt at a set; one that isn't there is fine. Throws 404 where there is no such set either. */
export async function dropAttempt(viewer: Viewer, setId: string, mode: Mode): Promise<void> {
  const { deletedCount } = await PracticeAttempt.deleteOne({ ...ownRecords(viewer), setId, mode });
  if (!deletedCount && !(await openSet(setId))) throw notFound(NO_SUCH_SET);
}

function viewOf(record: PracticeAttemptRecord): KeptAttempt {
  const { setId, mode, answers, notes, highlights = {}, flagged, revisions = {} } = record;
  const { heard, part, done, deadline, updatedOn, spent = {}, factor = null } = record;
  const secondsLeft = deadline && Math.max(0, Math.round((deadline.getTime() - Date.now()) / 1000));
  const work = { answers, notes, highlights, flagged, heard, part, spent, done };
  const { from = 0, since = null } = record.clock ?? {};
  const clock = record.clock ? { from, left: leftOn(record.clock, Date.now()), runs: since !== null } : null;
  return { setId, mode, ...work, revisions, secondsLeft, factor, clock, savedOn: updatedOn.toISOString() };
}
