import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { env } from '@/lib/platform/env';
import { LIST, listedDeletions } from './deletions';

/** Lays the list of deleted accounts into the folder of the backups; one that is there is added to. Returns how many it has. */
export async function layDeletionsBeside(folder: string): Promise<number> {
  const list = join(folder, LIST);
  const lines = await listedDeletions([list, join(env().DATA_DIR, LIST)]);
  if (lines.length === 0) return 0;
  await writeFile(`${list}.part`, `${lines.join('\n')}\n`, { mode: 0o600 });
  await rename(`${list}.part`, list);
  return lines.length;
}
