import { existsSync } from 'node:fs';
import { chooseDatabase, withDatabaseName } from '@/database/choose';
import { restoreDatabase } from '@/database/dump';
import { connectDatabase, disconnectDatabase } from '@/lib/db';
import { env } from '@/lib/env';
import { User } from '@/models/user';

/**
 * `npm run restore -- <folder>`: fills an empty database with a backup: also the way from the embedded database to a real
 * MongoDB (set MONGODB_URI). Refuses a database that has accounts.
 */
export async function main([folder]: string[]): Promise<void> {
  if (!folder || !existsSync(folder))
    throw new Error('Name the folder of a backup: npm run restore -- backup-2026-11-20T10-00-00');
  const database = await chooseDatabase(process.env.DATA_DIR ?? '.data');
  try {
    process.env.MONGODB_URI = database.uri;
    await connectDatabase();
    const inUse = await User.exists({});
    await disconnectDatabase();
    if (inUse) throw new Error(`${database.description} is not empty: restore fills empty databases only.`);
    const counts = await restoreDatabase(folder, withDatabaseName(database.uri, env().MONGODB_DB));
    const documents = Object.values(counts).reduce((sum, count) => sum + count, 0);
    console.log(`${documents.toLocaleString('en-GB')} documents from ${folder} are in ${database.description}.`);
  } finally {
    await database.stop();
  }
}
