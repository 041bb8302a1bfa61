import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { lockFolder } from './embedded/lock';
import { flushed } from './embedded/storage/flushed';
import { systemsFreeBytes } from './embedded/storage/room';
import { copyFiles, removeOldCopies } from './files-before';

/** In the folder of the local data: a copy of them on which a new version is tried. */
const TRIED = 'upgrading';
/** In that folder, once the new version has passed its check on the copy: from then on the copy is the site's data. */
const PASSED = 'passed';
/** What a new version needs beside the data to open them. */
const KEYS = ['documents-key', 'signing-key', 'session-secret'];

export interface UpgradeCopy {
  /** The folder of the copy, to be used as DATA_DIR. */
  folder: string;
  /** To be called when the new version works on the copy: from then on nothing is taken back. */
  pass(): void;
  /**
   * Puts the copy in the place of the data, which stay beside as `before-<version>`.
   * @returns the folder where they stay
   */
  putInPlace(version: number): string;
  /** Gives the data back to whom starts next, and removes a copy that was not put in place. */
  release(): void;
}

/**
 * Locks the data of the embedded database in a folder and copies them. They stay as they are until the copy is put in their place,
 * whatever happens to the copy or to this process.
 * @throws FolderInUse while the site runs, and Error with one sentence where there is no room for a copy
 */
export async function copyForUpgrade(folder: string, freeOnDisk = systemsFreeBytes): Promise<UpgradeCopy> {
  const [data, tried] = [join(folder, 'embedded'), join(folder, TRIED)];
  const unlock = await lockFolder(resolve(data));
  try {
    rmSync(tried, { recursive: true, force: true });
    const owner = statSync(data);
    mkdirSync(tried, { mode: 0o700 });
    for (const name of KEYS) if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(tried, name));
    await copyFiles(data, join(tried, 'embedded'), freeOnDisk);
    if (process.getuid?.() === 0) giveTo(owner, tried);
  } catch (error) {
    rmSync(tried, { recursive: true, force: true });
    unlock();
    if (['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw new Error(
        `The disk of ${folder} has no room for a copy of the data: make some and run it again; nothing was changed.`,
      );
    throw error;
  }
  return {
    folder: tried,
    pass: () => {
      writeFileSync(join(tried, PASSED), '');
      flushed(join(tried, PASSED));
    },
    putInPlace: (version) => {
      const before = join(folder, `before-${version}`);
      rmSync(before, { recursive: true, force: true });
      renameSync(data, before);
      try {
        renameSync(join(tried, 'embedded'), data);
      } catch (error) {
        renameSync(before, data);
        throw error;
      }
      flushed(resolve(folder));
      removeOldCopies(folder);
      return before;
    },
    release: () => {
      rmSync(tried, { recursive: true, force: true });
      unlock();
    },
  };
}

/** Ends what a kill left between the two renames of `putInPlace`: the data are the copy then, and no new site must be made. */
export function finishPutInPlace(folder: string): void {
  const [data, tried] = [join(folder, 'embedded'), join(folder, TRIED)];
  if (existsSync(data) || !existsSync(join(tried, PASSED)) || !existsSync(join(tried, 'embedded'))) return;
  renameSync(join(tried, 'embedded'), data);
  rmSync(tried, { recursive: true, force: true });
}

/** What root copies stays readable for the user that the site runs as. */
function giveTo({ uid, gid }: { uid: number; gid: number }, folder: string): void {
  for (const path of ['.', ...(readdirSync(folder, { recursive: true }) as string[])])
    chownSync(join(folder, path), uid, gid);
}
