import { Types } from 'mongoose';
import { connectDatabase } from '@/lib/db';
import { once } from '@/lib/once';
import { Job } from '@/models/job';
import type { JobKind, JobPayloads } from './kinds';

export interface JobOptions {
  /** Asking twice with one key asks for one job, also after it ended. */
  key?: string;
  /** Not before; now where nothing is given. */
  runAt?: Date;
}

/** Stores work for later and wakes this process's worker. Answers the job's id, that of the first asking where the key is known. */
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
  alarm().wake();
  return String(job?._id ?? _id);
}

/** The bell between whoever enqueues and this process's worker, which live in different bundles. */
export const alarm = () => once('jobs-alarm', () => ({ wake: () => {} }));
