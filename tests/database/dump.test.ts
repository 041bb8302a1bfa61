import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Binary, BSONRegExp, Double, Long, ObjectId, Timestamp, UUID } from 'mongodb';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseChecksum, differences } from '@/database/checksum';
import { dumpDatabase } from '@/database/dump';
import { copyDatabase, restoreDatabase } from '@/database/restore';
import { longIt } from '../support/long-it';
import { temporaryFolder, testDatabase } from './support/database';

const database = testDatabase();
const exact = { promoteValues: false, promoteBuffers: false, bsonRegExp: true } as const;
let folder: ReturnType<typeof temporaryFolder>;

beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => folder.remove());

function uriOf(name: string): string {
  return database.uri.replace(/\/(\?|$)/, `/${name}$1`);
}

describe('dump and restore', () => {
  longIt('give back every document of every type, and the indexes', async () => {
    const source = database.client.db(`${database.db.databaseName}_from`);
    const target = database.client.db(`${database.db.databaseName}_to`);
    await source.collection('types').insertOne({
      long: Long.fromNumber(5),
      double: new Double(5),
      int: 5,
      date: new Date(-1),
      binary: new Binary(Buffer.from([1, 2, 3]), 128),
      uuid: new UUID(),
      oid: new ObjectId(),
      regex: new BSONRegExp('a', 'i'),
      stamp: new Timestamp({ t: 1, i: 2 }),
      nothing: null,
      nan: Number.NaN,
      list: [1, 'line\nbreak', { $weird: 1 }],
    });
    await source.collection('odd/name.x').insertMany(Array.from({ length: 2500 }, (_, i) => ({ i, u: `u${i}` })));
    await source.collection('odd/name.x').createIndex({ u: 1 }, { unique: true });
    await source.collection('odd/name.x').createIndex({ i: -1 }, { partialFilterExpression: { i: { $gt: 5 } } });
    await source.createCollection('empty');
    const dump = join(folder.path, 'dump');
    const moved = { types: 1, 'odd/name.x': 2500, empty: 0 };
    expect(await dumpDatabase(uriOf(source.databaseName), dump)).toEqual(moved);
    expect(await restoreDatabase(dump, uriOf(target.databaseName))).toEqual(moved);
    for (const name of Object.keys(moved)) {
      expect(await target.collection(name).find({}, exact).toArray()).toEqual(
        await source.collection(name).find({}, exact).toArray(),
      );
      expect(await target.collection(name).indexes()).toEqual(await source.collection(name).indexes());
    }
    await source.dropDatabase();
    await target.dropDatabase();
  });

  it('write one canonical Extended JSON document per line', async () => {
    const source = database.client.db(`${database.db.databaseName}_lines`);
    await source.collection<{ _id: number; n: Long }>('c').insertMany([
      { _id: 1, n: Long.fromNumber(7) },
      { _id: 2, n: Long.fromNumber(8) },
    ]);
    const dump = join(folder.path, 'dump');
    await dumpDatabase(uriOf(source.databaseName), dump);
    expect(readFileSync(join(dump, 'c.jsonl'), 'utf8')).toBe(
      '{"_id":{"$numberInt":"1"},"n":{"$numberLong":"7"}}\n{"_id":{"$numberInt":"2"},"n":{"$numberLong":"8"}}\n',
    );
    await source.dropDatabase();
  });

  it('mix nothing: a filled folder and a filled collection are refused', async () => {
    const source = database.client.db(`${database.db.databaseName}_mix`);
    await source.collection('c').insertOne({ a: 1 });
    const dump = join(folder.path, 'dump');
    await dumpDatabase(uriOf(source.databaseName), dump);
    await expect(dumpDatabase(uriOf(source.databaseName), dump)).rejects.toThrow('is not empty');
    await expect(restoreDatabase(dump, uriOf(source.databaseName))).rejects.toThrow('the collection c is not empty');
    await source.dropDatabase();
  });

  it('copy one database into another, and refuse one that holds something already', async () => {
    const source = database.client.db(`${database.db.databaseName}_one`);
    const target = database.client.db(`${database.db.databaseName}_two`);
    await source.collection('c').insertMany([{ n: 5 }, { n: new Double(5) }, { n: Long.fromNumber(5) }]);
    await source.collection('c').createIndex({ n: -1 });
    const uris = [uriOf(source.databaseName), uriOf(target.databaseName)] as const;
    expect(await copyDatabase(...uris)).toEqual({ c: 3 });
    expect(await databaseChecksum(target)).toEqual(await databaseChecksum(source));
    expect(await target.collection('c').indexes()).toEqual(await source.collection('c').indexes());
    await expect(copyDatabase(...uris)).rejects.toThrow('the collection c is not empty');
    await expect(copyDatabase(uriOf('nothing_here'), uris[1])).rejects.toThrow('nothing_here has nothing to copy');
    await target.collection('c').updateOne({}, { $set: { n: Long.fromNumber(5) } });
    expect(differences(await databaseChecksum(target), await databaseChecksum(source))).toEqual(['c']);
    await source.dropDatabase();
    await target.dropDatabase();
  });

  it('notice a backup that was damaged, before anything is written', async () => {
    const source = database.client.db(`${database.db.databaseName}_safe`);
    await source.collection('c').insertMany([{ a: 'one' }, { a: 'two' }]);
    await source.collection('d').insertOne({ a: 'three' });
    const dump = join(folder.path, 'dump');
    await dumpDatabase(uriOf(source.databaseName), dump);
    const target = database.client.db(`${database.db.databaseName}_hurt`);
    const whole = readFileSync(join(dump, 'c.jsonl'), 'utf8');
    const sums = readFileSync(join(dump, 'checksums.json'), 'utf8');
    writeFileSync(join(dump, 'checksums.json'), sums.slice(0, -20));
    await expect(restoreDatabase(dump, uriOf(target.databaseName))).rejects.toThrow(
      "the backup is damaged: checksums.json can't be read",
    );
    writeFileSync(join(dump, 'checksums.json'), sums);
    for (const damaged of [whole.replace('two', 'too'), whole.split('\n')[0] ?? '', '']) {
      writeFileSync(join(dump, 'c.jsonl'), damaged);
      await expect(restoreDatabase(dump, uriOf(target.databaseName))).rejects.toThrow(
        'the backup is damaged: c.jsonl was changed after it was written',
      );
    }
    rmSync(join(dump, 'c.jsonl'));
    await expect(restoreDatabase(dump, uriOf(target.databaseName))).rejects.toThrow('c.jsonl is missing');
    expect(await target.listCollections().toArray()).toEqual([]);
    await source.dropDatabase();
  });

  it('name a broken line, and leave no half-written dump', async () => {
    const dump = join(folder.path, 'dump');
    mkdirSync(dump);
    writeFileSync(join(dump, 'c.jsonl'), '{"a":{"$numberInt":"1"}}\n');
    appendFileSync(join(dump, 'c.jsonl'), '{"a":');
    await expect(restoreDatabase(dump, uriOf(`${database.db.databaseName}_bad`))).rejects.toThrow('a line of c.jsonl');
    const nowhere = join(folder.path, 'other');
    await expect(dumpDatabase('mongodb://127.0.0.1:1/x?serverSelectionTimeoutMS=100', nowhere)).rejects.toThrow();
    expect(existsSync(nowhere)).toBe(false);
  });
});
