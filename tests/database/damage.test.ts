import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { startEmbedded } from '@/database/embedded/start';
import { checked, withChecksum } from '@/database/embedded/storage/checksum';
import { Environment } from '@/database/embedded/storage/environment';
import { longIt } from '../support/long-it';
import { type AnyDocument, onRealMongoDB, temporaryFolder } from './support/database';

/** What a disk may do to the data: rot, cut off, fill up. It is named, and nothing is passed over in silence. */

const DOCUMENTS = 3000;
const marked = (n: number) => `the text of number ${n}.`;

/** A folder with documents of 3 kB and an index, which nobody serves. */
async function filledFolder() {
  const folder = temporaryFolder();
  const database = await startEmbedded({ dataDir: folder.path });
  const client = await MongoClient.connect(database.uri);
  const c = client.db('d').collection<AnyDocument>('c');
  await c.insertMany(Array.from({ length: DOCUMENTS }, (_, n) => ({ _id: n, text: marked(n), pad: 'x'.repeat(3000) })));
  await client.close();
  await database.stop();
  return { ...folder, file: join(folder.path, 'lmdb', 'data.mdb') };
}

async function served<T>(dataDir: string, work: (client: MongoClient, log: string[]) => Promise<T>): Promise<T> {
  const log: string[] = [];
  const database = await startEmbedded({ dataDir, onLog: (line) => log.push(line) });
  const client = await MongoClient.connect(database.uri);
  try {
    return await work(client, log);
  } finally {
    await client.close();
    await database.stop();
  }
}

describe.skipIf(onRealMongoDB)('damage is named', () => {
  longIt('a byte that changed in a document: reading it is an error, all others are read', async () => {
    const folder = await filledFolder();
    const bytes = readFileSync(folder.file);
    for (let at = bytes.indexOf(marked(7)); at >= 0; at = bytes.indexOf(marked(7), at + 1)) bytes[at] = 0x21;
    writeFileSync(folder.file, bytes);
    await served(folder.path, async (client) => {
      const c = client.db('d').collection<AnyDocument>('c');
      await expect(c.findOne({ _id: 7 })).rejects.toThrow(/damaged: a stored document differs from its checksum/);
      await expect(c.find().toArray()).rejects.toThrow(/damaged/);
      expect(await c.findOne({ _id: 8 })).toMatchObject({ text: marked(8) });
    });
    folder.remove();
  });

  longIt('64 KB of zeros in the midst: no answer is short of documents without an error', async () => {
    const folder = await filledFolder();
    const bytes = readFileSync(folder.file);
    const midst = bytes.indexOf(marked(DOCUMENTS / 2));
    bytes.fill(0, midst - (midst % 4096), midst + 65_536);
    writeFileSync(folder.file, bytes);
    const read = served(folder.path, async (client, log) => {
      const found = await client.db('d').collection('c').find().toArray();
      return log.some((line) => line.includes('damaged')) ? 'named' : `${found.length} found`;
    });
    expect(await read.catch((error: Error) => (/damaged/.test(error.message) ? 'named' : error.message))).toBe('named');
    folder.remove();
  });

  longIt('a file that is cut off, or another: the start says so in words', async () => {
    const folder = await filledFolder();
    truncateSync(folder.file, 2 * 4096 + 100);
    const start = startEmbedded({ dataDir: folder.path }).then(async (database) => {
      await database.stop();
      return 'started';
    });
    expect(await start.catch((error: Error) => error.message)).toMatch(/damaged/);
    writeFileSync(folder.file, 'no database at all. '.repeat(1000));
    await expect(startEmbedded({ dataDir: folder.path })).rejects.toThrow(/damaged|could not start/);
    folder.remove();
  });

  it('documents from before there were checksums are read as they are', () => {
    const document = Buffer.from('\x0d\x00\x00\x00\x02a\x00\x01\x00\x00\x00\x00\x00', 'latin1');
    expect(checked(document)).toBe(document);
    expect(checked(withChecksum(document)).equals(document)).toBe(true);
  });
});

describe.skipIf(onRealMongoDB)('a disk that is nearly full', () => {
  it('takes documents again once enough of them were removed, though the file is as large as before', async () => {
    const folder = temporaryFolder();
    const hooks = { beforeCommit: () => undefined, afterAbort: () => undefined };
    let free = Number.POSITIVE_INFINITY;
    const env = Environment.open(folder.path, hooks, () => free);
    const key = (n: number) => Buffer.from(`key ${n}`.padEnd(12));
    const value = Buffer.alloc(3_000_000, 1);
    for (let n = 0; n < 8; n++) await env.write((transaction) => transaction.put(key(n), value));
    free = 1_000_000;
    const put = () => env.write((transaction) => transaction.put(key(99), Buffer.alloc(100)));
    await expect(put()).rejects.toMatchObject({ code: 14031 });
    for (let n = 0; n < 8; n++) await env.write((transaction) => transaction.remove(key(n)), { frees: true });
    await put();
    expect(env.get(key(99))).toHaveLength(100);
    await env.close();
    folder.remove();
  });

  it('takes small values for a while longer, so that people can sign in to remove something', async () => {
    const folder = temporaryFolder();
    const hooks = { beforeCommit: () => undefined, afterAbort: () => undefined };
    let free = Number.POSITIVE_INFINITY;
    const env = Environment.open(folder.path, hooks, () => free);
    const put = (n: number, bytes: number) =>
      env.write((transaction) => transaction.put(Buffer.from(`key ${n}`.padEnd(12)), Buffer.alloc(bytes, 1)));
    await put(1, 1_000);
    free = 10_000_000;
    for (let n = 0; n < 100; n++) await put(n, 1_000);
    await expect(
      (async () => {
        for (let n = 0; n < 10; n++) await put(200 + n, 1_000_000);
      })(),
    ).rejects.toMatchObject({ code: 14031 });
    await put(300, 1_000);
    free = 3_000_000;
    await expect(put(301, 1_000)).rejects.toMatchObject({ code: 14031 });
    await env.close();
    folder.remove();
  });
});
