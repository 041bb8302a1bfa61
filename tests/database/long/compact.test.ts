import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databaseChecksum } from '@/database/checksum';
import { compactEmbedded } from '@/database/compact';
import { startEmbedded } from '@/database/embedded/start';

const ROUNDS = 40;
const folder = mkdtempSync(join(tmpdir(), 'compact-'));
const embedded = join(folder, 'embedded');
const file = join(embedded, 'lmdb', 'data.mdb');

beforeAll(async () => {
  await withDatabase(async (client) => {
    const records = client.db('own').collection('records');
    await records.createIndex({ n: 1 }, { unique: true });
    const padding = 'x'.repeat(2_000);
    for (let at = 0; at < 4; at++) {
      await records.insertMany(
        Array.from({ length: 500 }, (_none, n) => ({ n: at * 500 + n, text: `secret-${n}`, padding })),
      );
    }
    await records.deleteMany({ n: { $gte: 200 } });
    await records.updateMany({}, { $set: { text: 'kept' } });
  });
});
afterAll(() => rmSync(folder, { recursive: true }));

describe('compacting the embedded database', () => {
  it('keeps every document and index, leaves no rest of what was removed, and gives the space back', async () => {
    const before = await checksums();
    expect(readFileSync(file).includes('secret-')).toBe(true);
    const sizes = await compactEmbedded(folder);
    expect(sizes?.after).toBeLessThan(Number(sizes?.before) / 2);
    expect(readFileSync(file).includes('secret-')).toBe(false);
    expect(await checksums()).toEqual(before);
    await withDatabase(async (client) => {
      const records = client.db('own').collection('records');
      await expect(records.insertOne({ n: 7 })).rejects.toThrow('E11000');
      await records.insertOne({ n: 7_000 });
      await records.deleteOne({ n: 7_000 });
    });
  });

  it('is refused while the database runs, and says so where there is none', async () => {
    await withDatabase(() => expect(compactEmbedded(folder)).rejects.toThrow('in use by another process'));
    expect(await compactEmbedded(join(folder, 'nothing'))).toBeNull();
  });

  it(`loses nothing when it is killed: ${ROUNDS} rounds`, async () => {
    const before = await checksums();
    const whole = join(folder, 'whole');
    cpSync(embedded, whole, { recursive: true });
    for (let round = 0; round < ROUNDS; round++) {
      const code = "import('./database/compact.ts').then(({ compactEmbedded }) => compactEmbedded(process.argv[1]))";
      const worker = spawn(process.execPath, ['--import', 'tsx', '-e', code, folder], { stdio: 'ignore' });
      const ended = once(worker, 'exit');
      // Kills it after the copy was begun, at another place each round.
      const begun = join(`${join(embedded, 'lmdb')}-compacting`, 'data.mdb');
      while (!existsSync(begun) && worker.exitCode === null) await new Promise(setImmediate);
      for (let turn = 0; turn < round * 40; turn++) await new Promise(setImmediate);
      worker.kill('SIGKILL');
      await ended;
      expect(await checksums(), `round ${round}`).toEqual(before);
    }
    await compactEmbedded(folder);
    expect(await checksums()).toEqual(before);
  }, 300_000);
});

it('says how much room it needs where the disk has less, and changes nothing', async () => {
  await withDatabase((client) => client.db('own').collection('c').insertOne({ text: 'kept' }));
  const before = await checksums();
  await expect(compactEmbedded(folder, () => 1_000)).rejects.toThrow(/needs \d+ MB, and the disk has 1 MB free/);
  expect(await checksums()).toEqual(before);
});

async function withDatabase<T>(work: (client: MongoClient) => Promise<T>): Promise<T> {
  const database = await startEmbedded({ dataDir: embedded });
  const client = await MongoClient.connect(database.uri);
  try {
    return await work(client);
  } finally {
    await client.close();
    await database.stop();
  }
}

const checksums = () => withDatabase((client) => databaseChecksum(client.db('own')));
