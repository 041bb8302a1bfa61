import { Double, Int32, Long } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { type AnyDocument, refusal, testDatabase } from './support/database';

const database = testDatabase();
const max32 = 2147483647;

async function updated(document: AnyDocument, update: object, options: object = {}): Promise<AnyDocument> {
  const c = await database.collection([{ _id: 1, ...document }]);
  await c.updateOne({ _id: 1 }, update as never, options);
  return (await c.findOne({}, options)) as AnyDocument;
}

describe('operators on fields', () => {
  it.each([
    ['$set', { a: 1 }, { $set: { b: 2 } }, { a: 1, b: 2 }],
    ['$set of a path', {}, { $set: { 'a.b.c': 1 } }, { a: { b: { c: 1 } } }],
    ['$set of an element', { a: [1, 2] }, { $set: { 'a.1': 9 } }, { a: [1, 9] }],
    ['$set beyond the end of an array', { a: [1] }, { $set: { 'a.3': 4 } }, { a: [1, null, null, 4] }],
    ['$set into a document in an array', { a: [{ x: 1 }] }, { $set: { 'a.0.y': 2 } }, { a: [{ x: 1, y: 2 }] }],
    ['$set in an embedded document by number', { a: {} }, { $set: { 'a.0': 1 } }, { a: { 0: 1 } }],
    ['$unset', { a: 1, b: 2 }, { $unset: { a: '' } }, { b: 2 }],
    ['$unset of a path', { a: { b: 1, c: 2 } }, { $unset: { 'a.b': 1 } }, { a: { c: 2 } }],
    ['$unset of an element leaves null', { a: [1, 2] }, { $unset: { 'a.0': 1 } }, { a: [null, 2] }],
    ['$unset of what is missing: upload it', { a: 1 }, { $unset: { 'b.c': 1 } }, { a: 1 }],
    ['$inc', { a: 1 }, { $inc: { a: 2, b: -3 } }, { a: 3, b: -3 }],
    ['$min', { a: 5, b: 5 }, { $min: { a: 3, b: 9, c: 1 } }, { a: 3, b: 5, c: 1 }],
    ['$max across types', { a: 5, b: 'x' }, { $max: { a: 'x', b: 5 } }, { a: 'x', b: 'x' }],
    ['several operators', { a: 1, b: 1 }, { $set: { a: 2 }, $inc: { b: 1 }, $unset: { c: 1 } }, { a: 2, b: 2 }],
    ['an empty operator', { a: 1 }, { $set: {} }, { a: 1 }],
    ['$setOnInsert on an existing document', { a: 1 }, { $setOnInsert: { a: 9 } }, { a: 1 }],
    ['the same _id', { a: 1 }, { $set: { _id: 1, a: 2 } }, { a: 2 }],
  ])('%s', async (_name, document, update, expected) => {
    expect(await updated(document, update)).toEqual({ _id: 1, ...expected });
  });

  it('adds new fields in the order of their names', async () => {
    expect(Object.keys(await updated({ m: 1 }, { $set: { z: 1, b: 1, m: 2 } }))).toEqual(['_id', 'm', 'b', 'z']);
  });

  it.each([
    ['Int32 and Int32', new Int32(1), new Int32(2), new Int32(3)],
    ['Int32 beyond its range', new Int32(max32), new Int32(1), Long.fromNumber(max32 + 1)],
    ['Int32 and Int64', new Int32(1), Long.fromNumber(2), Long.fromNumber(3)],
    ['Int64 and double', Long.fromNumber(1), new Double(0.5), new Double(1.5)],
    ['Int32 and double', new Int32(1), new Double(1), new Double(2)],
  ])('$inc keeps types: %s', async (_name, value, by, expected) => {
    const result = await updated({ v: value }, { $inc: { v: by } }, { promoteValues: false });
    expect(result.v).toEqual(expected);
    expect(result.v.constructor).toBe(expected.constructor);
  });

  it.each([
    ['$inc with text', { a: 1 }, { $inc: { a: 'x' } }, 14],
    ['$inc of text', { a: 'x' }, { $inc: { a: 1 } }, 14],
    ['$inc of null', { a: null }, { $inc: { a: 1 } }, 14],
    ['$inc beyond Int64', { a: Long.MAX_VALUE }, { $inc: { a: Long.fromNumber(1) } }, 2],
    ['a path through a scalar', { a: 1 }, { $set: { 'a.b': 1 } }, 28],
    ['a name within an array', { a: [1] }, { $set: { 'a.b': 1 } }, 28],
    ['two operators on one path', {}, { $set: { a: 1 }, $inc: { a: 1 } }, 40],
    ['a path and its parent', {}, { $set: { a: {}, 'a.b': 1 } }, 40],
    ['an unknown operator', {}, { $foo: { a: 1 } }, 9],
    ['an operator without fields', {}, { $set: 5 }, 9],
    ['an empty path', {}, { $set: { '': 1 } }, 56],
    ['an empty part of a path', {}, { $set: { 'a..b': 1 } }, 56],
    ['a new _id', {}, { $set: { _id: 2 } }, 66],
    ['taking the _id away', {}, { $unset: { _id: 1 } }, 66],
  ])('refuses %s and changes nothing', async (_name, document, update, code) => {
    const c = await database.collection([{ _id: 1, ...document }]);
    const before = await c.findOne({}, { promoteValues: false });
    expect(await refusal(c.updateOne({}, update as never))).toMatchObject({ code });
    expect(await c.findOne({}, { promoteValues: false })).toEqual(before);
  });
});

describe('replacement', () => {
  it('keeps the _id and puts it first', async () => {
    const c = await database.collection([{ _id: 1, a: 1 }]);
    expect(await c.replaceOne({ a: 1 }, { z: 1, b: 2 })).toMatchObject({ matchedCount: 1, modifiedCount: 1 });
    expect(Object.keys((await c.findOne({})) as object)).toEqual(['_id', 'z', 'b']);
  });

  it('refuses another _id and operators among fields', async () => {
    const c = await database.collection([{ _id: 1 }]);
    const command = (u: object, multi = false) =>
      database.db.command({ update: c.collectionName, updates: [{ q: {}, u, multi }] });
    expect((await command({ _id: 2 })).writeErrors).toMatchObject([{ code: 66 }]);
    expect((await command({ a: 1, $set: { b: 1 } })).writeErrors).toMatchObject([{ code: 52 }]);
    expect((await command({ a: 1 }, true)).writeErrors).toMatchObject([{ code: 9 }]);
  });
});

describe('counts', () => {
  it('tell matched from modified documents', async () => {
    const c = await database.collection([
      { _id: 1, a: 1 },
      { _id: 2, a: 2 },
      { _id: 3, a: 1 },
    ]);
    expect(await c.updateMany({}, { $set: { a: 1 } })).toMatchObject({ matchedCount: 3, modifiedCount: 1 });
    expect(await c.updateOne({ a: 7 }, { $set: { a: 1 } })).toMatchObject({ matchedCount: 0, modifiedCount: 0 });
  });

  it('updateMany on an indexed field changes each document once', async () => {
    const c = await database.collection(Array.from({ length: 500 }, (_, i) => ({ _id: i, n: i })));
    await c.createIndex({ n: 1 });
    expect(await c.updateMany({ n: { $gte: 0 } }, { $inc: { n: 1000 } })).toMatchObject({ modifiedCount: 500 });
    expect(await c.countDocuments({ n: { $gte: 1000, $lt: 1500 } })).toBe(500);
  });

  it('a field may be named with a dollar sign, on its own or within another', async () => {
    const c = await database.collection([{ _id: 1, a: {} }]);
    await c.updateOne({}, { $set: { $k: 1, 'a.$k': 2 } });
    expect(await c.findOne()).toEqual({ _id: 1, $k: 1, a: { $k: 2 } });
  });

  it('an order for updateOne, which came after this version, is an unknown field', async () => {
    const c = await database.collection([{ _id: 1 }]);
    const updates = [{ q: {}, u: { $set: { hit: true } }, sort: { n: -1 } }];
    const reply = await database.db.command({ update: c.collectionName, updates }).catch((error) => error);
    expect([reply.code, reply.writeErrors?.[0]?.code]).toContain(40415);
  });
});
