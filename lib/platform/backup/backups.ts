import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { dumpDatabase } from '@/database/dump';
import { fileTrouble } from '@/database/file-trouble';
import { env } from '@/lib/platform/env';
import { backupNotes } from './note';

/** A backup that the product made by itself: folders of other names are the operator's own and stay. */
const SCHEDULED = /^auto-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d(-\d{3})?$/;
const BROKEN_OFF = /^auto-.*\.unfinished$/;
/** So many stay whatever room the disk has. */
const FEWEST = 3;

export interface MadeBackup {
  at: Date;
  folder: string;
  /** Of all its files. */
  bytes: number;
  documents: number;
}

/** Where scheduled backups lie. */
export const backupFolder = (): string => env().BACKUP_DIR ?? join(env().DATA_DIR, 'backups');

/**
 * Writes the site's database into a new folder among the scheduled backups.
 * @throws Error with one sentence where the folder can't be written
 */
export async function makeBackup(at: Date, signal: AbortSignal): Promise<MadeBackup> {
  const { MONGODB_URI, MONGODB_DB } = env();
  const parent = backupFolder();
  const folder = join(parent, `auto-${at.toISOString().slice(0, 23).replace(/[:.]/g, '-')}`);
  try {
    await mkdir(parent, { recursive: true, mode: 0o700 });
    for (const name of await readdir(/* turbopackIgnore: true */ parent))
      if (BROKEN_OFF.test(name)) await rm(join(parent, name), { recursive: true, force: true });
    const counts = await dumpDatabase(String(MONGODB_URI), folder, {
      name: MONGODB_DB,
      signal,
      notes: await backupNotes(),
    });
    const documents = Object.values(counts).reduce((sum, count) => sum + count, 0);
    return { at, folder, bytes: await bytesIn(folder), documents };
  } catch (error) {
    const words = fileTrouble(error, parent);
    throw words ? new Error(words, { cause: error }) : error;
  }
}

/** The names of the scheduled backups in the folder, the oldest first; none where it can't be read. */
async function scheduledBackups(): Promise<string[]> {
  const names = await readdir(/* turbopackIgnore: true */ backupFolder()).catch(() => []);
  return names.filter((name) => SCHEDULED.test(name)).sort();
}

/** Removes the oldest scheduled backups beyond `kept`, a positive number. */
export async function removeOldBackups(kept: number): Promise<void> {
  for (const name of (await scheduledBackups()).slice(0, -kept)) await removeBackup(name);
}

/** Removes the oldest scheduled backup, unless only three are left. Returns whether one went. */
export async function removeOldestBackup(): Promise<boolean> {
  const names = await scheduledBackups();
  if (names.length <= FEWEST) return false;
  await removeBackup(String(names[0]));
  return true;
}

const removeBackup = (name: string) => rm(join(backupFolder(), name), { recursive: true, force: true });

/** Bytes of all files of a folder. */
export async function bytesIn(folder: string): Promise<number> {
  let bytes = 0;
  for (const name of await readdir(folder)) bytes += (await stat(join(folder, name))).size;
  return bytes;
}
