import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { chooseDatabase, withDatabaseName } from '@/database/choose';
import type { MovedDocuments } from '@/database/dump';
import { copyDatabase, restoreDatabase } from '@/database/restore';
import { refuseNewerBackup } from '@/lib/platform/backup/note';
import { connectDatabase, disconnectDatabase } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { keysAdvice } from '@/lib/platform/files/missing-keys';
import { bringUpToDate } from '@/lib/platform/migrations/migrate';
import { LIST, listedDeletions } from '@/lib/services/file/leaving/deletions';
import { replayDeletions } from '@/lib/services/file/leaving/replay';
import { CopySetting } from '@/models/copy-setting';
import { Event } from '@/models/event';
import { Job } from '@/models/job';
import { Migration } from '@/models/migration';
import { RateLimit } from '@/models/rate-limit';
import { User } from '@/models/user';
import { Webhook } from '@/models/webhook';
import { fetchedCopy } from './restore-copy';
import { takeKeyThatIsThere } from './start/local-keys';

/**
 * `npm run restore -- <folder>`: fills an empty database with a backup; `--copy <place>`: with a copy from elsewhere.
 * `npm run restore -- --from-local`: fills the
 * empty database that MONGODB_URI names with the local one, without a backup in between. Refuses a database that has
 * accounts, and a backup of a newer version. Checksums are compared either way. A backup of an older version is then brought up to date.
 */
export async function main(args: string[]): Promise<void> {
  if (!args.includes('--copy')) return restore(args[0]);
  const copy = await fetchedCopy(args, process.env.DATA_DIR ?? '.data');
  try {
    await restore(copy.folder);
    for (const line of copy.said) console.log(line);
  } finally {
    await copy.remove();
  }
}

async function restore(from: string | undefined): Promise<void> {
  const isLocal = from === '--from-local';
  if (!isLocal && (!from || !existsSync(from)))
    throw new Error('Name the folder of a backup: npm run restore -- backup-2026-11-20T10-00-00');
  const target = process.env.MONGODB_URI;
  if (isLocal && !target) throw new Error('Set MONGODB_URI to the database that should receive the local data.');
  const folder = process.env.DATA_DIR ?? '.data';
  if (!isLocal) await refuseNewerBackup(String(from));
  const database = await chooseDatabase(folder);
  try {
    await clearWorkingState(database.uri, database.description);
    const to = withDatabaseName(database.uri, env().MONGODB_DB);
    const moved = isLocal ? await copyLocal(folder, to) : await restoreDatabase(String(from), to);
    const documents = Object.values(moved).reduce((sum, count) => sum + count, 0);
    const source = isLocal ? 'the local database' : from;
    await connectDatabase('unlimited');
    await bringUpToDate();
    const erased = isLocal ? 0 : await replayDeletions(await listedDeletions(listsOf(String(from))));
    const silent = isLocal ? 0 : await silenced();
    if (database.local) takeKeyThatIsThere(folder);
    const keys = await keysAdvice(database.local ? folder : null);
    await disconnectDatabase();
    console.log(
      `${documents.toLocaleString('en-GB')} documents from ${source} are now in ${database.description}. The checksums match.`,
    );
    if (erased > 0) console.log(`${erased} accounts that were deleted after this backup were deleted again.`);
    if (silent > 0) console.log(`${silent} webhooks are switched off. One that takes a test message is on again.`);
    if (keys) console.log(`Attention: ${keys.text} ${keys.todo}`);
  } finally {
    await database.stop();
  }
}

/** Keeps a trial from acting for the real site: it removes no copies and sends no webhooks. Gives back how many webhooks went off. */
async function silenced(): Promise<number> {
  await CopySetting.updateMany({ where: { $ne: '' } }, { $set: { paused: true } });
  const off = { offOn: new Date(), failingSince: null };
  return (await Webhook.updateMany({ offOn: null }, { $set: off })).modifiedCount;
}

/** The list of deleted accounts beside a backup, and the one that the site keeps itself. */
const listsOf = (backup: string) => [join(dirname(resolve(backup)), LIST), join(env().DATA_DIR, LIST)];

/**
 * An empty database may have what a product without people writes for itself; a backup brings its own. Throws when there
 * are accounts.
 */
async function clearWorkingState(uri: string, description: string): Promise<void> {
  process.env.MONGODB_URI = uri;
  await connectDatabase('unlimited');
  try {
    if (await User.exists({}))
      throw new Error(`${description} is not empty. A backup can only be restored into an empty database.`);
    for (const model of [Event, Job, Migration, RateLimit]) await model.collection.deleteMany({});
  } finally {
    await disconnectDatabase();
  }
}

/** Nothing may write to the local database meanwhile, so the site must not be running on it. */
async function copyLocal(folder: string, to: string): Promise<MovedDocuments> {
  delete process.env.MONGODB_URI;
  const local = await chooseDatabase(folder);
  try {
    if (local.shared) throw new Error('The site is running on the local database. Stop it first.');
    return await copyDatabase(withDatabaseName(local.uri, env().MONGODB_DB), to);
  } finally {
    process.env.MONGODB_URI = to;
    await local.stop();
  }
}
