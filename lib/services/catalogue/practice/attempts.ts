import { ownRecords } from '@/lib/access';
import type { KeptAttempt } from '@/lib/contract/practice/attempts';
import { isDuplicateKey, notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { PracticeAttempt, type PracticeAttemptRecord } from '@/models/practice-attempt';
import { keepResult } from './results';
import { openSet, reachable } from './sets';

type Mode = PracticeAttemptRecord['mode'];
type Work = Pick<PracticeAttemptRecord, 'answers' | 'notes' | 'highlights' | 'flagged' | 'heard' | 'part' | 'done'>;

/** The viewer's attempt at a set; null where there is none. Throws 404 for a set that learners may not see. */
export async function attemptAt(viewer: Viewer, setId: string, mode: Mode): Promise<KeptAttempt | null> {
  if (!(await openSet(setId))) throw notFound('There is no such practice set.');
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
  /** How many questions or tasks have an answer. */
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
      const title = open.find(({ set }) => set.id === setId)?.set.title;
      const answered = Object.keys(answers).length;
      return title && answered > 0 ? [{ setId, title, mode, answered }] : [];
    });
}

/**
 * Keeps an attempt. Its deadline is set by the first call, `factor` times the set's own time, and no later one moves it.
 * Throws 404 for a set that learners may not see.
 */
export async function keepAttempt(
  viewer: Viewer,
  setId: string,
  { mode, factor, ...work }: Work & { mode: Mode; factor: number },
): Promise<KeptAttempt> {
  const set = await openSet(setId);
  if (!set) throw notFound('There is no such practice set.');
  const deadline = mode === 'test' && factor > 0 ? new Date(Date.now() + set.seconds * factor * 1000) : null;
  const keep = () =>
    PracticeAttempt.findOneAndUpdate(
      { ...ownRecords(viewer), setId, mode },
      { $set: work, $setOnInsert: { deadline } },
      { upsert: true, returnDocument: 'after', setDefaultsOnInsert: true },
    ).lean();
  // Of two devices that begin at once, one creates the attempt and the other changes it.
  const kept = await keep().catch((error: unknown) => {
    if (!isDuplicateKey(error)) throw error;
    return keep();
  });
  if (kept.done) await keepResult(set, kept);
  return viewOf(kept);
}

/** Deletes the viewer's attempt at a set; one that isn't there is fine. Throws 404 where there is no such set either. */
export async function dropAttempt(viewer: Viewer, setId: string, mode: Mode): Promise<void> {
  const { deletedCount } = await PracticeAttempt.deleteOne({ ...ownRecords(viewer), setId, mode });
  if (!deletedCount && !(await openSet(setId))) throw notFound('There is no such practice set.');
}

function viewOf(record: PracticeAttemptRecord): KeptAttempt {
  const { setId, mode, answers, notes, highlights = {}, flagged, heard, part, done, deadline, updatedOn } = record;
  const secondsLeft = deadline && Math.max(0, Math.round((deadline.getTime() - Date.now()) / 1000));
  const work = { answers, notes, highlights, flagged, heard, part, done };
  return { setId, mode, ...work, secondsLeft, savedOn: updatedOn.toISOString() };
}
