import { createHash } from 'node:crypto';
import { appendFile, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { dayOf } from '@/lib/domain/days/day';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { Deletion } from '@/models/deletion';

/**
 * The list of deleted accounts: in the database, and where files can be written also in DATA_DIR, so that it is known
 * after the database is lost; `npm run backup` lays it beside the backups. A line is the SHA-256 of an account's id and a day.
 */

/** The list's file, in DATA_DIR and beside backups. */
export const LIST = 'deletions.txt';

/** Adds an account to the list, before anything of it is erased. Twice does no harm. */
export async function listDeletion(userId: unknown): Promise<void> {
  const [_id, on] = [hashOf(userId), new Date()];
  const { upsertedCount } = await Deletion.updateOne({ _id }, { $setOnInsert: { on } }, { upsert: true });
  if (upsertedCount === 0) return;
  const { DATA_DIR } = env();
  try {
    await mkdir(DATA_DIR, { recursive: true });
    await appendFile(join(DATA_DIR, LIST), lineOf(_id, on), { mode: 0o600, flush: true });
  } catch (error) {
    log().warn({ err: error }, 'the list of deletions could not be written to DATA_DIR: it is only in the database');
  }
}

/** The lines of several lists together, each account once. */
export async function listedDeletions(files: readonly string[]): Promise<string[]> {
  const stored = await Deletion.find({}).sort({ _id: 1 }).lean();
  const lines = stored.map(({ _id, on }) => lineOf(_id, on).trim());
  for (const file of files) lines.push(...(await readFile(file, 'utf8').catch(() => '')).split('\n'));
  const byHash = new Map(lines.flatMap((line) => (LINE.test(line) ? [[line.slice(0, 64), line]] : [])));
  return [...byHash.values()].sort();
}

const LINE = /^[0-9a-f]{64} \d{4}-\d\d-\d\d$/;
const lineOf = (hash: string, on: Date) => `${hash} ${dayOf(on, 'UTC')}\n`;
/** What the list has of an account. */
export const hashOf = (userId: unknown) => createHash('sha256').update(`deleted account ${userId}`).digest('hex');
