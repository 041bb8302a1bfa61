import { type ChosenDatabase, chooseDatabase } from '@/database/choose';
import { filesChanged, keepFilesBefore } from '@/database/files-before';
import { isOutOfSpace } from '@/lib/domain/errors';
import { connectDatabase, disconnectDatabase } from '@/lib/platform/db';
import { VERSION } from '@/lib/platform/migrations/all';
import {
  bringUpToDate,
  isOfNewerVersion,
  isUpToDate,
  type OlderData,
  olderData,
  refuseTooOld,
} from '@/lib/platform/migrations/migrate';
import { forget } from '@/lib/platform/once';

export interface OpenedDatabase extends ChosenDatabase {
  /** The names of the migrations that ended. */
  migrated: string[];
}

/**
 * Chooses a database, connects to it and brings it up to date. Of a local one with older data the files are copied first, and a
 * line says so. The caller disconnects and stops it. `say`: as `chooseDatabase` takes it. `newerIsFine`: data of a newer
 * version stay as they are where that lets this one run, for going back by one release.
 * @throws Error with one sentence when the data are newer than this version, or the files can't be copied
 */
export async function openUpToDate(
  folder = process.env.DATA_DIR ?? '.data',
  say?: (line: string) => void,
  { newerIsFine = false } = {},
): Promise<OpenedDatabase> {
  const database = await connected(await chooseDatabase(folder, say));
  if (newerIsFine && (await orClosed(database, isOfNewerVersion))) {
    await orClosed(database, () => refuseTooOld());
    return { ...database, migrated: [] };
  }
  const before = await orClosed(database, async () => (database.local ? await olderData() : null));
  if (!before) return { ...database, migrated: await orClosed(database, upToDateUnlessFull) };
  const files = await orClosed(database, async () => ownFiles(database, before));
  await closed(database);
  console.log(
    `Upgrading the database from version ${before.version} to ${VERSION}. Its files are copied first, which can take minutes.`,
  );
  const { copy, version } = await keepFilesBefore(files, before);
  const again = await connected(await chooseDatabase(folder, say));
  const migrated = await orClosed(again, () => bringUpToDate());
  filesChanged(files);
  console.log(`The database was upgraded from version ${version} to ${VERSION}. The previous files are in ${copy}.`);
  return { ...again, migrated };
}

/** Data that are of this version already can be read, and removed from, without anything being written first. */
async function upToDateUnlessFull(): Promise<string[]> {
  try {
    return await bringUpToDate();
  } catch (error) {
    if (isOutOfSpace(error) && (await isUpToDate())) return [];
    throw error;
  }
}

async function connected(database: ChosenDatabase): Promise<ChosenDatabase> {
  process.env.MONGODB_URI = database.uri;
  forget('env');
  await orClosed(database, () => connectDatabase('unlimited'));
  return database;
}

/** Does some work on the database, which is closed when that fails. */
async function orClosed<T>(database: ChosenDatabase, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    await closed(database);
    throw error;
  }
}

async function closed(database: ChosenDatabase): Promise<void> {
  await disconnectDatabase();
  if (database.local) delete process.env.MONGODB_URI;
  await database.stop();
}

/** The folder of the files, which nothing else writes to. @throws Error with one sentence when something does */
function ownFiles({ files }: ChosenDatabase, { version }: OlderData): string {
  if (files) return files;
  throw new Error(
    `The local database has to be upgraded from version ${version} to ${VERSION}, but the site is running on it. Stop the site first, so that the files can be copied.`,
  );
}
