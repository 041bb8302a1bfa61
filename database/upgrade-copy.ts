import {
  chownSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { FolderInUse, lockFolder } from './embedded/lock';
import { flushed } from './embedded/storage/flushed';
import { systemsFreeBytes } from './embedded/storage/room';
import { copyFiles, removeOldCopies } from './files-before';
import { removeOldSetAside, setAside } from './set-aside';

/** In the folder of the local data: a copy of them on which a new version is tried. */
const TRIED = 'upgrading';
/**
 * In that folder, once the new version has passed its check on the copy: which upgrade made it. From then on the copy is to be the site's
 * data, but only in the place of those that it was made of.
 */
const PASSED = 'passed';
/** What a new version needs beside the data to open them. */
const KEYS = ['documents-key', 'signing-key', 'session-secret'];

interface Mark {
  /** Names the upgrade: when its copy passed. */
  upgrade: string;
  /** The name that the data get which the copy was made of, and the number of their folder, which a renaming keeps. */
  before: string;
  data: string;
}

export interface UpgradeCopy {
  /** The folder of the copy, to be used as DATA_DIR. */
  folder: string;
  /** To be called when the new version works on the copy of data of this version: from then on nothing is taken back. */
  pass(version: number): void;
  /**
   * Puts the copy in the place of the data, which stay beside as `before-<version>`.
   * @returns the folder where they stay
   */
  putInPlace(): string;
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
  await settleUpgrade(folder);
  const unlockData = await lockFolder(resolve(data));
  let unlockCopy = () => {};
  const unlock = () => {
    unlockCopy();
    unlockData();
  };
  try {
    const owner = statSync(data);
    mkdirSync(tried, { mode: 0o700 });
    unlockCopy = await lockFolder(resolve(tried));
    for (const name of KEYS) if (existsSync(join(folder, name))) copyFileSync(join(folder, name), join(tried, name));
    await copyFiles(data, join(tried, 'embedded'), freeOnDisk);
    if (process.getuid?.() === 0) giveTo(owner, tried);
  } catch (error) {
    rmSync(tried, { recursive: true, force: true });
    unlock();
    if (['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? ''))
      throw new Error(
        `The disk with ${folder} has no room for a copy of the data. Free up space and run this again. Nothing was changed.`,
      );
    throw error;
  }
  let before = '';
  return {
    folder: tried,
    pass: (version) => {
      before = `before-${version}`;
      const mark: Mark = { upgrade: new Date().toISOString(), before, data: numberOf(data) };
      writeFileSync(join(tried, PASSED), JSON.stringify(mark));
      flushed(join(tried, PASSED));
    },
    putInPlace: () => {
      const kept = join(folder, before);
      rmSync(kept, { recursive: true, force: true });
      renameSync(data, kept);
      try {
        renameSync(join(tried, 'embedded'), data);
      } catch (error) {
        renameSync(kept, data);
        throw error;
      }
      flushed(resolve(folder));
      removeOldCopies(folder);
      return kept;
    },
    release: () => {
      rmSync(tried, { recursive: true, force: true });
      unlock();
    },
  };
}

/**
 * Ends what an upgrade left that was killed. Killed between the two renames of `putInPlace`, its copy becomes the site's data: no new
 * site must be made. Any other copy never does: one that had passed may be all that somebody has, so it is set aside; one that had not
 * is removed where the data are there.
 * @returns a sentence on what was done; null where nothing was left
 * @throws Error with one sentence while an upgrade is under way, and where a person must decide
 */
export async function settleUpgrade(folder: string): Promise<string | null> {
  removeOldSetAside(folder);
  const tried = join(folder, TRIED);
  if (!existsSync(tried)) return null;
  try {
    return await settle(folder, tried);
  } catch (error) {
    // As root it was begun, and killed while it copied.
    if (!['EACCES', 'EPERM'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    return `An upgrade was interrupted and left a copy of all data, which is not used and belongs to another user. Remove it: sudo rm -r ${tried}`;
  }
}

async function settle(folder: string, tried: string): Promise<string> {
  const data = join(folder, 'embedded');
  const unlock = await lockFolder(resolve(tried)).catch((error: unknown) => {
    if (!(error instanceof FolderInUse)) throw error;
    throw new FolderInUse(`an upgrade of this site is in progress: wait until it has finished (${error.message})`);
  });
  try {
    const passed = existsSync(join(tried, PASSED));
    if (existsSync(data)) {
      if (passed || !existsSync(join(data, 'lmdb', 'data.mdb'))) return asideWords(folder);
      rmSync(tried, { recursive: true, force: true });
      return `An upgrade was interrupted before its check had finished. The copy of the data that it left was removed (${tried}).`;
    }
    const mark = passed ? markIn(tried) : null;
    if (passed && !mark && existsSync(join(tried, 'embedded'))) throw new Error(decisionWords(folder));
    if (!mark || !isOfData(join(folder, mark.before), mark)) return asideWords(folder);
    renameSync(join(tried, 'embedded'), data);
    flushed(resolve(folder));
    rmSync(tried, { recursive: true, force: true });
    removeOldCopies(folder);
    return `The upgrade of ${mark.upgrade} was interrupted at the last moment and is now finished. The previous data are in ${join(folder, mark.before)}.`;
  } finally {
    unlock();
  }
}

/** What a passed copy says of the upgrade that made it; null where that is not written, or not whole. */
function markIn(tried: string): Mark | null {
  try {
    const mark = JSON.parse(readFileSync(join(tried, PASSED), 'utf8')) as Partial<Mark>;
    return mark.before && mark.data && mark.upgrade ? (mark as Mark) : null;
  } catch {
    return null;
  }
}

/** Whether these are the data that the copy was made of, put away by the same upgrade. */
const isOfData = (before: string, { data }: Mark) => existsSync(before) && numberOf(before) === data;

function numberOf(folder: string): string {
  const { dev, ino } = statSync(folder, { bigint: true });
  return `${dev}-${ino}`;
}

function asideWords(folder: string): string {
  const { path, goesOn } = setAside(folder, TRIED);
  for (const name of readdirSync(path)) if (name.startsWith('lock-')) rmSync(join(path, name), { force: true });
  return `An upgrade was interrupted and left an unused copy of the data. The copy was moved to ${path} and will be removed after ${goesOn.toISOString().slice(0, 10)}.`;
}

function decisionWords(folder: string): string {
  const [data, tried] = [join(folder, 'embedded'), join(folder, TRIED)];
  return `${data} is gone, and an interrupted upgrade left a copy in ${tried}. To continue with that copy: mv ${join(tried, 'embedded')} ${data}. To continue without it: mv ${tried} ${tried}-before. Then run this again.`;
}

/** What root copies stays readable for the user that the site runs as. */
function giveTo({ uid, gid }: { uid: number; gid: number }, folder: string): void {
  for (const path of ['.', ...(readdirSync(folder, { recursive: true }) as string[])])
    chownSync(join(folder, path), uid, gid);
}
