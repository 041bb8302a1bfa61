import { withDatabase } from '@/database/dump';
import { restoreDatabase } from '@/database/restore';
import { env } from '@/lib/platform/env';

/** The database beside the site's own that a backup is restored into to see whether it can be. */
export const scratchDatabase = (): string => `${env().MONGODB_DB}_restore_test`;

/**
 * Restores a backup into a database beside the site's own, compares what is stored there with what was backed up, and empties it again.
 * @returns how many documents were compared
 * @throws Error where a file of the backup is damaged, or something else is stored than was backed up
 */
export async function testRestore(folder: string): Promise<number> {
  const uri = String(env().MONGODB_URI);
  await emptied(uri);
  try {
    const counts = await restoreDatabase(folder, uri, scratchDatabase());
    return Object.values(counts).reduce((sum, count) => sum + count, 0);
  } finally {
    await emptied(uri);
  }
}

/** One collection after the other: the product's account may not drop a whole database. */
function emptied(uri: string): Promise<void> {
  return withDatabase(
    uri,
    async (db) => {
      for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray())
        if (!name.startsWith('system.')) await db.dropCollection(name);
    },
    scratchDatabase(),
  );
}
