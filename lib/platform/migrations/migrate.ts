import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { isDuplicateKey } from '@/lib/domain/errors';
import { connectDatabase } from '@/lib/platform/db';
import { once } from '@/lib/platform/once';
import { Course } from '@/models/course';
import { createIndexes, dropFormerIndexes } from '@/models/indexes';
import { Migration as Progress } from '@/models/migration';
import { User } from '@/models/user';
import { MIGRATIONS, OLDEST_THAT_MAY_RUN, VERSION } from './all';
import type { Migration } from './migration';

/** After this long without a step another process takes a migration over, where it was. */
const LEASE_MS = 60_000;
/** How often a process looks whether another one's migration has ended. */
const POLL_MS = 250;

/**
 * Brings a database up to date: the migrations it hasn't had, then the indexes that are missing; those of former versions go. Safe to run
 * again and in several processes at once: each migration runs in one of them, the others wait for it. Returns the names of the migrations
 * that this call ended.
 * @param oldestThatMayRun older processes refuse to work with the database from now on
 * @throws Error with one sentence when the database has had a migration that this version doesn't know
 */
export async function bringUpToDate(
  migrations: readonly Migration[] = MIGRATIONS,
  oldestThatMayRun = OLDEST_THAT_MAY_RUN,
): Promise<string[]> {
  const ended = await runMigrations(migrations, oldestThatMayRun);
  await createIndexes();
  await dropFormerIndexes();
  return ended;
}

/** The migrations of `bringUpToDate`, without the indexes. */
export async function runMigrations(migrations: readonly Migration[], oldestThatMayRun: number): Promise<string[]> {
  await connectDatabase();
  await refuseNewer(migrations);
  const ended: string[] = [];
  for (const migration of migrations) if (await migrate(migration, oldestThatMayRun)) ended.push(migration.name);
  return ended;
}

/** A database with data that has not had every migration of this version. */
export interface OlderData {
  /** Of the last migration that has ended there; 0 where none has. */
  version: number;
  /** Whether a later migration has begun. */
  begun: boolean;
}

/** What `bringUpToDate` would change in the database; null when it has had all migrations, or holds nothing yet. */
export async function olderData(migrations: readonly Migration[] = MIGRATIONS): Promise<OlderData | null> {
  const had = await Progress.find({}, 'endedOn').sort({ _id: -1 }).lean();
  const ended = had.filter(({ endedOn }) => endedOn).map(({ _id }) => _id);
  if (migrations.every(({ version }) => ended.includes(version))) return null;
  if (!(await User.exists({})) && !(await Course.exists({}))) return null;
  const version = ended[0] ?? 0;
  return { version, begun: (had[0]?._id ?? 0) > version };
}

/** Whether every migration of this version has ended in the database, and none began that this version is too old for. */
export async function isUpToDate(): Promise<boolean> {
  const state = once('migrations', () => ({ done: false }));
  await connectDatabase();
  if ((await oldestAllowed()) > VERSION) return false;
  if (!state.done) {
    const versions = MIGRATIONS.map(({ version }) => version);
    state.done =
      (await Progress.countDocuments({ _id: { $in: versions }, endedOn: { $ne: null } })) === versions.length;
  }
  return state.done;
}

/** Whether the database has had a migration that this version doesn't know. */
export async function isOfNewerVersion(): Promise<boolean> {
  await connectDatabase();
  const newest = await Progress.findOne({}, '_id').sort({ _id: -1 }).lean();
  return (newest?._id ?? 0) > VERSION;
}

/** This process is too old for the database. */
export class TooOld extends Error {}

/**
 * To be called before a process works with a database that others may have brought further than this version knows.
 * @throws TooOld with one sentence
 */
export async function refuseTooOld(version = VERSION): Promise<void> {
  await connectDatabase();
  const oldest = await oldestAllowed();
  if (oldest > version)
    throw new TooOld(
      `The database may only be used by version ${oldest} or newer, and this is version ${version}: start a newer version, or go back as described in docs/operations.md.`,
    );
}

async function oldestAllowed(): Promise<number> {
  const newest = await Progress.findOne({}, 'oldestThatMayRun').sort({ _id: -1 }).lean();
  return newest?.oldestThatMayRun ?? 0;
}

async function refuseNewer(migrations: readonly Migration[]): Promise<void> {
  const newest = await Progress.findOne({}).sort({ _id: -1 }).lean();
  const known = Math.max(0, ...migrations.map(({ version }) => version));
  if (newest && newest._id > known)
    throw new TooOld(
      `The database has version ${newest._id} ('${newest.name}'), and this is version ${known}: start version ${newest._id} or newer, or go back as described in docs/operations.md.`,
    );
}

/** True when this call ended it, false when it had ended before or elsewhere. */
async function migrate({ version, name, step }: Migration, oldestThatMayRun: number): Promise<boolean> {
  const owner = randomUUID();
  for (;;) {
    const progress = await take({ _id: version, name, oldestThatMayRun }, owner);
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
async function take(
  { _id, name, oldestThatMayRun }: { _id: number; name: string; oldestThatMayRun: number },
  owner: string,
) {
  const now = new Date();
  const lease = { leasedBy: owner, leasedUntil: new Date(now.getTime() + LEASE_MS) };
  try {
    const taken = await Progress.findOneAndUpdate(
      { _id, endedOn: null, leasedUntil: { $lte: now } },
      { $set: lease, $setOnInsert: { name, oldestThatMayRun, after: null, startedOn: now } },
      { upsert: true, returnDocument: 'after' },
    ).lean();
    return taken;
  } catch (error) {
    // It is there, so it has ended or another process works on it.
    if (!isDuplicateKey(error)) throw error;
    const known = await Progress.findOne({ _id }, 'endedOn').lean();
    return known?.endedOn ? 'ended' : 'busy';
  }
}
