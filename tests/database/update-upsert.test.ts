import { ObjectId } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { refusal, testDatabase } from './support/database';

const database = testDatabase();

describe('upsert', () => {
  it.each([
    [
      'takes equalities from the filter',
      { _id: 1, a: 1, 'b.c': 2 },
      { $set: { d: 3 } },
      { _id: 1, a: 1, b: { c: 2 }, d: 3 },
    ],
    ['takes no other conditions', { _id: 1, a: { $gt: 5 } }, { $set: { b: 1 } }, { _id: 1, b: 1 }],
    [
      'takes $eq, $and and a single $in',
      { _id: 1, $and: [{ a: { $eq: 2 } }, { b: { $in: [3] } }] },
      { $set: { c: 1 } },
      { _id: 1, a: 2, b: 3, c: 1 },
    ],
    ['applies $setOnInsert', { _id: 1 }, { $setOnInsert: { a: 1 }, $inc: { n: 5 } }, { _id: 1, a: 1, n: 5 }],
    ['makes the _id from $setOnInsert', { k: 1 }, { $setOnInsert: { _id: 9 } }, { _id: 9, k: 1 }],
    [
      'updates within what the filter gave',
      { _id: 1, a: { b: 1 } },
      { $set: { 'a.c': 2 } },
      { _id: 1, a: { b: 1, c: 2 } },
    ],
    ['pushes', { _id: 1 }, { $push: { l: { $each: [3, 1] } } }, { _id: 1, l: [3, 1] }],
  ])('%s', async (_name, filter, update, expected) => {
    const c = await database.collection();
    const result = await c.updateOne(filter as never, update as never, { upsert: true });
    expect(result).toMatchObject({ matchedCount: 0, modifiedCount: 0, upsertedCount: 1, upsertedId: expected._id });
    expect(await c.findOne({})).toEqual(expected);
  });

  it('makes an ObjectId as first field when nothing names an _id', async () => {
    const c = await database.collection();
    const { upsertedId } = await c.updateOne({ a: 1 }, { $set: { b: 1 } }, { upsert: true });
    expect(upsertedId).toBeInstanceOf(ObjectId);
    expect(Object.keys((await c.findOne({})) as object)[0]).toBe('_id');
  });

  it('replaces with the _id of the filter and nothing else of it', async () => {
    const c = await database.collection();
    await c.replaceOne({ _id: 5, a: 1 } as never, { b: 2 }, { upsert: true });
    expect(await c.findOne({})).toEqual({ _id: 5, b: 2 });
  });

  it('updates instead when something matches', async () => {
    const c = await database.collection([{ _id: 1, a: 1 }]);
    const result = await c.updateMany({ a: 1 }, { $set: { b: 1 }, $setOnInsert: { c: 1 } }, { upsert: true });
    expect(result).toMatchObject({ matchedCount: 1, upsertedCount: 0 });
    expect(await c.findOne({})).toEqual({ _id: 1, a: 1, b: 1 });
  });

  it('inserts once when many try at the same time', async () => {
    const c = await database.collection();
    const all = Array.from({ length: 40 }, () => c.updateOne({ key: 'x' }, { $inc: { n: 1 } }, { upsert: true }));
    await Promise.all(all);
    expect(await c.find({}).toArray()).toMatchObject([{ key: 'x', n: 40 }]);
  });

  it('refuses two equalities for one path with NotSingleValueField', async () => {
    const c = await database.collection();
    expect(
      await refusal(c.updateOne({ $and: [{ a: 1 }, { a: 2 }] }, { $set: { b: 1 } }, { upsert: true })),
    ).toMatchObject({ code: 54 });
  });
});

describe('an _id of null', () => {
  it('is kept by an upsert, a replacement and an insert that names it last', async () => {
    const c = await database.collection();
    const filter = { _id: null } as never;
    await c.updateOne(filter, { $set: { a: 1 } }, { upsert: true });
    expect(await c.find().toArray()).toEqual([{ _id: null, a: 1 }]);
    await c.deleteMany({});
    await c.replaceOne(filter, { a: 2 }, { upsert: true });
    expect(await c.find().toArray()).toEqual([{ _id: null, a: 2 }]);
    await c.deleteMany({});
    await database.db.command({ insert: c.collectionName, documents: [{ a: 3, _id: null }] });
    expect(await c.find().toArray()).toEqual([{ _id: null, a: 3 }]);
  });
});
