import { createReadStream, existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { BSON, type Db, type Document, type IndexDescription } from 'mongodb';
import {
  type CollectionChecksum,
  collectionChecksum,
  collectionNames,
  type DatabaseChecksum,
  inOrder,
  lineOf,
} from './checksum';
import { CHECKSUMS, dumpFile, type MovedDocuments, ownIndexes, withDatabase } from './dump';

const { EJSON } = BSON;

/** Documents written in one command, bounded in number and in bytes of text. */
const batchDocuments = 1000;
const batchBytes = 4 * 1024 * 1024;

/**
 * Reads a dump into a database, makes the indexes, and makes sure that what is stored is what was dumped.
 * @param folder as `dumpDatabase` wrote it
 * @param uri any MongoDB; each collection of the dump must be missing or empty there, so that nothing is mixed
 * @param database another database than the address names
 * @throws when a file of the dump is damaged (before anything is written), or the database holds something else in the end
 */
export async function restoreDatabase(folder: string, uri: string, database?: string): Promise<MovedDocuments> {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => decodeURIComponent(file.slice(0, -'.jsonl'.length)));
  await refuseDamaged(folder, names);
  return withDatabase(
    uri,
    async (db) => {
      await refuseFilled(db, names);
      const counts: Record<string, number> = {};
      for (const name of names)
        counts[name] = await fillCollection(db, name, linesOf(folder, name), indexesOf(folder, name));
      return counts;
    },
    database,
  );
}

/**
 * Copies a database into an empty one of any other MongoDB, and makes sure that both hold the same. Nothing may write
 * to the first meanwhile.
 */
export async function copyDatabase(from: string, to: string): Promise<MovedDocuments> {
  return withDatabase(from, (source) =>
    withDatabase(to, async (target) => {
      const names = await collectionNames(source);
      if (names.length === 0) throw new Error(`the database ${source.databaseName} has nothing to copy`);
      await refuseFilled(target, names);
      const counts: Record<string, number> = {};
      for (const name of names)
        counts[name] = await fillCollection(target, name, storedLines(source, name), await ownIndexes(source, name));
      return counts;
    }),
  );
}

async function refuseFilled(db: Db, names: readonly string[]): Promise<void> {
  for (const name of names) {
    if (await db.collection(name).findOne({}, { projection: { _id: 1 } }))
      throw new Error(`the collection ${name} is not empty: restore into an empty database`);
  }
}

/** A dump from before there were checksums has none to compare. */
async function refuseDamaged(folder: string, names: readonly string[]): Promise<void> {
  const file = join(folder, CHECKSUMS);
  if (!existsSync(file)) return;
  const expected = checksumsIn(file);
  const missing = Object.keys(expected).find((name) => !names.includes(name));
  if (missing) throw new Error(`the backup is damaged: ${missing}.jsonl is missing`);
  for (const name of names) {
    const sum = collectionChecksum();
    for await (const line of linesOf(folder, name)) sum.add(line);
    if (!isSame(sum.result(), expected[name]))
      throw new Error(`the backup is damaged: ${name}.jsonl was changed after it was written`);
  }
}

function checksumsIn(file: string): DatabaseChecksum {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as DatabaseChecksum;
  } catch (error) {
    throw new Error(`the backup is damaged: ${CHECKSUMS} can't be read`, { cause: error });
  }
}

const isSame = (one: CollectionChecksum, other: CollectionChecksum | undefined) =>
  one.documents === other?.documents && one.sha256 === other.sha256;

async function* linesOf(folder: string, name: string): AsyncGenerator<string> {
  for await (const line of createInterface({ input: createReadStream(dumpFile(folder, name, 'jsonl')) }))
    if (line !== '') yield line;
}

function indexesOf(folder: string, name: string): Document[] {
  const file = dumpFile(folder, name, 'indexes.json');
  return existsSync(file) ? (EJSON.parse(readFileSync(file, 'utf8')) as Document[]) : [];
}

async function* storedLines(db: Db, name: string): AsyncGenerator<string> {
  for await (const document of inOrder(db, name)) yield lineOf(document);
}

/** The indexes come last, also because one of them may let documents expire before they are compared. */
async function fillCollection(
  db: Db,
  name: string,
  lines: AsyncIterable<string>,
  indexes: readonly Document[],
): Promise<number> {
  const collection = db.collection(name);
  const given = collectionChecksum();
  let batch: Document[] = [];
  let bytes = 0;
  const flush = async () => {
    if (batch.length > 0) await collection.insertMany(batch);
    batch = [];
    bytes = 0;
  };
  for await (const line of lines) {
    given.add(line);
    batch.push(parseLine(line, name));
    bytes += line.length;
    if (batch.length >= batchDocuments || bytes >= batchBytes) await flush();
  }
  await flush();
  const expected = given.result();
  if (expected.documents === 0) await db.createCollection(name);
  const stored = collectionChecksum();
  for await (const line of storedLines(db, name)) stored.add(line);
  if (!isSame(stored.result(), expected)) throw new Error(`the collection ${name} was not stored correctly`);
  if (indexes.length > 0) await db.command({ createIndexes: name, indexes: indexes as IndexDescription[] });
  return expected.documents;
}

function parseLine(line: string, name: string): Document {
  try {
    return EJSON.parse(line, { relaxed: false }) as Document;
  } catch (error) {
    throw new Error(`a line of ${name}.jsonl can’t be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
