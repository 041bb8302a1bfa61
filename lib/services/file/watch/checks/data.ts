import mongoose from 'mongoose';
import { bad, broken, type Finding, good, unknown } from '@/lib/domain/desk/site-status';
import { counted } from '@/lib/domain/texts/counted';
import { connectDatabase } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { keysAdvice } from '@/lib/platform/files/missing-keys';
import { bytesOf } from '@/lib/platform/files/store';
import { VERSION } from '@/lib/platform/migrations/all';
import { isOfNewerVersion, isUpToDate } from '@/lib/platform/migrations/migrate';
import { isLocalDatabase } from '@/lib/platform/server/disk';
import { release, releaseName } from '@/lib/platform/server/version';
import { missingIndexes } from '@/models/indexes';
import { UploadEntry } from '@/models/upload';

/** Shorter than a proxy waits for an answer. */
const PING_MS = 3_000;
/** So many missing indexes are named. */
const NAMED = 5;

/** Whether the database answers within three seconds. Never rejects. */
export function databaseAnswers(): Promise<boolean> {
  return connectDatabase()
    .then(() => mongoose.connection.db?.command({ ping: 1 }, { signal: AbortSignal.timeout(PING_MS) }))
    .then(
      () => true,
      () => false,
    );
}

/** Which version runs, and whether the database is of it. */
export async function versionCheck(): Promise<Finding> {
  const version = releaseName(await release());
  const runs = `${version ? `Version ${version}` : 'The version number could not be read; it'} works with database version ${VERSION}.`;
  if (await isOfNewerVersion())
    return bad(
      `${runs} This database has a newer version.`,
      'Start the newer version again, or go back as described in docs/operations.md.',
    );
  if (!(await isUpToDate()))
    return bad(
      `${runs} This database has not been upgraded yet.`,
      'Run npm run db:indexes, or start again with npm start.',
    );
  return version ? good(runs) : unknown(runs);
}

/** Whether the database answers, and how soon. */
export async function databaseCheck(): Promise<Finding> {
  const begun = performance.now();
  if (!(await databaseAnswers()))
    return bad(
      'The database isn’t responding.',
      isLocalDatabase() ? 'Start the site again with npm start.' : 'Start it again, and check MONGODB_URI.',
    );
  const ms = Math.max(1, Math.round(performance.now() - begun));
  const which = isLocalDatabase() ? 'The local database' : 'MongoDB';
  return good(`${which} responds in ${ms} ms. Its name is ${env().MONGODB_DB}.`);
}

/** Whether every index is there: without the unique ones two people can have one address. */
export async function indexesCheck(): Promise<Finding> {
  const missing = await missingIndexes();
  if (missing.length === 0) return good('Nothing missing.');
  const more = missing.length > NAMED ? ` and ${missing.length - NAMED} more` : '';
  return bad(
    `${missing.length === 1 ? 'One is' : `${missing.length} are`} missing: ${missing.slice(0, NAMED).join('; ')}${more}.`,
    'Run npm run db:indexes. It lists any records that prevent an index.',
  );
}

/** Whether stored files can be opened: the keys that they need, and one file itself. */
export async function filesCheck(): Promise<Finding> {
  const lost = await keysAdvice(isLocalDatabase() ? env().DATA_DIR : null);
  if (lost) return broken(lost.text, lost.todo);
  const files = await UploadEntry.collection.estimatedDocumentCount();
  const [newest] = await UploadEntry.collection.find<UploadEntry>({}).sort({ _id: -1 }).limit(1).toArray();
  if (!newest) return good('No files are stored yet.');
  try {
    for await (const _ of bytesOf(newest._id)) break;
  } catch {
    return broken(
      'The newest stored file can’t be opened: it is damaged.',
      'Restore a backup into an empty database: npm run restore -- and its folder.',
    );
  }
  return good(`${counted(files, 'file')}. No key is missing, and the newest file opens.`);
}
