import { Job } from '@/models/job';

/** How long a job is leased where its kind says nothing else. */
export const DEFAULT_LEASE_MS = 30_000;
/** By how much the clocks of two machines may differ. */
const CLOCKS_MS = 60_000;

/**
 * Stores a job that runs again and again, unless it is there; `payload` is what its first run is given. One that is due later than it can
 * be is due now: the clock of the process that ended it last was ahead.
 */
export async function storeRepeated(
  { kind, everyMs = 0, leaseMs = DEFAULT_LEASE_MS }: { kind: string; everyMs?: number; leaseMs?: number },
  payload: object = {},
): Promise<void> {
  const key = `repeated:${kind}`;
  const now = new Date();
  const fresh = { kind, payload, state: 'open', due: now, leasedBy: '', tries: 0, error: '' };
  await Job.updateOne({ key }, { $setOnInsert: fresh }, { upsert: true });
  const latest = new Date(now.getTime() + Math.max(everyMs, leaseMs) + CLOCKS_MS);
  if (everyMs) await Job.updateOne({ key, due: { $gt: latest } }, { $set: { due: now } });
}
