import { removeOldSetAside } from '@/database/set-aside';
import { env } from '@/lib/platform/env';
import { defineJob } from '@/lib/platform/jobs/worker';
import { User } from '@/models/user';
import { eraseStudent } from './erase';

/**
 * Every ten minutes, erases the accounts whose waiting time is over, and copies of the data that were set aside
 * (database/set-aside.ts).
 */
export const eraseAccounts = defineJob({
  kind: 'erase-accounts',
  everyMs: 600_000,
  run: async (_payload, { signal }) => {
    await eraseWhoLeft(new Date(), signal);
  },
});

/** Erases the accounts, and the copies set aside, whose time was over at this moment. Returns how many accounts they were. */
export async function eraseWhoLeft(now: Date, signal?: AbortSignal): Promise<number> {
  removeOldSetAside(env().DATA_DIR, now);
  const leaving = await User.find({ leavesOn: { $lte: now } }, '_id')
    .sort({ leavesOn: 1 })
    .limit(MOST)
    .lean();
  for (const { _id } of leaving) {
    signal?.throwIfAborted();
    await eraseStudent(_id);
  }
  return leaving.length;
}

/** In one run; the others wait for the next. */
const MOST = 100;
