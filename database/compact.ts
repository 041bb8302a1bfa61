import { existsSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lockFolder } from './embedded/lock';
import { compactFile } from './embedded/storage/compact';
import { systemsFreeBytes } from './embedded/storage/room';

/** Bytes beside the copy that lmdb needs for its own pages. */
const SPARE = 1_000_000;

/**
 * Writes the embedded database's file of `<folder>` anew, without the rests of what was removed. Returns its bytes before
 * and after; null where there is no such database.
 * @throws FolderInUse while the database runs, and Error with one sentence where the disk has no room for a second file
 */
export async function compactEmbedded(
  folder: string,
  freeOnDisk = systemsFreeBytes,
): Promise<{ before: number; after: number } | null> {
  const dataDir = resolve(folder, 'embedded');
  const file = join(dataDir, 'lmdb');
  if (!existsSync(join(file, 'data.mdb'))) return null;
  const unlock = await lockFolder(dataDir);
  try {
    refuseWithoutRoom(file, freeOnDisk(file));
    return await compactFile(file);
  } finally {
    unlock();
  }
}

function refuseWithoutRoom(file: string, free: number): void {
  const { size } = statSync(join(file, 'data.mdb'));
  if (free >= size + SPARE) return;
  const mb = (bytes: number) => `${Math.ceil(bytes / 1_000_000)} MB`;
  throw new Error(
    `Writing the file again needs ${mb(size + SPARE)}, and the disk has ${mb(free)} free. Free up space and run this again. Nothing was changed.`,
  );
}
