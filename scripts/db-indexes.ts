import { disconnectDatabase } from '@/lib/platform/db';
import { repairAgents } from '@/lib/services/people/scope';
import { openUpToDate } from './open-database';

/**
 * `npm run db:indexes`: brings the database up to date with this version: changes stored records where their shape
 * changed, creates the collections and indexes that are missing, and repairs what a race of an older version left. Run
 * it after every update, before the new version
 * starts; web processes are not ready (/readyz) until it has run.
 */
export async function main(): Promise<void> {
  const database = await openUpToDate();
  try {
    for (const name of database.migrated) console.log(`Done: ${name}.`);
    const repaired = await repairAgents();
    if (repaired > 0) console.log(`Repaired: ${repaired} applications named an agent who is not their student's.`);
    console.log(`${database.description} is up to date.`);
  } finally {
    await disconnectDatabase();
    await database.stop();
  }
}
