import { Types } from 'mongoose';
import { connectDatabase } from '@/lib/platform/db';
import { once } from '@/lib/platform/once';
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
  await Job.updateOne(
    { key },
    {
      $setOnInsert: {
        _id,
        kind,
        payload,
        state: 'open',
        due: options.runAt ?? new Date(),
        leasedBy: '',
        tries: 0,
        error: '',
      },
    },
    { upsert: true },
  );
  const job = options.key ? await Job.findOne({ key }, '_id').lean() : null;
  workerSignal().notify();
  return String(job?._id ?? _id);
}

/** Wakes this process's worker, which may live in another bundle than the caller of `enqueue`. */
export const workerSignal = () => once('jobs-signal', () => ({ notify: () => {} }));
