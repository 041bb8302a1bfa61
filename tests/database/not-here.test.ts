import { Decimal128 } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { onRealMongoDB, refusal, testDatabase } from './support/database';

/**
 * What MongoDB has and this database does not: refused by name with NotImplemented, whether the collection is there or
 * not, and nothing is written.
 */

const database = testDatabase();
const doc = { _id: 1, a: 1, b: 2, list: [1, 2] };
const collation = { locale: 'en', strength: 2 };

const stages = [
  ...['$addFields', '$bucket', '$facet', '$lookup', '$out', '$merge', '$project', '$replaceRoot', '$replaceWith'],
  ...['$sample', '$set', '$sortByCount', '$unset', '$unwind', '$graphLookup', '$setWindowFields'],
].map((name): [string, object] => [name, { aggregate: 'c', pipeline: [{ [name]: {} }], cursor: {} }]);

const accumulators = ['$avg', '$last', '$push', '$addToSet', '$count', '$stdDevPop', '$top', '$median'].map(
  (name): [string, object] => [name, grouping({ _id: null, x: { [name]: '$a' } })],
);

const expressions = [
  '$add',
  '$and',
  '$arrayElemAt',
  '$concat',
  '$cond',
  '$dateToString',
  '$eq',
  '$map',
  '$toString',
].map((name): [string, object] => [name, grouping({ _id: { [name]: ['$a', 1] } })]);

const collated = [
  { find: 'c', filter: {}, collation },
  { count: 'c', query: {}, collation },
  { distinct: 'c', key: 'a', collation },
  { aggregate: 'c', pipeline: [], cursor: {}, collation },
  { findAndModify: 'c', query: {}, remove: true, collation },
  { explain: { find: 'c', collation } },
  { createIndexes: 'c', indexes: [{ key: { a: 1 }, name: 'a', collation }] },
].map((command): [string, object] => ['collation', command]);

const variables = [
  { find: 'c', filter: {} },
  { aggregate: 'c', pipeline: [], cursor: {} },
  { update: 'c', updates: [{ q: {}, u: { $set: { a: 9 } } }] },
  { delete: 'c', deletes: [{ q: {}, limit: 1 }] },
  { findAndModify: 'c', query: {}, remove: true },
].map((command): [string, object] => ['let', { ...command, let: { x: 1 } }]);

const others: [string, object][] = [
  ['$expr', { find: 'c', filter: { $expr: { $eq: ['$a', '$b'] } } }],
  ['$expr', { find: 'c', filter: { list: { $elemMatch: { $expr: true } } } }],
  ...['$bitsAllSet', '$bitsAnyClear', '$mod', '$all', '$size'].map((name): [string, object] => [
    name,
    { find: 'c', filter: { a: { [name]: [1, 0] } } },
  ]),
  ...['$alwaysTrue', '$alwaysFalse'].map((name): [string, object] => [name, { find: 'c', filter: { [name]: 1 } }]),
  ['$bit', { findAndModify: 'c', query: {}, update: { $bit: { a: { or: 4 } } } }],
  ['$currentDate', { findAndModify: 'c', query: {}, update: { $currentDate: { a: true } } }],
  ['$mul', { findAndModify: 'c', query: {}, update: { $mul: { a: 2 } } }],
  ['$pop', { findAndModify: 'c', query: {}, update: { $pop: { a: 1 } } }],
  ['$pullAll', { findAndModify: 'c', query: {}, update: { $pullAll: { list: [1] } } }],
  ['$rename', { findAndModify: 'c', query: {}, update: { $rename: { a: 'b' } } }],
  ['$$NOW', grouping({ _id: '$$NOW' })],
  ['$add', { find: 'c', projection: { sum: { $add: ['$a', '$b'] } } }],
  ['x.y', { find: 'c', projection: { 'x.y': '$a' } }],
  ['$slice', { find: 'c', projection: { list: { $slice: 1 } } }],
  ['$elemMatch', { find: 'c', projection: { list: { $elemMatch: { $gt: 1 } } } }],
  ['positional', { find: 'c', filter: { list: 1 }, projection: { 'list.$': 1 } }],
  ['pipeline', { findAndModify: 'c', query: {}, update: [{ $set: { a: 9 } }] }],
  ...['$sort', '$position'].map((name): [string, object] => [
    name,
    { findAndModify: 'c', query: {}, update: { $push: { list: { $each: [0], [name]: 1 } } } },
  ]),
  ['$[]', { findAndModify: 'c', query: {}, update: { $inc: { 'list.$[]': 1 } } }],
  ['arrayFilters', { findAndModify: 'c', query: {}, update: { $set: { a: 1 } }, arrayFilters: [{ e: 1 }] }],
  ...['collStats', 'serverStatus', 'collMod', 'validate'].map((name): [string, object] => [name, { [name]: 'c' }]),
];

describe.skipIf(onRealMongoDB)('is refused with NotImplemented', () => {
  it.each([...stages, ...accumulators, ...expressions, ...collated, ...variables, ...others])(
    '%s in %j',
    async (name, command) => {
      const c = await database.collection([doc]);
      const { code, codeName, message } = await refusal(database.db.command(onCollection(command, c.collectionName)));
      expect({ code, codeName }).toEqual({ code: 238, codeName: 'NotImplemented' });
      expect(message).toContain(name === 'collation' || name === 'x.y' ? '' : name);
      expect(await c.find().toArray()).toEqual([doc]);
      expect(await c.indexes()).toHaveLength(1);
    },
  );

  it.each([
    ['pipeline', { q: {}, u: [{ $set: { a: 9 } }] }],
    ['collation', { q: {}, u: { $set: { a: 9 } }, collation }],
    ['arrayFilters', { q: {}, u: { $set: { 'list.$[e]': 9 } }, arrayFilters: [{ e: 1 }] }],
  ])('%s in a statement of an update', async (name, statement) => {
    const c = await database.collection([doc]);
    const reply = await database.db.command({ update: c.collectionName, updates: [statement] });
    expect(reply.writeErrors).toMatchObject([{ index: 0, code: 238, errmsg: expect.stringContaining(name) }]);
    expect(await c.find().toArray()).toEqual([doc]);
  });

  it('a collation in a statement of a delete', async () => {
    const c = await database.collection([doc]);
    const reply = await database.db.command({ delete: c.collectionName, deletes: [{ q: {}, limit: 1, collation }] });
    expect(reply.writeErrors).toMatchObject([{ index: 0, code: 238 }]);
    expect(await c.countDocuments()).toBe(1);
  });
});

describe.skipIf(onRealMongoDB)('a decimal', () => {
  it('is refused wherever it stands: nothing is stored, and the next command is answered', async () => {
    const c = await database.collection([doc]);
    const decimal = Decimal128.fromString('1.5');
    await expect(c.insertOne({ decimal })).rejects.toThrow('not kept here: 19');
    for (const refused of [c.find({ decimal }).toArray(), c.updateOne({ _id: 1 }, { $set: { decimal } })])
      expect(await refusal(refused)).toMatchObject({ code: 22, codeName: 'InvalidBSON' });
    expect(await refusal(c.bulkWrite([{ insertOne: { document: { decimal } } }]))).toMatchObject({ code: 22 });
    expect(await c.find().toArray()).toEqual([doc]);
  });
});

describe('a collation', () => {
  it('of the locale "simple" is taken: it compares bytes', async () => {
    const c = await database.collection([
      { _id: 1, s: 'cafe' },
      { _id: 2, s: 'CAFE' },
    ]);
    expect(await c.find({ s: 'cafe' }, { collation: { locale: 'simple' } }).toArray()).toHaveLength(1);
    expect((await c.deleteMany({ s: 'cafe' }, { collation: { locale: 'simple' } })).deletedCount).toBe(1);
  });

  it.each([
    ['without a locale', { strength: 1 }, 40414],
    ['that is no document', 5, 14],
  ])('%s is refused', async (_name, wrong, code) => {
    expect(await refusal(database.db.command({ find: 'x', collation: wrong }))).toMatchObject({ code });
  });
});

function grouping(group: object): object {
  return { aggregate: 'c', pipeline: [{ $group: group }], cursor: {} };
}

/** The command with the name of this collection in the place of "c". */
function onCollection(command: object, name: string): object {
  return Object.fromEntries(
    Object.entries(command).map(([field, value]) => {
      if (field === 'explain') return [field, onCollection(value, name)];
      return [field, value === 'c' ? name : value];
    }),
  );
}

describe("MongoDB's stable interface", () => {
  it('has version 1 alone, and is strict where that is requested', async () => {
    const { db } = database;
    expect(await refusal(db.command({ ping: 1, apiVersion: '2' }))).toMatchObject({ code: 322 });
    expect((await db.command({ ping: 1, apiVersion: '1', apiStrict: true })).ok).toBe(1);
    const distinct = { distinct: 'c', key: 'a', apiVersion: '1' };
    expect((await db.command(distinct)).ok).toBe(1);
    expect(await refusal(db.command({ ...distinct, apiStrict: true }))).toMatchObject({ code: 323 });
  });
});
