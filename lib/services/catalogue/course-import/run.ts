import { ImportRefusal } from '@/lib/engines/import/refusal';
import { defineJob } from '@/lib/platform/jobs/worker';
import { log } from '@/lib/platform/log';
import { ImportBatch } from '@/models/import-batch';
import { importStep } from './step';
import { importStepOnThread } from './thread/import-thread';

const MOST_TRIES = 20;

/**
 * The background job of an upload. The batch's status says what is to be done, so that a process that takes over resumes
 * where the last one stopped.
 */
export const courseImport = defineJob({
  kind: 'course-import',
  leaseMs: 10_000,
  maxTries: MOST_TRIES,
  backoffMs: (tries) => Math.min(1_000 * 2 ** tries, 60_000),
  run: async ({ batchId }, { tries, signal }) => {
    try {
      // Scripts and tests serve no requests meanwhile, so they need no thread.
      await (process.env.NEXT_RUNTIME ? importStepOnThread : importStep)(batchId, signal);
    } catch (error) {
      if (error instanceof ImportRefusal && (await refuseFile(batchId, error))) return;
      if (signal.aborted || tries < MOST_TRIES) throw error;
      log().error({ err: error, batch: batchId }, 'a course upload failed');
      await giveUp(batchId);
    }
  },
});

/** Ends an upload whose file can't be used; nothing was changed. Returns whether it was being read at all. */
async function refuseFile(_id: string, { message: failure }: ImportRefusal): Promise<boolean> {
  const change = { status: 'refused' as const, failure, progress: { done: 0, total: 0 } };
  const { matchedCount } = await ImportBatch.updateOne({ _id, status: 'planning' }, { $set: change });
  return matchedCount > 0;
}

async function giveUp(batchId: string): Promise<void> {
  const batch = await ImportBatch.findById(batchId, 'status').lean();
  if (!batch) return;
  const failure = 'Something went wrong on our side. Nothing was lost. Please try again.';
  await ImportBatch.updateOne(
    { _id: batch._id },
    { $set: { status: 'failed', failedStep: batch.status, failure }, $unset: { turn: 1 } },
  );
}
