import { createReadStream, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { VERSION } from '@/lib/platform/migrations/all';
import { productVersion, release } from '@/lib/platform/server/version';
import { Migration } from '@/models/migration';

/** The file of a backup that says which version made it. Backups from before there was one have none. */
const NOTE = 'backup.json';
/** How a backup's folder is laid out. Raise it with a change that code from before would misread. */
const FORMAT = 1;

interface BackupNote {
  format: number;
  /** The product's number, as '0.2.0'; '' where it could not be read. */
  product: string;
  /** The commit and the day that it is of; missing in backups from before 0.2.0. */
  commit?: string;
  day?: string;
  /** The database's version that this product works with. */
  database: number;
}

/** The files that say of a new backup which version made it: their names and texts. */
export async function backupNotes(): Promise<Record<string, string>> {
  const { version: product, ...made } = await release();
  const note: BackupNote = { format: FORMAT, product, ...made, database: VERSION };
  return { [NOTE]: `${JSON.stringify(note, null, 2)}\n` };
}

/**
 * To be called before anything of a backup is written to a database.
 * @throws Error with one sentence and the version needed, when a newer version made it
 */
export async function refuseNewerBackup(folder: string): Promise<void> {
  const note = noteOf(folder);
  const database = Math.max(note?.database ?? 0, await newestMigration(folder));
  if ((note?.format ?? 0) <= FORMAT && database <= VERSION) return;
  // A product that ran on a newer database for a while says nothing of the one that is needed.
  const product = note && note.database >= database ? note.product : '';
  const needed = product ? `version ${product}` : `the version that uses database version ${database}`;
  throw new Error(
    `This backup is newer than the product: it is from ${needed}${product ? ` (database ${database})` : ''}, and this is version ${await productVersion()} (database ${VERSION}). Restore it with ${needed} or newer. Nothing was written.`,
  );
}

function noteOf(folder: string): BackupNote | null {
  const file = join(folder, NOTE);
  if (!existsSync(file)) return null;
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as BackupNote;
  } catch (error) {
    throw new Error(`The backup is damaged: ${NOTE} can't be read.`, { cause: error });
  }
}

/** The number of the last migration that the backed up database has had; 0 where it had none. */
async function newestMigration(folder: string): Promise<number> {
  const file = join(folder, `${Migration.collection.collectionName}.jsonl`);
  let newest = 0;
  if (!existsSync(file)) return newest;
  for await (const line of createInterface({ input: createReadStream(file) })) {
    const [, number] = /"_id":\{"\$number\w+":"([\d.]+)"\}/.exec(line) ?? [];
    newest = Math.max(newest, Number(number ?? 0));
  }
  return newest;
}
