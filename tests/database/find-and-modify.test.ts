import { describe, expect, it } from 'vitest';
import { longIt } from '../support/long-it';
import { refusal, testDatabase } from './support/database';

const database = testDatabase();
const docs = [
  { _id: 1, n: 3 },
  { _id: 2, n: 1 },
  { _id: 3, n: 2 },
];

describe('findAndModify', () => {
  it('gives the document before or after', async () => {
    const c = await database.collection(docs);
    expect(await c.findOneAndUpdate({ _id: 1 }, { $inc: { n: 10 } })).toEqual({ _id: 1, n: 3 });
    expect(await c.findOneAndUpdate({ _id: 1 }, { $inc: { n: 10 } }, { returnDocument: 'after' })).toEqual({
      _id: 1,
      n: 23,
    });
  });

  it('takes the first by the sort', async () => {
    const c = await database.collection(docs);
    expect(await c.findOneAndUpdate({}, { $set: { hit: 1 } }, { sort: { n: 1 } })).toEqual({ _id: 2, n: 1 });
    await c.createIndex({ n: 1 });
    expect(await c.findOneAndDelete({}, { sort: { n: -1 } })).toEqual({ _id: 1, n: 3 });
  });

  it('projects, upserts, replaces and removes', async () => {
    const c = await database.collection(docs);
    expect(await c.findOneAndUpdate({ _id: 1 }, { $set: { a: 1 } }, { projection: { n: 1, _id: 0 } })).toEqual({
      n: 3,
    });
    expect(await c.findOneAndUpdate({ _id: 9 }, { $set: { a: 1 } }, { upsert: true })).toBeNull();
    expect(
      await c.findOneAndUpdate({ _id: 10 }, { $set: { a: 1 } }, { upsert: true, returnDocument: 'after' }),
    ).toEqual({ _id: 10, a: 1 });
    expect(await c.findOneAndReplace({ _id: 2 }, { z: 1 }, { returnDocument: 'after' })).toEqual({ _id: 2, z: 1 });
    expect(await c.findOneAndDelete({ _id: 2 })).toEqual({ _id: 2, z: 1 });
    expect(await c.findOneAndDelete({ _id: 2 })).toBeNull();
  });

  it('reports in lastErrorObject what happened', async () => {
    const c = await database.collection(docs);
    const meta = (options: object) => database.db.command({ findAndModify: c.collectionName, ...options });
    expect(await meta({ query: { _id: 1 }, update: { $set: { a: 1 } } })).toMatchObject({
      lastErrorObject: { n: 1, updatedExisting: true },
    });
    expect(await meta({ query: { _id: 7 }, update: { $set: { a: 1 } }, upsert: true })).toMatchObject({
      lastErrorObject: { n: 1, updatedExisting: false, upserted: 7 },
      value: null,
    });
    expect(await meta({ query: { _id: 8 }, remove: true })).toMatchObject({ lastErrorObject: { n: 0 }, value: null });
  });

  it('hands each document of a queue to one taker', async () => {
    const c = await database.collection(Array.from({ length: 60 }, (_, i) => ({ _id: i, state: 'new' })));
    const take = () => c.findOneAndUpdate({ state: 'new' }, { $set: { state: 'taken' } }, { sort: { _id: 1 } });
    const taken = await Promise.all(Array.from({ length: 70 }, take));
    const ids = taken.flatMap((doc) => (doc ? [doc._id] : []));
    expect(new Set(ids).size).toBe(60);
    expect(ids).toHaveLength(60);
  });

  longIt('hands out each document once also when it must search a large collection without an index', async () => {
    const c = await database.collection(Array.from({ length: 5000 }, (_, i) => ({ _id: i, n: i < 4970 ? 0 : 1 })));
    const take = (sort?: { _id: 1 | -1 }) => c.findOneAndUpdate({ n: 1 }, { $set: { n: 2 } }, sort ? { sort } : {});
    const taken = await Promise.all([
      ...Array.from({ length: 20 }, () => take({ _id: -1 })),
      ...Array.from({ length: 20 }, () => take()),
    ]);
    const ids = taken.flatMap((doc) => (doc ? [doc._id] : []));
    expect(ids).toHaveLength(30);
    expect(new Set(ids).size).toBe(30);
    await Promise.all(
      Array.from({ length: 20 }, () => c.updateOne({ k: 'once' }, { $inc: { n: 1 } }, { upsert: true })),
    );
    expect(await c.countDocuments({ k: 'once' })).toBe(1);
    const deleted = await Promise.all(Array.from({ length: 40 }, () => c.deleteOne({ n: 2 })));
    expect(deleted.reduce((sum, result) => sum + result.deletedCount, 0)).toBe(30);
  });

  it.each([
    ['neither update nor remove', {}, 9],
    ['update and remove', { update: { $set: { a: 1 } }, remove: true }, 9],
    ['remove and new', { remove: true, new: true }, 9],
    ['remove and upsert', { remove: true, upsert: true }, 9],
    ['an unknown option', { remove: true, foo: 1 }, 40415],
  ])('refuses %s', async (_name, options, code) => {
    expect(await refusal(database.db.command({ findAndModify: 'x', query: {}, ...options }))).toMatchObject({ code });
  });
});
