import { constants, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { lockFolder } from './embedded/lock';
import { flushed } from './embedded/storage/flushed';
import { systemsFreeBytes } from './embedded/storage/room';

/** How many copies stay. */
const KEPT = 2;
const COPY = /^before-\d+$/;
/** In the folder of the data while a change of them is under way: the name of the copy that was made for it. */
const NOTE = 'updating';
/** Bytes that must be left on the disk for the change itself. */
const LEFT_FREE = 32 * 1024 * 1024;
/** Signs of whoever runs a database: they belong to the original. */
const LOCK = /^lock[-.]/;

/**
 * Copies the files of a stopped local database to `before-<version>` beside them, where they are complete or absent. A change that
 * broke off goes on with the copy that was made for it: by then the files are of no version.
 * @param files the folder of the files, as `chooseDatabase` gives it
 * @param before the version of the data, and whether a change of them has begun
 * @returns the folder of the copy and the version that it is of
 * @throws Error with one sentence when the disk has no room for it, and FolderInUse; nothing has been changed then
 */
export async function keepFilesBefore(
  files: string,
  before: { version: number; begun: boolean },
  freeOnDisk = systemsFreeBytes,
): Promise<{ copy: string; version: number }> {
  const folder = dirname(files);
  const made = copyOfChangeUnderWay(folder, before);
  if (made) return made;
  const copy = join(folder, `before-${before.version}`);
  // A mongod locks its folder itself.
  const unlock = basename(files) === 'embedded' ? await lockFolder(resolve(files)) : () => {};
  try {
    await copyFiles(files, copy, freeOnDisk);
  } finally {
    unlock();
  }
  writeFileSync(join(folder, NOTE), basename(copy));
  removeOldCopies(folder);
  return { copy, version: before.version };
}

/** To be called when the data have been changed. */
export function filesChanged(files: string): void {
  rmSync(join(dirname(files), NOTE), { force: true });
}

function copyOfChangeUnderWay(folder: string, { version, begun }: { version: number; begun: boolean }) {
  const note = join(folder, NOTE);
  if (!existsSync(note)) return null;
  const name = readFileSync(note, 'utf8').trim();
  const copy = join(folder, name);
  const from = Number(name.slice('before-'.length));
  if (!COPY.test(name) || !existsSync(copy)) return null;
  // Whoever put the copy back has worked with it since.
  return version > from || begun ? { copy, version: from } : null;
}

/**
 * Copies the files of a stopped local database into a new folder, which is complete or absent.
 * @throws Error with one sentence when the disk has no room for it
 */
export async function copyFiles(source: string, copy: string, freeOnDisk: (folder: string) => number): Promise<void> {
  const bytes = filesIn(source).reduce((sum, file) => sum + statSync(file).size, 0);
  const refuse = () => {
    const mb = (count: number) => `${Math.round(count / 1_000_000)} MB`;
    throw new Error(
      `This version changes the data in ${source}. Copying them first needs ${mb(bytes + LEFT_FREE)}, and the disk has ${mb(freeOnDisk(source))} free. Free up space and start again. Nothing was changed.`,
    );
  };
  if (freeOnDisk(source) < bytes + LEFT_FREE) refuse();
  const unfinished = `${copy}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  try {
    await cp(source, unfinished, {
      recursive: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (path) => !LOCK.test(basename(path)),
    });
    for (const path of [...filesIn(unfinished), unfinished]) flushed(path);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    if (['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '')) refuse();
    throw error;
  }
  rmSync(copy, { recursive: true, force: true });
  renameSync(unfinished, copy);
  flushed(resolve(copy, '..'));
}

/** The files that a copy has, with their paths. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !LOCK.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Removes the copies `before-…` in a folder but the two newest. */
export function removeOldCopies(folder: string): void {
  const copies = readdirSync(folder)
    .filter((name) => COPY.test(name))
    .map((name) => ({ path: join(folder, name), made: statSync(join(folder, name)).mtimeMs }))
    .sort((one, other) => other.made - one.made);
  for (const { path } of copies.slice(KEPT)) rmSync(path, { recursive: true, force: true });
}
