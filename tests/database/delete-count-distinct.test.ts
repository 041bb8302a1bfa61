import { describe, expect, it } from 'vitest';
import { refusal, testDatabase } from './support/database';

const database = testDatabase();
const docs = [
  { _id: 1, a: 1, t: ['x', 'y'] },
  { _id: 2, a: 1, t: ['y'] },
  { _id: 3, a: 2, t: [] },
  { _id: 4, a: null, b: { c: 1 } },
  { _id: 5, b: [{ c: 1 }, { c: 2 }] },
];

describe('delete', () => {
  it('removes one or all', async () => {
    const c = await database.collection(docs);
    expect(await c.deleteOne({ a: 1 })).toMatchObject({ deletedCount: 1 });
    expect(await c.deleteMany({ a: { $in: [1, 2] } })).toMatchObject({ deletedCount: 2 });
    expect(await c.deleteMany({ a: 9 })).toMatchObject({ deletedCount: 0 });
    expect(await c.deleteMany({})).toMatchObject({ deletedCount: 2 });
    expect(await c.countDocuments()).toBe(0);
  });

  it('takes the index entries along', async () => {
    const c = await database.collection(docs);
    await c.createIndex({ t: 1 });
    await c.createIndex({ a: 1 }, { unique: true, sparse: true, name: 'u' }).catch(() => undefined);
    await c.deleteMany({ t: 'y' });
    expect(await c.countDocuments({ t: { $in: ['x', 'y'] } })).toBe(0);
    await c.createIndex({ _id: 1, a: 1 }, { unique: true });
    await c.insertOne({ _id: 1, a: 1, t: ['y'] } as never);
    expect(await c.countDocuments({ t: 'y' })).toBe(1);
  });

  it.each([
    ['a limit of 2', [{ q: {}, limit: 2 }], { writeErrors: [{ code: 9 }] }],
    ['an unknown field', [{ q: {}, limit: 1, foo: 1 }], { writeErrors: [{ code: 40415 }] }],
  ])('refuses %s', async (_name, deletes, expected) => {
    const result = await database.db.command({ delete: 'x', deletes }).catch((error: { code: number }) => ({
      writeErrors: [{ code: error.code }],
    }));
    expect(result).toMatchObject(expected);
  });
});

describe('count', () => {
  it('counts all, by filter, with skip and limit', async () => {
    const c = await database.collection(docs);
    const count = async (options: object) => (await database.db.command({ count: c.collectionName, ...options })).n;
    expect(await count({})).toBe(5);
    expect(await count({ query: { a: 1 } })).toBe(2);
    expect(await count({ skip: 2 })).toBe(3);
    expect(await count({ limit: 2 })).toBe(2);
    expect(await count({ query: { _id: { $gt: 1 } }, skip: 1, limit: 2 })).toBe(2);
    expect(await c.estimatedDocumentCount()).toBe(5);
    expect(await c.countDocuments({ a: { $ne: 1 } })).toBe(3);
    expect(await database.db.collection('missing').countDocuments()).toBe(0);
  });
});

describe('distinct', () => {
  it.each([
    ['values', 'a', {}, [1, 2, null]],
    ['elements of arrays', 't', {}, ['x', 'y']],
    ['values on a path through arrays', 'b.c', {}, [1, 2]],
    ['elements by index', 't.0', {}, ['x', 'y']],
    ['with a filter', 't', { _id: 2 }, ['y']],
    ['nothing for an unknown field', 'zz', {}, []],
  ])('gives %s', async (_name, key, filter, expected) => {
    const c = await database.collection(docs);
    const { values } = await database.db.command({ distinct: c.collectionName, key, query: filter });
    expect(new Set<unknown>(values)).toEqual(new Set<unknown>(expected));
  });

  it('counts 1 and 1.0 as one value', async () => {
    const c = await database.collection([
      { _id: 1, v: 1 },
      { _id: 2, v: 1.0 },
      { _id: 3, v: 1.5 },
    ]);
    expect(await c.distinct('v')).toHaveLength(2);
  });

  it('refuses a missing key', async () => {
    expect(await refusal(database.db.command({ distinct: 'x' }))).toMatchObject({ code: 40414 });
  });
});
