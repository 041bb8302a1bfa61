import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { connectDatabase } from '@/lib/db';
import { isDuplicateKey } from '@/lib/errors';
import { once } from '@/lib/once';
import { createIndexes } from '@/models/indexes';
import { Migration as Progress } from '@/models/migration';
import { MIGRATIONS } from './all';
import type { Migration } from './migration';

/** After this long without a step another process takes a migration over, where it was. */
const LEASE_MS = 60_000;
/** How often a process looks whether another one's migration has ended. */
const POLL_MS = 250;

/**
 * Brings a database up to date: the migrations it hasn't had, then the indexes that are missing. Safe to run again and in
 * several processes at once: each migration runs in one of them, the others wait for it. Returns the names of the
 * migrations that this call ended. Rejects when the database has had a migration that this version doesn't know.
 */
export async function bringUpToDate(migrations: readonly Migration[] = MIGRATIONS): Promise<string[]> {
  await connectDatabase();
  await refuseNewer(migrations);
  const ended: string[] = [];
  for (const migration of migrations) if (await migrate(migration)) ended.push(migration.name);
  await createIndexes();
  return ended;
}

/** Whether every migration of this version has ended in the database; asked once, then known. */
export async function isUpToDate(): Promise<boolean> {
  const state = once('migrations', () => ({ done: false }));
  if (!state.done) {
    await connectDatabase();
    const versions = MIGRATIONS.map(({ version }) => version);
    state.done =
      (await Progress.countDocuments({ _id: { $in: versions }, endedOn: { $ne: null } })) === versions.length;
  }
  return state.done;
}

async function refuseNewer(migrations: readonly Migration[]): Promise<void> {
  const newest = await Progress.findOne({}).sort({ _id: -1 }).lean();
  const known = Math.max(0, ...migrations.map(({ version }) => version));
  if (newest && newest._id > known)
    throw new Error(`The database is of a newer version ('${newest.name}'). Update the product; there is no way back.`);
}

/** True when this call ended it, false when it had ended before or elsewhere. */
async function migrate({ version, name, step }: Migration): Promise<boolean> {
  const owner = randomUUID();
  for (;;) {
    const progress = await take(version, name, owner);
    if (progress === 'ended') return false;
    if (progress === 'busy') {
      await delay(POLL_MS);
      continue;
    }
    for (let { after } = progress; ; ) {
      const { after: next } = await step(after);
      const change = next
        ? { after: next, leasedUntil: new Date(Date.now() + LEASE_MS) }
        : { endedOn: new Date(), leasedBy: '' };
      const { matchedCount } = await Progress.updateOne({ _id: version, leasedBy: owner }, { $set: change });
      if (matchedCount === 0) break;
      if (!next) return true;
      after = next;
    }
  }
}

/** Leases a migration where it stands, unless another process works on it or it has ended. */
async function take(version: number, name: string, owner: string) {
  const now = new Date();
  const lease = { leasedBy: owner, leasedUntil: new Date(now.getTime() + LEASE_MS) };
  try {
    const taken = await Progress.findOneAndUpdate(
      { _id: version, endedOn: null, leasedUntil: { $lte: now } },
      { $set: lease, $setOnInsert: { name, after: null, startedOn: now } },
      { upsert: true, returnDocument: 'after' },
    ).lean();
    return taken;
  } catch (error) {
    // It is there, so it has ended or another process works on it.
    if (!isDuplicateKey(error)) throw error;
    const known = await Progress.findOne({ _id: version }, 'endedOn').lean();
    return known?.endedOn ? 'ended' : 'busy';
  }
}
