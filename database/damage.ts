import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** What lies beside the data of a site that was in use: made after the database was there. */
const SIGNS_OF_USE = ['documents-key', 'signing-key', 'outbox', 'deletions.txt'];
const DAMAGE =
  /damaged|MDB_(CORRUPTED|INVALID|PAGE_NOTFOUND|VERSION_MISMATCH|PANIC)|wrong type|not an LMDB file|invalid argument/i;
const SCHEDULED = /^auto-[\dT-]+$/;

/** Its sentence says what to do already. */
class DataLost extends Error {}

/**
 * What is damaged, and the command that brings a backup back, for a start of the embedded database that failed on damaged files; null for
 * another failure.
 * @param folder of the local data, such as `.data`
 */
export function damageWords(folder: string, error: unknown): string | null {
  const reason = error instanceof Error ? error.message : String(error);
  if (error instanceof DataLost || !DAMAGE.test(reason)) return null;
  const why = reason.replace(/^the embedded database could not start: /, '').replace(/[.\s]*$/, '');
  return `The data in ${join(folder, 'embedded')} are damaged (${why}). ${rescue(folder)}`;
}

/** An empty file where a site's data were: a new site must not be made in its place. @throws Error with what to do */
export function refuseEmptied(folder: string): void {
  const file = join(folder, 'embedded', 'lmdb', 'data.mdb');
  if (!existsSync(file) || statSync(file).size > 0) return;
  const sign = SIGNS_OF_USE.find((name) => existsSync(join(folder, name)));
  if (!sign) return;
  throw new DataLost(
    `The data file ${file} is empty, and ${join(folder, sign)} shows that this site was in use: its data are lost. ${rescue(folder)}`,
  );
}

function rescue(folder: string): string {
  const data = join(folder, 'embedded');
  const backups = process.env.BACKUP_DIR || join(folder, 'backups');
  const newest = newestOf(backups);
  return `Move them away and restore a backup: mv ${data} ${data}-damaged && npm run restore -- ${newest ?? 'the-folder-of-a-backup'}`;
}

function newestOf(backups: string): string | null {
  try {
    const name = readdirSync(backups)
      .filter((one) => SCHEDULED.test(one))
      .sort()
      .at(-1);
    return name ? join(backups, name) : null;
  } catch {
    return null;
  }
}
