import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chooseDatabase, withDatabaseName } from '@/database/choose';
import { dumpDatabase } from '@/database/dump';
import { env } from '@/lib/env';

/**
 * `npm run backup -- <folder>`: every collection of the chosen database, uploaded files included, as JSON lines in a new
 * folder. The name defaults to the moment. Works beside a running `npm start`; stop it for a backup of one moment.
 */
export async function main([
  folder = `backup-${new Date().toISOString().slice(0, 19).replace(/:/g, '-')}`,
]: string[]): Promise<void> {
  if (existsSync(folder)) throw new Error(`${folder} exists already: name a folder that doesn't.`);
  const data = process.env.DATA_DIR ?? '.data';
  const database = await chooseDatabase(data);
  try {
    const counts = await dumpDatabase(withDatabaseName(database.uri, env().MONGODB_DB), folder);
    const documents = Object.values(counts).reduce((sum, count) => sum + count, 0);
    console.log(`${documents.toLocaleString('en-GB')} documents of ${database.description} are in ${folder}.`);
    console.log(
      `Uploaded files in it are encrypted: keep DOCUMENTS_KEY (of a local database the file ${join(data, 'documents-key')}) too, in another place.`,
    );
  } finally {
    await database.stop();
  }
}
