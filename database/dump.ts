import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { BSON, type Db, type Document, type IndexDescription, MongoClient } from 'mongodb';

const { EJSON } = BSON;

/** Documents written in one command when restoring, bounded in number and in bytes of text. */
const batchDocuments = 1000;
const batchBytes = 4 * 1024 * 1024;

/** Numbers and dates keep their BSON types: nothing is turned into JavaScript values on the way. */
const exact = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const;

/** How many documents of each collection a dump or a restore moved. */
export type MovedDocuments = Readonly<Record<string, number>>;

/**
 * Writes a database as text into a new folder: per collection `<name>.jsonl` with one document per line (canonical
 * Extended JSON, as mongoexport writes and mongoimport reads) and `<name>.indexes.json`.
 * @param uri any MongoDB; the database it names, "test" without one
 * @param folder must not exist or be empty; it is complete when the promise resolves, and absent when it rejects
 */
export async function dumpDatabase(uri: string, folder: string): Promise<MovedDocuments> {
  if (existsSync(folder) && readdirSync(folder).length > 0) throw new Error(`the folder ${folder} is not empty`);
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  const moved = await withDatabase(uri, async (db) => {
    const counts: Record<string, number> = {};
    const collections = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
    for (const { name } of collections) {
      if (!name.startsWith('system.')) counts[name] = await dumpCollection(db, name, unfinished);
    }
    return counts;
  }).catch(async (error: unknown) => {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  });
  await rm(folder, { recursive: true, force: true });
  renameSync(unfinished, folder);
  return moved;
}

/**
 * Reads a dump into a database and then makes the indexes.
 * @param folder as `dumpDatabase` wrote it
 * @param uri any MongoDB; each collection of the dump must be missing or empty there, so that nothing is mixed
 */
export async function restoreDatabase(folder: string, uri: string): Promise<MovedDocuments> {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .map((file) => decodeURIComponent(file.slice(0, -'.jsonl'.length)));
  return withDatabase(uri, async (db) => {
    for (const name of names) {
      if (await db.collection(name).findOne({}, { projection: { _id: 1 } }))
        throw new Error(`the collection ${name} is not empty: restore into an empty database`);
    }
    const counts: Record<string, number> = {};
    for (const name of names) counts[name] = await restoreCollection(db, name, folder);
    return counts;
  });
}

async function withDatabase<T>(uri: string, work: (db: Db) => Promise<T>): Promise<T> {
  const client = await MongoClient.connect(uri);
  try {
    return await work(client.db());
  } finally {
    await client.close();
  }
}

async function dumpCollection(db: Db, name: string, folder: string): Promise<number> {
  let count = 0;
  async function* lines(): AsyncGenerator<string> {
    for await (const document of db.collection(name).find({}, exact)) {
      count++;
      yield `${EJSON.stringify(document, { relaxed: false })}\n`;
    }
  }
  await pipeline(Readable.from(lines()), createWriteStream(fileOf(folder, name, 'jsonl'), { mode: 0o600 }));
  const indexes = await db.collection(name).listIndexes().toArray();
  const made = indexes.filter((index) => index.name !== '_id_');
  writeFileSync(fileOf(folder, name, 'indexes.json'), `${EJSON.stringify(made, undefined, 2, { relaxed: false })}\n`, {
    mode: 0o600,
  });
  return count;
}

async function restoreCollection(db: Db, name: string, folder: string): Promise<number> {
  const collection = db.collection(name);
  let count = 0;
  let batch: Document[] = [];
  let bytes = 0;
  const flush = async () => {
    if (batch.length > 0) await collection.insertMany(batch);
    count += batch.length;
    batch = [];
    bytes = 0;
  };
  for await (const line of createInterface({ input: createReadStream(fileOf(folder, name, 'jsonl')) })) {
    if (line === '') continue;
    batch.push(parseLine(line, name));
    bytes += line.length;
    if (batch.length >= batchDocuments || bytes >= batchBytes) await flush();
  }
  await flush();
  if (count === 0) await db.createCollection(name);
  const indexFile = fileOf(folder, name, 'indexes.json');
  if (existsSync(indexFile))
    await makeIndexes(db, name, EJSON.parse(readFileSync(indexFile, 'utf8')) as IndexDescription[]);
  return count;
}

function parseLine(line: string, name: string): Document {
  try {
    return EJSON.parse(line, { relaxed: false }) as Document;
  } catch (error) {
    throw new Error(
      `a line of ${name}.jsonl is no document: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

async function makeIndexes(db: Db, name: string, indexes: IndexDescription[]): Promise<void> {
  if (indexes.length > 0) await db.command({ createIndexes: name, indexes });
}

/** Collection names may hold characters that file names may not. */
function fileOf(folder: string, name: string, extension: string): string {
  return join(folder, `${encodeURIComponent(name)}.${extension}`);
}
