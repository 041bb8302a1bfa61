import type { Types } from 'mongoose';
import { isDuplicateKey } from '@/lib/domain/errors';
import { ImportRefusal } from '@/lib/engines/import/refusal';
import { publish } from '@/lib/platform/events/bus';
import { enqueue } from '@/lib/platform/jobs/queue';
import { recordStaffAction } from '@/lib/services/records/lists/actions';
import { recordActivity } from '@/lib/services/records/lists/activities';
import { ImportBatch, type ImportBatchRecord } from '@/models/import-batch';
import { applyPlan } from './apply';
import { leftCount } from './left-rows';
import { makePlan } from './plan/plan';
import { takeBack } from './take-back';
import { finishMerge, planMerge, undoMerge } from './university-merge';

/** How soon an upload tries again to get the catalogue's lock. */
const WAIT_MS = 1_000;
/** How often the progress is stored at most. */
const PROGRESS_MS = 400;

/**
 * Runs the step that an upload's status names: planning, applying, or taking back. Throws when the signal is aborted,
 * and ImportRefusal.
 */
export async function importStep(batchId: string, signal: AbortSignal): Promise<void> {
  const batch = await ImportBatch.findById(batchId).lean();
  if (batch) await step(batch, signal);
}

async function step(batch: ImportBatchRecord, signal: AbortSignal): Promise<void> {
  if (batch.status === 'planning') {
    const next = await plan(batch, signal);
    if (next?.status === 'applying') await step(next, signal);
  } else if (batch.status === 'applying' || batch.status === 'undoing') {
    if (!(await acquireCatalogueLock(batch._id))) {
      const runAt = new Date(Date.now() + WAIT_MS);
      await enqueue('course-import', { batchId: String(batch._id) }, { runAt });
    } else if (batch.status === 'applying') await apply(batch, signal);
    else await undo(batch, signal);
  }
}

const ASK_IN_REVIEW = 'Upload the file for review and confirm it there, or choose another country.';

/** Returns the batch after planning. Throws ImportRefusal for a file that can't be used; nothing was changed. */
async function plan(batch: ImportBatchRecord, signal: AbortSignal): Promise<ImportBatchRecord | null> {
  const { _id, oneGo } = batch;
  const progress = progressOf(batch);
  const making = batch.merge ? planMerge(batch) : makePlan(batch, progress, signal);
  const made = await making;
  if (oneGo && 'question' in made && made.question) throw new ImportRefusal(422, `${made.question} ${ASK_IN_REVIEW}`);
  const change = { ...made, status: oneGo ? ('applying' as const) : ('planned' as const) };
  return ImportBatch.findOneAndUpdate(
    { _id, status: 'planning' },
    { $set: { ...change, progress: { done: 0, total: 0 } } },
    { returnDocument: 'after' },
  ).lean();
}

async function apply(batch: ImportBatchRecord, signal: AbortSignal): Promise<void> {
  const { _id, fileName } = batch;
  const { unchanged, ...outcome } = await applyPlan(batch, progressOf(batch), signal);
  await finishMerge(batch);
  if (outcome.removed) await announceEverything();
  else if (outcome.added + outcome.changed + outcome.retired) await announceBatch(String(_id));
  const left = leftCount(batch, 'added') + leftCount(batch, 'changed');
  const planned = batch.added + batch.changed;
  // Rows that another upload had made true by then were in the plan as additions or changes.
  const settled = { ...outcome, leftOut: left, unchanged: batch.rows - batch.refused - planned + unchanged };
  const { modifiedCount } = await ImportBatch.updateOne(
    { _id, status: 'applying' },
    { $set: { ...settled, status: 'done' }, $unset: { turn: 1 } },
  );
  if (modifiedCount === 0) return;
  const { added, changed, removed, retired } = outcome;
  const person = String(batch.decidedById ?? batch.by);
  await recordActivity(person, `You uploaded ${fileName}: ${added} courses added, ${changed} changed.`);
  const subject = { kind: 'upload', id: String(_id), label: fileName } as const;
  await recordStaffAction(adminOf(person), 'courses.upload', subject, { after: { added, changed, removed, retired } });
}

async function undo(batch: ImportBatchRecord, signal: AbortSignal): Promise<void> {
  const { _id, fileName } = batch;
  const back = await takeBack(batch, progressOf(batch), signal);
  await undoMerge(batch);
  await announceEverything();
  const { modifiedCount } = await ImportBatch.updateOne(
    { _id, status: 'undoing' },
    { $set: { back, status: 'undone', takenBackOn: new Date() }, $unset: { turn: 1 } },
  );
  if (modifiedCount === 0) return;
  const person = String(batch.takenBackById ?? batch.by);
  await recordActivity(person, `You undid the upload ${fileName}.`);
  const subject = { kind: 'upload', id: String(_id), label: fileName } as const;
  await recordStaffAction(adminOf(person), 'courses.take-back', subject, { after: back });
}

const adminOf = (userId: string) => ({ userId, role: 'admin' as const });

/** Stores a step's progress, at most every `PROGRESS_MS`; its end in any case. */
function progressOf({ _id }: ImportBatchRecord): (done: number, total: number) => Promise<void> {
  let last = Date.now();
  return async (done, total) => {
    const isEnd = total > 0 && done >= total;
    if (!isEnd && Date.now() - last < PROGRESS_MS) return;
    last = Date.now();
    await ImportBatch.updateOne({ _id }, { $set: { progress: { done, total } } });
  };
}

/** Notifies every process which courses to read again: those this upload wrote last. Their clauses are counted anew. */
async function announceBatch(batchId: string): Promise<void> {
  await publish({ kind: 'courses-changed', to: [], payload: { batchId } });
  await enqueue('requirement-clauses', {});
}

/** The same for changes that leave no trace in a course: removals. */
async function announceEverything(): Promise<void> {
  await publish({ kind: 'courses-changed', to: [], payload: { all: true } });
  await enqueue('requirement-clauses', {});
}

/**
 * The catalogue's lock: one upload writes at a time, in whichever process, so that no other one changes a course between
 * its read and its write. A unique index enforces it; it is stored as `turn`. A batch keeps the lock when its process dies,
 * until it is resumed and ends. Returns whether the batch holds the lock now.
 */
async function acquireCatalogueLock(_id: Types.ObjectId): Promise<boolean> {
  try {
    await ImportBatch.updateOne({ _id }, { $set: { turn: 'catalogue' } });
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}
