import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lockFolder } from './embedded/lock';
import { compactFile } from './embedded/storage/compact';

/**
 * Writes the embedded database's file of `<folder>` anew, without the rests of what was removed. Returns its bytes before
 * and after; null where there is no such database.
 * @throws FolderInUse while the database runs
 */
export async function compactEmbedded(folder: string): Promise<{ before: number; after: number } | null> {
  const dataDir = resolve(folder, 'embedded');
  const file = join(dataDir, 'lmdb');
  if (!existsSync(join(file, 'data.mdb'))) return null;
  const unlock = await lockFolder(dataDir);
  try {
    return await compactFile(file);
  } finally {
    unlock();
  }
}
