import { createWriteStream, existsSync, mkdirSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BSON, type Db, type Document, MongoClient } from 'mongodb';
import { type CollectionChecksum, collectionChecksum, collectionNames, inOrder, lineOf } from './checksum';

/** How many documents of each collection a dump or a restore moved. */
export type MovedDocuments = Readonly<Record<string, number>>;

/**
 * Writes a database as text into a new folder: per collection `<name>.jsonl` with one document per line in the order of
 * `_id` (canonical Extended JSON, as mongoexport writes and mongoimport reads) and `<name>.indexes.json`, and one
 * `checksums.json` over them all.
 * @param uri any MongoDB; the database it names, "test" without one
 * @param folder must not exist or be empty; it is complete when the promise resolves, and absent when it rejects
 * @param how.name another database than the address names
 * @param how.signal ends it
 * @param how.notes more files of text to lay into the folder, by their names
 */
export async function dumpDatabase(
  uri: string,
  folder: string,
  how: { name?: string; signal?: AbortSignal; notes?: Readonly<Record<string, string>> } = {},
): Promise<MovedDocuments> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`the folder ${folder} is not empty`);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true, mode: 0o700 });
  const checksums = await withDatabase(
    uri,
    async (db) => {
      const sums: Record<string, CollectionChecksum> = {};
      for (const name of await collectionNames(db)) sums[name] = await dumpCollection(db, name, unfinished, how.signal);
      return sums;
    },
    how.name,
  ).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  });
  writeFileSync(join(unfinished, CHECKSUMS), `${JSON.stringify(checksums, null, 2)}\n`, { mode: 0o600 });
  for (const [name, text] of Object.entries(how.notes ?? {}))
    writeFileSync(join(unfinished, name), text, { mode: 0o600 });
  await rm(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  return Object.fromEntries(Object.entries(checksums).map(([name, { documents }]) => [name, documents]));
}

/** The file of a dump that says what its collections held. */
export const CHECKSUMS = 'checksums.json';

/** Collection names may hold characters that file names may not. */
export function dumpFile(folder: string, name: string, extension: 'jsonl' | 'indexes.json'): string {
  return join(/* turbopackIgnore: true */ folder, `${encodeURIComponent(name)}.${extension}`);
}

/** Runs some work on the database that an address names, or on another one there, and closes the connection. */
export async function withDatabase<T>(uri: string, work: (db: Db) => Promise<T>, name?: string): Promise<T> {
  const client = await MongoClient.connect(uri);
  try {
    return await work(client.db(name));
  } finally {
    await client.close();
  }
}

/** The indexes of a collection without the one over `_id`, as `createIndexes` takes them. */
export async function ownIndexes(db: Db, name: string): Promise<Document[]> {
  const indexes = await db.collection(name).listIndexes().toArray();
  return indexes.filter((index) => index.name !== '_id_');
}

async function dumpCollection(
  db: Db,
  name: string,
  folder: string,
  signal: AbortSignal | undefined,
): Promise<CollectionChecksum> {
  const sum = collectionChecksum();
  async function* lines(): AsyncGenerator<string> {
    for await (const document of inOrder(db, name)) {
      signal?.throwIfAborted();
      const line = lineOf(document);
      sum.add(line);
      yield `${line}\n`;
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(dumpFile(folder, name, 'jsonl'), { mode: 0o600 }));
  const indexes = BSON.EJSON.stringify(await ownIndexes(db, name), undefined, 2, { relaxed: false });
  writeFileSync(dumpFile(folder, name, 'indexes.json'), `${indexes}\n`, { mode: 0o600 });
  return sum.result();
}
