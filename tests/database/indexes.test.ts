import { describe, expect, it } from 'vitest';
import { idsOf, onRealMongoDB, refusal, testDatabase } from './support/database';

const database = testDatabase();

describe('createIndexes, listIndexes, dropIndexes', () => {
  it('lists what was created, the _id index first', async () => {
    const c = await database.collection([{ _id: 1 }]);
    await c.createIndexes([
      { key: { a: 1, b: -1 }, name: 'ab' },
      { key: { u: 1 }, unique: true, sparse: true },
      { key: { p: 1 }, partialFilterExpression: { p: { $gt: 5 } } },
      { key: { d: 1 }, expireAfterSeconds: 3600 },
    ]);
    expect(await c.listIndexes().toArray()).toEqual([
      { v: 2, key: { _id: 1 }, name: '_id_' },
      { v: 2, key: { a: 1, b: -1 }, name: 'ab' },
      { v: 2, key: { u: 1 }, name: 'u_1', unique: true, sparse: true },
      { v: 2, key: { p: 1 }, name: 'p_1', partialFilterExpression: { p: { $gt: 5 } } },
      { v: 2, key: { d: 1 }, name: 'd_1', expireAfterSeconds: 3600 },
    ]);
  });

  it('makes the collection, and tells what it did', async () => {
    const command = { createIndexes: 'made_by_index', indexes: [{ key: { a: 1 }, name: 'a_1' }] };
    expect(await database.db.command(command)).toMatchObject({
      numIndexesBefore: 1,
      numIndexesAfter: 2,
      createdCollectionAutomatically: true,
    });
    expect(await database.db.command(command)).toMatchObject({
      numIndexesAfter: 2,
      note: 'all indexes already exist',
    });
  });

  it('drops by name, by key, by list and all', async () => {
    const c = await database.collection([{ _id: 1 }]);
    for (const field of ['a', 'b', 'c', 'd', 'e']) await c.createIndex({ [field]: 1 });
    const drop = (index: unknown) => database.db.command({ dropIndexes: c.collectionName, index });
    expect(await drop('a_1')).toMatchObject({ nIndexesWas: 6 });
    await drop({ b: 1 });
    await drop(['c_1', 'd_1']);
    expect((await c.indexes()).map((index) => index.name)).toEqual(['_id_', 'e_1']);
    await drop('*');
    expect(await c.indexes()).toHaveLength(1);
    expect(await refusal(drop('zz'))).toMatchObject({ code: 27, codeName: 'IndexNotFound' });
    expect(await refusal(drop('_id_'))).toMatchObject({ code: 72 });
    expect(await refusal(database.db.command({ dropIndexes: 'missing', index: '*' }))).toMatchObject({ code: 26 });
  });

  it('refuses listIndexes of a missing collection with NamespaceNotFound', async () => {
    expect(await refusal(database.db.command({ listIndexes: 'missing' }))).toMatchObject({
      code: 26,
      codeName: 'NamespaceNotFound',
    });
  });

  it.each([
    ['an empty key', [{ key: {}, name: 'x' }], 67],
    ['a direction of 0', [{ key: { a: 0 }, name: 'x' }], 67],
    ['a document as direction', [{ key: { a: {} }, name: 'x' }], 67],
    ['an empty path part', [{ key: { 'a..b': 1 }, name: 'x' }], 67],
    ['an index without name', [{ key: { a: 1 } }], 40414],
    ['an index without key', [{ name: 'x' }], 40414],
    ['an unknown option', [{ key: { a: 1 }, name: 'x', foo: 1 }], 197],
    ['sparse with partial', [{ key: { a: 1 }, name: 'x', sparse: true, partialFilterExpression: { a: 1 } }], 67],
    [
      'an operator partial indexes do not take',
      [{ key: { a: 1 }, name: 'x', partialFilterExpression: { a: { $ne: 1 } } }],
      67,
    ],
    ['a compound TTL index', [{ key: { a: 1, b: 1 }, name: 'x', expireAfterSeconds: 5 }], 67],
    ['a negative expiry', [{ key: { a: 1 }, name: 'x', expireAfterSeconds: -5 }], 67],
    ['no indexes', [], 2],
  ])('refuses %s', async (_name, indexes, code) => {
    expect(await refusal(database.db.command({ createIndexes: 'refused', indexes }))).toMatchObject({ code });
  });

  it('refuses contradictions to an existing index', async () => {
    const c = await database.collection([{ _id: 1 }]);
    await c.createIndex({ a: 1 });
    expect(await refusal(c.createIndex({ b: 1 }, { name: 'a_1' }))).toMatchObject({
      code: 86,
      codeName: 'IndexKeySpecsConflict',
    });
    expect(await refusal(c.createIndex({ a: 1 }, { name: 'other' }))).toMatchObject({
      code: 85,
      codeName: 'IndexOptionsConflict',
    });
    expect(await refusal(c.createIndex({ a: 1 }, { unique: true }))).toMatchObject({ code: 86 });
  });
});

describe.skipIf(onRealMongoDB)('kinds of index that are not supported', () => {
  it.each([
    ['text', { a: 'text' }, {}],
    ['2dsphere', { a: '2dsphere' }, {}],
    ['hashed', { a: 'hashed' }, {}],
    ['wildcard', { 'a.$**': 1 }, {}],
    ['collation', { a: 1 }, { collation: { locale: 'en', strength: 2 } }],
  ])('%s is refused with NotImplemented', async (_name, key, options) => {
    const c = await database.collection([{ _id: 1 }]);
    expect(await refusal(c.createIndex(key as never, options))).toMatchObject({ code: 238 });
  });
});

describe('unique', () => {
  it('holds on insert, update, upsert and replacement', async () => {
    const c = await database.collection([
      { _id: 1, u: 'a' },
      { _id: 2, u: 'b' },
    ]);
    await c.createIndex({ u: 1 }, { unique: true });
    for (const attempt of [
      () => c.insertOne({ u: 'a' }),
      () => c.updateOne({ _id: 2 }, { $set: { u: 'a' } }),
      () => c.replaceOne({ _id: 2 }, { u: 'a' }),
      () => c.updateOne({ _id: 3 } as never, { $set: { u: 'a' } }, { upsert: true }),
      () => c.findOneAndUpdate({ _id: 2 }, { $set: { u: 'a' } }),
    ])
      expect(await refusal(attempt())).toMatchObject({ code: 11000 });
    await c.updateOne({ _id: 1 }, { $set: { u: 'a', x: 1 } });
    await c.updateOne({ _id: 1 }, { $set: { u: 'c' } });
    await c.updateOne({ _id: 2 }, { $set: { u: 'a' } });
    expect(await c.countDocuments({ u: 'a' })).toBe(1);
  });

  it('takes one document without the field, more when sparse', async () => {
    const c = await database.collection();
    await c.createIndex({ u: 1 }, { unique: true });
    await c.insertOne({ a: 1 });
    expect(await refusal(c.insertOne({ u: null }))).toMatchObject({ code: 11000 });
    const sparse = await database.collection();
    await sparse.createIndex({ u: 1 }, { unique: true, sparse: true });
    await sparse.insertMany([{ a: 1 }, { a: 2 }, { u: null }]);
    expect(await refusal(sparse.insertOne({ u: null }))).toMatchObject({ code: 11000 });
  });

  it('holds within its partial filter only', async () => {
    const c = await database.collection();
    await c.createIndex({ u: 1 }, { unique: true, partialFilterExpression: { active: true } });
    await c.insertMany([
      { u: 1, active: false },
      { u: 1, active: false },
      { _id: 5, u: 1, active: true },
    ] as never);
    expect(await refusal(c.insertOne({ u: 1, active: true }))).toMatchObject({ code: 11000 });
    expect(await refusal(c.updateMany({ active: false }, { $set: { active: true } }))).toMatchObject({ code: 11000 });
    await c.deleteOne({ _id: 5 });
    await c.updateOne({ active: false }, { $set: { active: true } });
  });

  it('counts each element of an array, but not twice within one document', async () => {
    const c = await database.collection();
    await c.createIndex({ t: 1 }, { unique: true });
    await c.insertOne({ t: ['a', 'b', 'a'] });
    expect(await refusal(c.insertOne({ t: 'b' }))).toMatchObject({ code: 11000 });
    await c.insertOne({ t: 'c' });
  });

  it('over several fields holds for the combination', async () => {
    const c = await database.collection([{ _id: 1, a: 1, b: 1 }]);
    await c.createIndex({ a: 1, b: -1 }, { unique: true });
    await c.insertOne({ a: 1, b: 2 });
    expect(await refusal(c.insertOne({ a: 1, b: 1.0 }))).toMatchObject({ code: 11000 });
  });

  it('cannot be made over duplicates, and leaves nothing behind', async () => {
    const c = await database.collection([
      { _id: 1, a: 1 },
      { _id: 2, a: 1 },
    ]);
    expect(await refusal(c.createIndex({ a: 1 }, { unique: true }))).toMatchObject({ code: 11000 });
    expect(await c.indexes()).toHaveLength(1);
    await c.deleteOne({ _id: 2 });
    await c.createIndex({ a: 1 }, { unique: true });
  });

  it('cannot span two arrays', async () => {
    const c = await database.collection();
    await c.createIndex({ a: 1, b: 1 });
    expect(await refusal(c.insertOne({ a: [1], b: [2] }))).toMatchObject({ code: 171 });
    expect(await c.countDocuments()).toBe(0);
  });
});

describe('an index made over existing documents', () => {
  it('finds what a scan finds, also when writes come meanwhile', async () => {
    const c = await database.collection();
    await c.insertMany(Array.from({ length: 5000 }, (_, i) => ({ _id: i, n: i % 100 })) as never);
    const building = c.createIndex({ n: 1 });
    const writes = Array.from({ length: 50 }, (_, i) => c.updateOne({ _id: i } as never, { $set: { n: 1000 + i } }));
    await Promise.all([
      building,
      ...writes,
      c.deleteMany({ _id: { $gte: 4900 } }),
      c.insertOne({ _id: 6000, n: 7 } as never),
    ]);
    for (const n of [7, 99, 1000, 1049]) {
      const indexed = await idsOf(c.find({ n }, { hint: 'n_1' }).sort({ _id: 1 }));
      expect(indexed).toEqual(await idsOf(c.find({ n }, { hint: { $natural: 1 } }).sort({ _id: 1 })));
    }
  });
});
