import { lstat, mkdir, readdir, readFile, realpath, rename, rm, rmdir, stat, writeFile } from 'node:fs/promises';
import { dirname, isAbsolute, join } from 'node:path';
import { fileTrouble } from '@/database/file-trouble';
import { CopyTrouble } from '@/lib/domain/desk/copies';

/** What a place holds: a copy's parts, `complete` that ends it, and what a new place is tried with. */
export const STORED = /^(copy-[0-9a-f]{8}-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\/(\d{6}|complete)|probe-[0-9a-f]{8}\/\d{6})$/;

/** A place for copies. Names are as `STORED` says: no other is written, read or removed, and what else lies there is left alone. */
export interface CopyStore {
  /** For people. */
  where: string;
  put(name: string, bytes: Buffer): Promise<void>;
  /** null where it isn't there. @param most bytes; more is refused */
  get(name: string, most: number): Promise<Buffer | null>;
  list(): Promise<{ name: string; bytes: number }[]>;
  remove(name: string): Promise<void>;
}

/** Lies in a folder that was set up, so that one whose disk isn't mounted is known. */
const MARK = 'study-abroad-copies.txt';

/** Makes an existing folder a place for copies. @throws CopyTrouble where it can't be one */
export async function markFolder(folder: string, without: readonly string[]): Promise<void> {
  if (!isAbsolute(folder)) throw new CopyTrouble('Please enter the full path, beginning with /.');
  const real = await realpath(folder).catch(() => null);
  if (!real || !(await stat(real)).isDirectory()) throw new CopyTrouble('There is no such folder on the server.');
  for (const one of without) {
    const other = await realpath(one).catch(() => one);
    if (`${real}/`.startsWith(`${other}/`))
      throw new CopyTrouble('This folder is part of the site itself. Choose another disk.');
  }
  await inWords(folder, () => writeFile(join(real, MARK), 'Encrypted copies of a site are stored here.\n'));
}

/** A folder that is mounted on this machine. `marked`: only as it was set up. */
export function folderStore(folder: string, marked: boolean): CopyStore {
  /** Where a name is: never through a link to elsewhere. */
  const pathOf = async (name: string, make = false): Promise<string> => {
    if (!STORED.test(name)) throw new CopyTrouble(`‘${name}’ is not the name of a copy.`);
    if (marked && !(await stat(join(folder, MARK)).catch(() => null)))
      throw new CopyTrouble(
        `${folder} is not the folder that was set up: its disk may not be mounted. Mount it, or save the settings again.`,
      );
    const root = await realpath(folder);
    const parent = join(root, dirname(name));
    if (make) await mkdir(parent, { recursive: true, mode: 0o700 });
    const real = await realpath(parent).catch(() => parent);
    if (real !== parent) throw new CopyTrouble(`${parent} leads outside the folder for copies.`);
    return join(root, name);
  };
  const done = <T>(work: () => Promise<T>) => inWords(folder, work);
  return {
    where: folder,
    put: (name, bytes) =>
      done(async () => {
        const path = await pathOf(name, true);
        await rm(`${path}.part`, { force: true });
        await writeFile(`${path}.part`, bytes, { mode: 0o600, flag: 'wx', flush: true });
        await rename(`${path}.part`, path);
      }),
    get: (name, most) =>
      done(async () => {
        const path = await pathOf(name);
        const found = await lstat(path).catch(() => null);
        if (!found?.isFile()) return null;
        if (found.size > most) throw new CopyTrouble(`${path} is too large to be part of a backup copy.`);
        return readFile(path);
      }),
    list: () =>
      done(async () => {
        const found: { name: string; bytes: number }[] = [];
        for (const entry of await readdir(folder, { withFileTypes: true })) {
          if (!entry.isDirectory() || !STORED.test(`${entry.name}/complete`)) continue;
          for (const file of await readdir(join(folder, entry.name))) {
            const name = `${entry.name}/${file}`;
            if (STORED.test(name)) found.push({ name, bytes: (await lstat(join(folder, name))).size });
          }
        }
        return found;
      }),
    remove: (name) =>
      done(async () => {
        const path = await pathOf(name);
        await rm(path, { force: true });
        await rm(`${path}.part`, { force: true });
        await rmdir(dirname(path)).catch(() => {});
      }),
  };
}

async function inWords<T>(folder: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof CopyTrouble) throw error;
    const isGone = (error as NodeJS.ErrnoException).code === 'ENOENT';
    const words = isGone ? `${folder} is missing: its disk may not be mounted.` : fileTrouble(error, folder);
    throw new CopyTrouble(words ?? (error instanceof Error ? error.message : String(error)));
  }
}
