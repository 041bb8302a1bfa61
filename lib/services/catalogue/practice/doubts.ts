import { Types } from 'mongoose';
import { ownRecords } from '@/lib/access';
import type { DoubtRow, OwnDoubt } from '@/lib/contract/practice/doubts';
import { conflict, invalid, notFound } from '@/lib/domain/errors';
import type { Seen } from '@/lib/domain/saves/seen';
import { askedIn } from '@/lib/engines/practice/asked';
import { explanationsOf } from '@/lib/engines/practice/explanations';
import type { FullSet } from '@/lib/engines/practice/format/set';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { CHANGED_MEANWHILE, mergedWith } from '@/lib/services/records/lists/merged-with';
import { notify } from '@/lib/services/records/notices/notifications';
import { PracticeDoubt, type PracticeDoubtRecord } from '@/models/practice-doubt';
import { everySet, knownSet, NO_SUCH_SET, openSet } from './sets';

const MOST_SHOWN = 200;

/**
 * Keeps what a learner finds wrong. Who it was is kept of students who are signed in, for the answer, and of no one else.
 * Throws 404 for a set that learners may not see, 422 for a question it has not.
 */
export async function reportDoubt(viewer: Viewer | null, id: string, { n, text }: { n: number; text: string }) {
  const set = await openSet(id);
  if (!set) throw notFound(NO_SUCH_SET);
  if (n !== 0 && !askedIn(set).has(n)) throw invalid({ n: 'This set doesn’t have this question.' });
  const userId = viewer?.role === 'student' ? new Types.ObjectId(viewer.userId) : null;
  await PracticeDoubt.create({ setId: id, n, text, userId });
}

/** Doubts, the open ones first and then the newest, with the question as it stands now. */
export async function doubtsForAdmins(): Promise<DoubtRow[]> {
  const open = await PracticeDoubt.find({ state: 'open' }).sort({ _id: -1 }).limit(MOST_SHOWN).lean();
  const closed = await PracticeDoubt.find({ state: { $in: ['answered', 'mended'] } })
    .sort({ _id: -1 })
    .limit(MOST_SHOWN)
    .lean();
  const sets = new Map((await everySet()).map(({ set }) => [set.id, set]));
  return [...open, ...closed].map((record) => {
    const { n, answeredByName } = record;
    const set = sets.get(record.setId);
    const asked = set ? (askedIn(set).get(n) ?? '') : '';
    const key = set ? (explanationsOf(set).get(n)?.key.join(', ') ?? '') : '';
    return { ...viewOf(record, set), asked, key, answeredByName };
  });
}

/** The viewer's own doubts with their answers, the newest first. */
export async function ownDoubts(viewer: Viewer): Promise<OwnDoubt[]> {
  const found = await PracticeDoubt.find(ownRecords(viewer)).sort({ _id: -1 }).limit(MOST_SHOWN).lean();
  const sets = new Map((await everySet()).map(({ set }) => [set.id, set]));
  return found.map((record) => viewOf(record, sets.get(record.setId)));
}

/**
 * Closes a doubt with an answer; the student who asked gets a notice. Throws 404 where there is none, 409 where another admin answered
 * otherwise since it was seen.
 */
export async function answerDoubt(
  viewer: Viewer,
  id: string,
  { seen, ...sent }: { state: 'answered' | 'mended'; answer: string; seen?: Seen | undefined },
): Promise<void> {
  const before = await PracticeDoubt.findById(id).lean();
  if (!before) throw notFound('Report not found.');
  const { state, answer } = mergedWith({ ...before }, sent, seen);
  const signed = { answeredBy: new Types.ObjectId(viewer.userId), answeredByName: viewer.name, answeredOn: new Date() };
  const doubt = await PracticeDoubt.findOneAndUpdate(
    { _id: id, state: before.state, answer: before.answer },
    { $set: { state, answer, ...signed } },
    { returnDocument: 'after' },
  ).lean();
  if (!doubt) throw conflict(CHANGED_MEANWHILE);
  const { setId, n, userId } = doubt;
  const title = (await knownSet(setId))?.set.title ?? setId;
  await recordStaffAction(
    viewer,
    'practice.doubt',
    { kind: 'practice', id: setId, label: title },
    { after: { n, state } },
  );
  if (userId)
    await notify(String(userId), `Your report about a mistake in ${title} has been answered.`, '/practice#doubts');
}

function viewOf({ _id, setId, n, text, state, answer, createdOn }: PracticeDoubtRecord, set: FullSet | undefined) {
  const title = set?.title ?? setId;
  return { _id: String(_id), setId, title, n, text, state, answer, on: createdOn.toISOString() };
}
