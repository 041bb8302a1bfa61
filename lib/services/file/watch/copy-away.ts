import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS } from '@/lib/domain/days/day';
import { type CopySettings, CopyTrouble, isBucket } from '@/lib/domain/desk/copies';
import { sizeText } from '@/lib/domain/desk/site-status';
import { unseal } from '@/lib/platform/auth/sealed';
import { backupFolder, bytesIn } from '@/lib/platform/backup/backups';
import { fetchCopy, removeOldCopies, writeCopy } from '@/lib/platform/backup/copies';
import { type CopyStore, folderStore } from '@/lib/platform/backup/copy-store';
import { testRestore } from '@/lib/platform/backup/restore-test';
import { s3Store } from '@/lib/platform/backup/s3-store';
import { env } from '@/lib/platform/env';
import { databaseDisk, diskOf, reserveBytes } from '@/lib/platform/server/disk';
import { LIST, listedDeletions } from '@/lib/services/file/leaving/deletions';
import { CopySetting, type CopySettingRecord, SITE_COPIES } from '@/models/copy-setting';
import { SiteWatch, type SiteWatchRecord } from '@/models/site-watch';

/** After a failure it is tried again so much later. */
const AGAIN_MS = HOUR_MS;
/** Bringing one back is tried once in so long. */
const TEST_MS = 6.5 * DAY_MS;
/** Stored bytes as text, and some more. */
const GROWTH = 1.5;
/** What another machine needs to read what was restored. */
const OWN_KEYS = ['DOCUMENTS_KEY', 'DOCUMENTS_KEYS_BEFORE', 'SIGNING_KEY', 'NEXTAUTH_SECRET'] as const;

/** Copies the newest backup off the machine where that is set up and it isn't there yet, removes the oldest, and tries one once a week. */
export async function copyAway(signal: AbortSignal, now = new Date()): Promise<void> {
  const watch = await SiteWatch.findById('site').lean();
  if (!watch?.backup || watch.copy?.of === watch.backup.folder) return;
  if (watch.copyFailure && now.getTime() - watch.copyFailure.at.getTime() < AGAIN_MS) return;
  try {
    await copyOf(watch, watch.backup, signal, now);
  } catch (error) {
    if (signal.aborted) throw error;
    const text = error instanceof Error ? error.message : String(error);
    await SiteWatch.updateOne({ _id: 'site' }, { $set: { copyFailure: { at: now, text } } });
  }
}

async function copyOf(
  { copyTest }: SiteWatchRecord,
  backup: NonNullable<SiteWatchRecord['backup']>,
  signal: AbortSignal,
  now: Date,
): Promise<void> {
  const place = await copyPlace();
  if (!place || place.setting.paused) return;
  const { store, key, setting } = place;
  const values = env();
  const note = {
    at: backup.at.toISOString(),
    documents: backup.documents,
    deletions: await listedDeletions([join(backupFolder(), LIST), join(values.DATA_DIR, LIST)]),
    keys: Object.fromEntries(OWN_KEYS.flatMap((name) => (values[name] ? [[name, String(values[name])]] : []))),
  };
  const { name, bytes } = await writeCopy(store, key, backup.folder, { site: setting.site, note, signal });
  const copy = { at: now, name, of: backup.folder, bytes, where: store.where };
  await SiteWatch.updateOne({ _id: 'site' }, { $set: { copy }, $unset: { copyFailure: 1 } });
  let tested = copyTest;
  if (!tested || tested.failure || now.getTime() - tested.at.getTime() > TEST_MS) {
    const result = await tried(() => fetchCopy(store, key, name, fetched(), signal), await bytesIn(backup.folder));
    if (signal.aborted) return;
    tested = { at: now, name, ...result };
    await SiteWatch.updateOne({ _id: 'site' }, { $set: { copyTest: tested } });
  }
  // The last one that could be brought back stays, whatever its age, until a later one could.
  if (!tested.failure) await removeOldCopies(store, setting.site, setting.kept, tested.name);
}

const fetched = () => join(backupFolder(), 'copy-being-tried');

/** Brings a copy back, restores it beside the site and compares what is stored then. */
async function tried(fetch: () => Promise<unknown>, bytes: number): Promise<{ documents: number; failure: string }> {
  await rm(fetched(), { recursive: true, force: true });
  try {
    for (const disk of [await diskOf(backupFolder()), await databaseDisk()])
      if (disk && disk.free < bytes * GROWTH + reserveBytes())
        throw new Error(`The disk of ${disk.folder} doesn’t have the ${sizeText(bytes)} that the restore test needs.`);
    await fetch();
    return { documents: await testRestore(fetched()), failure: '' };
  } catch (error) {
    return { documents: 0, failure: error instanceof Error ? error.message : String(error) };
  } finally {
    await rm(fetched(), { recursive: true, force: true });
  }
}

/** What the sealed secrets of copies belong to. */
export const SEALED_FOR = 'site';

/** Where copies go now, and with which key; null for nowhere. @throws CopyTrouble where the stored secrets can't be read */
export async function copyPlace(): Promise<{ store: CopyStore; key: Buffer; setting: CopySettingRecord } | null> {
  const setting = await CopySetting.findById(SITE_COPIES).lean();
  if (!setting?.where) return null;
  const [key, secret] = [opened(setting.key), opened(setting.secret)];
  if (!key || secret === null)
    throw new CopyTrouble(
      'The stored keys for copies can’t be read with this NEXTAUTH_SECRET. Enter the secret key again and create a new recovery key.',
    );
  return { store: storeOf(setting, secret), key: Buffer.from(key, 'base64'), setting };
}

/** A text as it was sealed; '' for none, null where this site's secret can't open it. */
export const opened = (sealed: string): string | null => sealed && unseal('copies', sealed, SEALED_FOR);

/** The place that settings name. */
export const storeOf = (setting: CopySettings, secret: string): CopyStore =>
  isBucket(setting.where) ? s3Store({ ...setting, secret }) : folderStore(setting.where, true);
