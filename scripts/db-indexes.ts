import { chooseDatabase } from '@/database/choose';
import { disconnectDatabase } from '@/lib/db';
import { bringUpToDate } from '@/lib/migrations/migrate';

/**
 * `npm run db:indexes`: brings the database up to date with this version: changes stored records where their shape
 * changed, and creates the collections and indexes that are missing. Run it after every update, before the new version
 * starts; web processes are not ready (/readyz) until it has run.
 */
export async function main(): Promise<void> {
  const database = await chooseDatabase(process.env.DATA_DIR ?? '.data');
  try {
    process.env.MONGODB_URI = database.uri;
    for (const name of await bringUpToDate()) console.log(`Done: ${name}.`);
    console.log(`${database.description} is up to date.`);
  } finally {
    await disconnectDatabase();
    await database.stop();
  }
}
