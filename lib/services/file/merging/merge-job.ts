import { AppError } from '@/lib/domain/errors';
import { defineJob } from '@/lib/platform/jobs/worker';
import { Merge, type MergeRecord } from '@/models/merge';
import { MergeEntry } from '@/models/merge-entry';
import { leased, released } from './lease';
import { carryOut, carryOutLate, carryOutTakingBack } from './steps';

/** Every minute, finishes merges that broke off and ends those that can't be taken back any more. */
export const followMerges = defineJob({
  kind: 'follow-merges',
  everyMs: 60_000,
  run: (_payload, { signal }) => followUp(new Date(), signal),
});

/** A request that was under way when an account was closed may have written to it: so long it is looked at again. */
const LATE_MS = 5 * 60_000;
/** In one run; the others wait for the next. */
const MOST = 100;

/** Does what is due at this moment: finishes, moves what came late, deletes journals whose time is over. */
export async function followUp(now: Date, signal?: AbortSignal): Promise<void> {
  const late = new Date(now.getTime() - LATE_MS);
  const each = async (filter: Record<string, unknown>, work: (merge: MergeRecord) => Promise<void>) => {
    for (const merge of await Merge.find(filter).sort({ _id: 1 }).limit(MOST).lean()) {
      signal?.throwIfAborted();
      await work(merge).catch(unlessBusy);
    }
  };
  await each({ state: 'moving' }, async (merge) => {
    const own = await leased(merge, ['moving'], 'moving');
    if (own) await released(own, carryOut(own), 'merged');
  });
  await each({ state: 'undoing' }, async (merge) => {
    const own = await leased(merge, ['undoing'], 'undoing');
    if (own) await released(own, carryOutTakingBack(own), 'undone');
  });
  await each({ state: 'merged', at: { $gte: late } }, async (merge) => {
    const own = await leased(merge, ['merged'], 'moving');
    if (own) await released(own, carryOutLate(own), 'merged');
  });
  await each({ state: { $in: ['merged', 'ending'] }, endsOn: { $lte: now } }, endMerge);
}

/** Deletes the journal: from then on nothing is left to take the merge back with. */
async function endMerge({ _id }: MergeRecord): Promise<void> {
  const ending = await Merge.updateOne({ _id, state: { $in: ['merged', 'ending'] } }, { $set: { state: 'ending' } });
  if (!ending.matchedCount) return;
  await MergeEntry.deleteMany({ mergeId: _id });
  await Merge.updateOne({ _id }, { $set: { state: 'final' } });
}

/** An account that is in another merge just now is looked at in the next run. */
function unlessBusy(error: unknown): void {
  if (!(error instanceof AppError) || error.code !== 'conflict') throw error;
}
