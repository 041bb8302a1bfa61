import { Types } from 'mongoose';
import { ownRecords } from '@/lib/access';
import type { DoubtRow, OwnDoubt } from '@/lib/contract/practice/doubts';
import { invalid, notFound } from '@/lib/domain/errors';
import { askedIn } from '@/lib/engines/practice/asked';
import { explanationsOf } from '@/lib/engines/practice/explanations';
import type { FullSet } from '@/lib/engines/practice/format/set';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { notify } from '@/lib/services/records/notices/notifications';
import { PracticeDoubt, type PracticeDoubtRecord } from '@/models/practice-doubt';
import { everySet, knownSet, openSet } from './sets';

const MOST_SHOWN = 200;

/**
 * Keeps what a learner finds wrong. Who it was is kept of students who are signed in, for the answer, and of no one else.
 * Throws 404 for a set that learners may not see, 422 for a question it has not.
 */
export async function reportDoubt(viewer: Viewer | null, id: string, { n, text }: { n: number; text: string }) {
  const set = await openSet(id);
  if (!set) throw notFound('There is no such practice set.');
  if (n !== 0 && !askedIn(set).has(n)) throw invalid({ n: 'This set has no such question.' });
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

/** Closes a doubt with an answer; the student who asked gets a notice. Throws 404 where there is none. */
export async function answerDoubt(
  viewer: Viewer,
  id: string,
  { state, answer }: { state: 'answered' | 'mended'; answer: string },
): Promise<void> {
  const signed = { answeredBy: new Types.ObjectId(viewer.userId), answeredByName: viewer.name, answeredOn: new Date() };
  const doubt = await PracticeDoubt.findOneAndUpdate(
    { _id: id },
    { $set: { state, answer, ...signed } },
    { returnDocument: 'after' },
  ).lean();
  if (!doubt) throw notFound('There is no such doubt.');
  const { setId, n, userId } = doubt;
  const title = (await knownSet(setId))?.set.title ?? setId;
  await recordStaffAction(
    viewer,
    'practice.doubt',
    { kind: 'practice', id: setId, label: title },
    { after: { n, state } },
  );
  if (userId) await notify(String(userId), `Your question about ${title} was answered.`, '/practice#doubts');
}

function viewOf({ _id, setId, n, text, state, answer, createdOn }: PracticeDoubtRecord, set: FullSet | undefined) {
  const title = set?.title ?? setId;
  return { _id: String(_id), setId, title, n, text, state, answer, on: createdOn.toISOString() };
}
