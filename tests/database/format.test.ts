import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { open } from 'lmdb';
import { type Collection, MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { compactEmbedded } from '@/database/compact';
import { startEmbedded } from '@/database/embedded/start';
import { FORMAT } from '@/database/embedded/storage/format';
import { keyEncoder } from '@/database/embedded/storage/key-encoder';
import { keySpace, prefixed } from '@/database/embedded/storage/keys';
import { type AnyDocument, temporaryFolder } from './support/database';

let folder: ReturnType<typeof temporaryFolder>;
let dataDir: string;

beforeEach(async () => {
  folder = temporaryFolder();
  dataDir = join(folder.path, 'embedded');
  await withDatabase((documents) => documents.insertOne({ _id: 1, text: 'kept' }));
});
afterEach(() => folder.remove());

describe("the format of the embedded database's file", () => {
  it('is written into a new file', async () => {
    expect(await formatInFile()).toBe(FORMAT);
  });

  it('is 1 for a file without a number, which is read and gets the number', async () => {
    await formatInFile(null);
    await withDatabase(async (documents) => expect(await documents.findOne()).toEqual({ _id: 1, text: 'kept' }));
    expect(await formatInFile()).toBe(FORMAT);
  });

  it('that is newer than the code is refused in one sentence with the number needed, and the file stays as it is', async () => {
    await formatInFile(FORMAT + 1);
    const file = join(dataDir, 'lmdb', 'data.mdb');
    const before = readFileSync(file);
    const lines: string[] = [];
    const sentence = new RegExp(
      `^the embedded database could not start: the files in .*embedded.lmdb have format ${FORMAT + 1}, ` +
        `and this version reads formats up to ${FORMAT}: start a version that reads format ${FORMAT + 1}$`,
    );
    await expect(startEmbedded({ dataDir, onLog: (line) => lines.push(line) })).rejects.toThrow(sentence);
    expect(lines).toEqual([expect.stringMatching(sentence)]);
    await expect(compactEmbedded(folder.path)).rejects.toThrow(`start a version that reads format ${FORMAT + 1}`);
    expect(readFileSync(file).equals(before)).toBe(true);
  });
});

async function withDatabase(work: (documents: AnyCollection) => Promise<unknown>): Promise<void> {
  const database = await startEmbedded({ dataDir });
  const client = await MongoClient.connect(database.uri);
  try {
    await work(client.db('d').collection<AnyDocument>('c'));
  } finally {
    await client.close();
    await database.stop();
  }
}
type AnyCollection = Collection<AnyDocument>;

/** The number in the file of the stopped database, after it was set to this one, or taken out with null. */
async function formatInFile(set?: number | null): Promise<number | null> {
  const file = open<Buffer, Buffer>({ path: join(dataDir, 'lmdb'), keyEncoder, encoding: 'binary', maxReaders: 16 });
  const key = prefixed(keySpace.format);
  if (set === null) await file.remove(key);
  else if (set !== undefined) {
    const value = Buffer.alloc(4);
    value.writeUInt32BE(set);
    await file.put(key, value);
  }
  const found = file.get(key)?.readUInt32BE(0) ?? null;
  await file.close();
  return found;
}
