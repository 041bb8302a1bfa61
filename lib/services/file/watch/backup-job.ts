import { DAY_MS, HOUR_MS, MINUTE_MS } from '@/lib/domain/days/day';
import { sizeText } from '@/lib/domain/desk/site-status';
import { backupFolder, makeBackup, removeOldBackups, removeOldestBackup } from '@/lib/platform/backup/backups';
import { testRestore } from '@/lib/platform/backup/restore-test';
import { env } from '@/lib/platform/env';
import { workerSignal } from '@/lib/platform/jobs/queue';
import { storeRepeated } from '@/lib/platform/jobs/repeated';
import { defineJob } from '@/lib/platform/jobs/worker';
import { databaseDisk, diskOf, reserveBytes } from '@/lib/platform/server/disk';
import { siteZone } from '@/lib/platform/site-facts';
import { layDeletionsBeside } from '@/lib/services/file/leaving/beside-backups';
import { Job } from '@/models/job';
import { SiteWatch, type SiteWatchRecord } from '@/models/site-watch';
import { UploadEntry } from '@/models/upload';
import { copyAway } from './copy-away';

/** Nights, where days are counted: from three to five. */
const NIGHT = [3, 4];
/** In the night one that is older than this is replaced, at any time one older than `LATE_MS`. */
const NIGHTLY_MS = 12 * HOUR_MS;
const LATE_MS = 26 * HOUR_MS;
/** After a failure it is tried again so much later. */
const AGAIN_MS = HOUR_MS;
/** Restoring is tested once in so long. */
const TEST_MS = 6.5 * DAY_MS;
/** Stored bytes as text, and some more. */
const GROWTH = 1.5;

/** Makes a backup each night, keeps the newest, tests weekly whether one can be restored, and copies each off the machine. */
export const backupSite = defineJob({
  kind: 'backup-site',
  everyMs: 5 * MINUTE_MS,
  leaseMs: 2 * MINUTE_MS,
  async run({ now: asked }, { signal, remember }) {
    const { BACKUPS_KEPT } = env();
    const watch = await watchOf();
    if (asked || (BACKUPS_KEPT > 0 && isDue(watch, new Date()))) {
      remember({});
      await backUp(watch, Math.max(1, BACKUPS_KEPT), signal);
    }
    await copyAway(signal);
  },
});

/** Asks for a backup now. Returns false where one is being made. */
export async function askForBackup(): Promise<boolean> {
  await storeRepeated(backupSite);
  const { matchedCount } = await Job.updateOne(
    { key: 'repeated:backup-site', leasedBy: '' },
    { $set: { due: new Date(), payload: { now: true } } },
  );
  workerSignal().notify();
  return matchedCount > 0;
}

/** What is known of the site's state; begun at the first look. */
export async function watchOf(): Promise<SiteWatchRecord> {
  return SiteWatch.findByIdAndUpdate(
    'site',
    { $setOnInsert: { since: new Date(), alerts: [] } },
    { upsert: true, returnDocument: 'after' },
  ).lean() as Promise<SiteWatchRecord>;
}

/** Whether a backup is to be made: in the night, or at any time where the last one is late. */
export function isDue({ since, backup, backupFailure }: SiteWatchRecord, now: Date): boolean {
  if (backupFailure && now.getTime() - backupFailure.at.getTime() < AGAIN_MS) return false;
  const age = now.getTime() - (backup?.at ?? since).getTime();
  const hour = Number(now.toLocaleString('en-GB', { hour: '2-digit', hour12: false, timeZone: siteZone() }));
  return age > LATE_MS || (age > NIGHTLY_MS && NIGHT.includes(hour));
}

async function backUp(watch: SiteWatchRecord, kept: number, signal: AbortSignal): Promise<void> {
  const at = new Date();
  try {
    await makeRoom(watch);
    const backup = await makeBackup(at, signal);
    await layDeletionsBeside(backupFolder());
    await removeOldBackups(kept);
    await SiteWatch.updateOne({ _id: 'site' }, { $set: { backup }, $unset: { backupFailure: 1 } });
    const tested = watch.restoreTest;
    if (!tested || tested.failure || at.getTime() - tested.at.getTime() > TEST_MS)
      await test(backup.folder, backup.bytes);
  } catch (error) {
    if (signal.aborted) throw error;
    const text = error instanceof Error ? error.message : String(error);
    await SiteWatch.updateOne({ _id: 'site' }, { $set: { backupFailure: { at, text } } });
    throw error;
  }
}

/** Removes the oldest backups until the next one has room. @throws Error with one sentence where it has none */
async function makeRoom({ backup }: SiteWatchRecord): Promise<void> {
  const [stored] = await UploadEntry.collection
    .aggregate<{ bytes: number }>([{ $group: { _id: null, bytes: { $sum: '$length' } } }])
    .toArray();
  const needed = Math.max(backup?.bytes ?? 0, stored?.bytes ?? 0) * GROWTH + reserveBytes();
  for (;;) {
    const disk = await diskOf(backupFolder());
    if (!disk || disk.free >= needed) return;
    if (await removeOldestBackup()) continue;
    throw new Error(
      `A backup needs ${sizeText(needed)} in ${backupFolder()}, but its disk has only ${sizeText(disk.free)} free. Free up space, or set BACKUP_DIR to a folder on another disk.`,
    );
  }
}

/** Restores a backup beside the site, and writes down what came of it. */
async function test(folder: string, bytes: number): Promise<void> {
  const [at, disk] = [new Date(), await databaseDisk()];
  const result = await (disk && disk.free < bytes * GROWTH + reserveBytes()
    ? Promise.reject(new Error(`The database’s disk doesn't have the ${sizeText(bytes)} that a backup needs.`))
    : testRestore(folder)
  ).then(
    (documents) => ({ documents, failure: '' }),
    (error: unknown) => ({ documents: 0, failure: error instanceof Error ? error.message : String(error) }),
  );
  await SiteWatch.updateOne({ _id: 'site' }, { $set: { restoreTest: { at, folder, ...result } } });
}
