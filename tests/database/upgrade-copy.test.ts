import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseDatabase } from '@/database/choose';
import { startEmbedded } from '@/database/embedded/start';
import { copyForUpgrade, finishPutInPlace } from '@/database/upgrade-copy';
import { onRealMongoDB, temporaryFolder } from './support/database';

/** The data of a site while a new version is tried on a copy of them. */

let folder: ReturnType<typeof temporaryFolder>;
beforeEach(async () => {
  folder = temporaryFolder();
  await within('embedded', (client) => client.db('d').collection<{ _id: number }>('c').insertOne({ _id: 1 }));
  writeFileSync(join(folder.path, 'documents-key'), 'ab'.repeat(32));
  mkdirSync(join(folder.path, 'outbox'));
});
afterEach(() => folder.remove());

async function within<T>(name: string, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const database = await startEmbedded({ dataDir: join(folder.path, name) });
  const client = await MongoClient.connect(database.uri);
  try {
    return await work(client);
  } finally {
    await client.close();
    await database.stop();
  }
}
const ids = (name: string) =>
  within(name, async (client) => {
    const all = await client.db('d').collection<{ _id: number }>('c').find().sort({ _id: 1 }).toArray();
    return all.map(({ _id }) => _id);
  });
const add = (name: string, _id: number) =>
  within(name, (client) => client.db('d').collection<{ _id: number }>('c').insertOne({ _id }));
const dataFile = () => readFileSync(join(folder.path, 'embedded', 'lmdb', 'data.mdb'));
const own = () =>
  readdirSync(folder.path)
    .filter((name) => !name.startsWith('lock-'))
    .sort();

describe.skipIf(onRealMongoDB)('data that a new version is tried on', () => {
  it('are a copy with the keys; what becomes of it leaves the site as it was', async () => {
    const before = dataFile();
    const copy = await copyForUpgrade(folder.path);
    expect(readdirSync(copy.folder).sort()).toEqual(['documents-key', 'embedded']);
    await add('upgrading/embedded', 2);
    expect(dataFile().equals(before)).toBe(true);
    copy.release();
    expect(own()).toEqual(['documents-key', 'embedded', 'outbox']);
    expect(await ids('embedded')).toEqual([1]);
  });

  it('take the place of the others in the end, which stay beside', async () => {
    const copy = await copyForUpgrade(folder.path);
    await add('upgrading/embedded', 2);
    copy.pass();
    expect(copy.putInPlace(7)).toBe(join(folder.path, 'before-7'));
    copy.release();
    expect(own()).toEqual(['before-7', 'documents-key', 'embedded', 'outbox']);
    expect([await ids('embedded'), await ids('before-7')]).toEqual([[1, 2], [1]]);
  });

  it('are there after a kill between the two renames: no new site is made in their place', async () => {
    const copy = await copyForUpgrade(folder.path);
    await add('upgrading/embedded', 2);
    copy.pass();
    renameSync(join(folder.path, 'embedded'), join(folder.path, 'before-7'));
    const database = await chooseDatabase(folder.path);
    await database.stop();
    expect(await ids('embedded')).toEqual([1, 2]);
    expect(existsSync(join(folder.path, 'upgrading'))).toBe(false);
  });

  it('are not taken up from a copy that passed no check, nor in place of data that are there', async () => {
    const copy = await copyForUpgrade(folder.path);
    await add('upgrading/embedded', 2);
    finishPutInPlace(folder.path);
    copy.pass();
    finishPutInPlace(folder.path);
    expect(await ids('before-none').catch(() => [])).toEqual([]);
    copy.release();
    expect(await ids('embedded')).toEqual([1]);
  });

  it('are not copied without room, nor while the site runs, and no one starts on them meanwhile', async () => {
    await expect(copyForUpgrade(folder.path, () => 1_000_000)).rejects.toThrow('nothing was changed');
    expect(own()).toEqual(['documents-key', 'embedded', 'outbox']);
    const site = await startEmbedded({ dataDir: join(folder.path, 'embedded') });
    await expect(copyForUpgrade(folder.path)).rejects.toThrow('in use by another process');
    await site.stop();
    const copy = await copyForUpgrade(folder.path);
    await expect(startEmbedded({ dataDir: join(folder.path, 'embedded') })).rejects.toThrow(
      'in use by another process',
    );
    copy.release();
    rmSync(join(folder.path, 'outbox'), { recursive: true });
    expect(await ids('embedded')).toEqual([1]);
  });
});
