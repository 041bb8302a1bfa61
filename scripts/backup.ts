import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { chooseDatabase, withDatabaseName } from '@/database/choose';
import { dumpDatabase } from '@/database/dump';
import { sizeText } from '@/lib/domain/desk/site-status';
import { bytesIn } from '@/lib/platform/backup/backups';
import { backupNotes } from '@/lib/platform/backup/note';
import { connectDatabase, disconnectDatabase } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { layDeletionsBeside } from '@/lib/services/file/leaving/beside-backups';
import { LIST } from '@/lib/services/file/leaving/deletions';

/**
 * `npm run backup -- <folder>`: every collection of the chosen database, uploaded files included, as JSON lines in a new
 * folder. The name defaults to the moment. Works beside a running `npm start`; stop it for a backup of one moment.
 */
export async function main([
  folder = `backup-${new Date().toISOString().slice(0, 19).replace(/:/g, '-')}`,
]: string[]): Promise<void> {
  if (existsSync(folder)) throw new Error(`${folder} already exists: choose a new folder name.`);
  const data = process.env.DATA_DIR ?? '.data';
  const database = await chooseDatabase(data);
  process.env.MONGODB_URI = database.uri;
  try {
    const address = withDatabaseName(database.uri, env().MONGODB_DB);
    const counts = await dumpDatabase(address, folder, { notes: await backupNotes() });
    const listed = await writeDeletions(folder);
    const documents = Object.values(counts).reduce((sum, count) => sum + count, 0);
    const size = sizeText(await bytesIn(folder));
    console.log(
      `${documents.toLocaleString('en-GB')} documents of ${database.description} are in ${folder} (${size}).`,
    );
    if (listed > 0)
      console.log(`The list of ${listed} deleted accounts is next to it, in ${LIST}: keep it with the backups.`);
    console.log(
      `Uploaded files in it are encrypted: also keep DOCUMENTS_KEY (for a local database, the file ${join(data, 'documents-key')}) in another place.`,
    );
  } finally {
    await database.stop();
  }
}

/** Lays the list of deleted accounts beside the backups. Returns how many it has. */
async function writeDeletions(folder: string): Promise<number> {
  await connectDatabase('unlimited');
  try {
    return await layDeletionsBeside(dirname(resolve(folder)));
  } finally {
    await disconnectDatabase();
  }
}
