import { ownRecords } from '@/lib/access';
import type { PracticeResultView } from '@/lib/contract/practice/results';
import { notFound } from '@/lib/domain/errors';
import { indicativeBand } from '@/lib/engines/practice/bands';
import type { FullSet } from '@/lib/engines/practice/format/set';
import { mark } from '@/lib/engines/practice/marking/mark';
import { questionsOf } from '@/lib/engines/practice/questions';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { PracticeAttemptRecord } from '@/models/practice-attempt';
import { PracticeResult, type PracticeResultRecord } from '@/models/practice-result';
import { countAnswers } from './counts';

const MOST_SHOWN = 200;

/**
 * Keeps what came out of an attempt that is handed in, and counts its answers for admins if it is the student's first at this set. Once
 * for each attempt: a later call changes nothing. None is kept where nothing was answered, or nothing is marked.
 */
export async function keepResult(set: FullSet, attempt: PracticeAttemptRecord): Promise<void> {
  if (set.skill === 'writing' || set.skill === 'speaking') return;
  const marks = questionsOf(set).map(({ n, item }) => ({ n, ...mark(item, attempt.answers[n]) }));
  if (marks.every(({ reason }) => reason === 'empty')) return;
  const { userId, setId, mode, factor, spent } = attempt;
  const { title, exam, skill, size } = set;
  const points = marks.reduce((sum, one) => sum + one.points, 0);
  const most = marks.reduce((sum, one) => sum + one.most, 0);
  const result = { userId, setId, title, exam, skill, whole: size === 'whole', mode, points, most };
  const time = { ...(factor !== undefined && { factor }), ...(spent && { spent }) };
  const isFirst = !(await PracticeResult.exists({ userId, setId }));
  const { upsertedCount } = await PracticeResult.updateOne(
    { attemptId: attempt._id },
    { $setOnInsert: { ...result, ...time } },
    { upsert: true },
  );
  if (isFirst && upsertedCount > 0) await countAnswers(setId, marks, attempt.flagged);
}

/** The viewer's results, the newest first. */
export async function resultsOf(viewer: Viewer): Promise<PracticeResultView[]> {
  const found = await PracticeResult.find(ownRecords(viewer)).sort({ _id: -1 }).limit(MOST_SHOWN).lean();
  const seen = new Set<string>();
  const views = found.reverse().map((record) => {
    const first = !seen.has(record.setId);
    seen.add(record.setId);
    return viewOf(record, first);
  });
  return views.reverse();
}

/** Removes a result of the viewer. Throws 404 for one that is not theirs. */
export async function removeResult(viewer: Viewer, id: string): Promise<void> {
  const { deletedCount } = await PracticeResult.deleteOne({ ...ownRecords(viewer), _id: id });
  if (!deletedCount) throw notFound('Result not found.');
}

function viewOf(record: PracticeResultRecord, first: boolean): PracticeResultView {
  const { _id, setId, title, exam, skill, whole, mode, points, most, createdOn, factor = null, spent } = record;
  const seconds = spent ? Math.round(Object.values(spent).reduce((sum, one) => sum + one, 0)) : null;
  const isBanded = whole && mode === 'test' && (skill === 'reading' || skill === 'listening');
  const band = isBanded ? indicativeBand(skill, points, most) : null;
  const on = createdOn.toISOString();
  return { _id: String(_id), setId, title, exam, skill, whole, mode, points, most, factor, seconds, first, band, on };
}
