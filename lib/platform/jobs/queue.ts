import { Types } from 'mongoose';
import { connectDatabase } from '@/lib/platform/db';
import { once } from '@/lib/platform/once';
import { duplicates } from '@/models/define';
import { Job } from '@/models/job';
import type { JobKind, JobPayloads } from './kinds';

export interface JobOptions {
  /** A second job with the same key is not stored, also after the first one ended. */
  key?: string;
  /** Not before; now where nothing is given. */
  runAt?: Date;
}

/** Stores a job and wakes this process's worker. Returns the job's id; that of the earlier job where the key is known. */
export async function enqueue<K extends JobKind>(
  kind: K,
  payload: JobPayloads[K],
  options: JobOptions = {},
): Promise<string> {
  await connectDatabase();
  const _id = new Types.ObjectId();
  const key = options.key ? `${kind}:${options.key}` : String(_id);
  const { key: _key, ...job } = jobOf(kind, payload, key, options.runAt);
  const { upsertedCount } = await Job.updateOne({ key }, { $setOnInsert: { _id, ...job } }, { upsert: true });
  const stored = upsertedCount === 0 ? await Job.findOne({ key }, '_id').lean() : null;
  workerSignal().notify();
  return String(stored?._id ?? _id);
}

/** Stores many jobs that each have a key, in one write, and wakes this process's worker. */
export async function enqueueAll<K extends JobKind>(
  kind: K,
  jobs: readonly { payload: JobPayloads[K]; key: string }[],
): Promise<void> {
  await connectDatabase();
  const records = jobs.map(({ payload, key }) => jobOf(kind, payload, `${kind}:${key}`));
  await duplicates(() => Job.insertMany(records, { ordered: false, throwOnValidationError: true }));
  workerSignal().notify();
}

const jobOf = <K extends JobKind>(kind: K, payload: JobPayloads[K], key: string, due = new Date()) => ({
  ...{ kind, key, payload, state: 'open' as const },
  ...{ due, leasedBy: '', tries: 0, error: '' },
});

/** Wakes this process's worker, which may live in another bundle than the caller of `enqueue`. */
export const workerSignal = () => once('jobs-signal', () => ({ notify: () => {} }));
