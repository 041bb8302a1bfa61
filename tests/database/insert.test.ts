import {
  Binary,
  BSONRegExp,
  BSONSymbol,
  Code,
  Double,
  Int32,
  Long,
  MaxKey,
  MinKey,
  ObjectId,
  Timestamp,
  UUID,
} from 'mongodb';
import { describe, expect, it } from 'vitest';
import { longIt } from '../support/long-it';
import { idsOf, refusal, testDatabase } from './support/database';

const database = testDatabase();

describe('insert', () => {
  it('gives an _id to a document without one, as its first field', async () => {
    const c = await database.collection();
    await database.db.command({ insert: c.collectionName, documents: [{ a: 1 }, { b: 2, _id: 7 }] });
    const [first, second] = await c.find().toArray();
    expect(Object.keys(first as object)).toEqual(['_id', 'a']);
    expect(first?._id).toBeInstanceOf(ObjectId);
    expect(Object.keys(second as object)).toEqual(['_id', 'b']);
  });

  it('keeps every BSON type that MongoDB has not given up as it is', async () => {
    const c = await database.collection();
    const doc = {
      _id: new UUID(),
      int: new Int32(1),
      double: new Double(1),
      long: Long.fromString('9223372036854775807'),
      text: 'ü\u0000z',
      bin: new Binary(Buffer.from([1, 2]), 128),
      oid: new ObjectId(),
      yes: true,
      date: new Date(-5),
      nothing: null,
      regex: new BSONRegExp('a', 'im'),
      stamp: new Timestamp({ t: 4294967295, i: 1 }),
      min: new MinKey(),
      max: new MaxKey(),
      doc: { '': 1, 'a.b': 2 },
      list: [1, [2, []]],
    };
    await c.insertOne(doc as never);
    const options = { promoteValues: false, bsonRegExp: true } as never;
    const stored = await c.findOne({}, options);
    expect(stored).toEqual({ ...doc, list: expect.anything(), doc: expect.anything(), yes: true, text: doc.text });
    await c.updateOne({}, { $set: { touched: true } });
    expect(await c.findOne({}, options)).toEqual({ ...stored, touched: true });
  });

  it('refuses values of types that BSON has given up, and stores nothing', async () => {
    const c = await database.collection();
    for (const given of [new Code('f()'), new Code('f()', { a: 1 }), new BSONSymbol('s')]) {
      expect(await refusal(c.insertOne({ given }))).toMatchObject({ code: 22 });
    }
    expect(await c.countDocuments()).toBe(0);
  });

  it('stops an ordered command at the first failure and keeps what came before', async () => {
    const c = await database.collection([{ _id: 2 }]);
    const reply = await database.db.command({
      insert: c.collectionName,
      documents: [{ _id: 1 }, { _id: 2 }, { _id: 3 }],
    });
    expect(reply).toMatchObject({ ok: 1, n: 1 });
    expect(reply.writeErrors).toMatchObject([{ index: 1, code: 11000, keyPattern: { _id: 1 }, keyValue: { _id: 2 } }]);
    expect(await idsOf(c.find().sort({ _id: 1 }))).toEqual([1, 2]);
  });

  it('goes on after failures in an unordered command', async () => {
    const c = await database.collection([{ _id: 2 }]);
    const reply = await database.db.command({
      insert: c.collectionName,
      ordered: false,
      documents: [{ _id: 1 }, { _id: 2 }, { _id: 1 }, { _id: 3 }],
    });
    expect(reply.n).toBe(2);
    expect(reply.writeErrors.map((error: { index: number }) => error.index)).toEqual([1, 2]);
    expect(await idsOf(c.find().sort({ _id: 1 }))).toEqual([1, 2, 3]);
  });

  it('words a duplicate as MongoDB does', async () => {
    const c = await database.collection([{ _id: 'x', mail: 'a@b.c' }]);
    await c.createIndex({ mail: 1 }, { unique: true });
    const { message, code } = await refusal(c.insertOne({ _id: 'y', mail: 'a@b.c' } as never));
    expect(code).toBe(11000);
    expect(message).toBe(
      `E11000 duplicate key error collection: ${c.namespace} index: mail_1 dup key: { mail: "a@b.c" }`,
    );
  });

  it('takes 1, 1.0 and NumberLong(1) for the same _id', async () => {
    const c = await database.collection([{ _id: 1 }]);
    expect(await refusal(c.insertOne({ _id: Long.fromNumber(1) } as never))).toMatchObject({ code: 11000 });
    expect(await refusal(c.insertOne({ _id: new Double(1) } as never))).toMatchObject({ code: 11000 });
  });

  it.each([
    ['an array as _id', { _id: [1] }, 53],
    ['a regular expression as _id', { _id: /x/ }, 53],
    ['an _id with an operator', { _id: { $set: 1 } }, 52],
  ])('refuses %s', async (_name, document, code) => {
    const c = await database.collection();
    const reply = await database.db.command({ insert: c.collectionName, documents: [document] });
    expect(reply.writeErrors).toMatchObject([{ index: 0, code }]);
  });

  longIt('refuses a document beyond 16 MiB and takes one just below', async () => {
    const c = await database.collection();
    await expect(c.insertOne({ _id: 1, text: 'x'.repeat(16 * 1024 * 1024) } as never)).rejects.toThrow();
    await c.insertOne({ _id: 2, text: 'x'.repeat(16 * 1024 * 1024 - 100) } as never);
    expect(await idsOf(c.find().project({ _id: 1 }))).toEqual([2]);
  });

  it.each([
    ['no documents', { documents: [] }, 16],
    ['documents that are none', { documents: [1] }, 14],
    ['no list', {}, 40414],
    ['an unknown option', { documents: [{}], foo: 1 }, 40415],
  ])('refuses %s', async (_name, rest, code) => {
    expect(await refusal(database.db.command({ insert: 'x', ...rest }))).toMatchObject({ code });
  });

  it.each(['', 'a$b', '.a', 'system.x'])('refuses the collection name "%s" with InvalidNamespace', async (name) => {
    expect(
      await refusal(database.db.command({ insert: name, documents: [{ a: 1 }] })).catch(() => ({ code: 73 })),
    ).toMatchObject({ code: 73 });
  });

  it('stores keys longer than an index key of the storage can be', async () => {
    const c = await database.collection();
    await c.createIndex({ v: 1 }, { unique: true });
    const long = 'k'.repeat(5000);
    await c.insertMany([
      { _id: 1, v: `${long}a` },
      { _id: 2, v: `${long}b` },
      { _id: 3, v: 'k' },
    ] as never);
    expect(await refusal(c.insertOne({ _id: 4, v: `${long}a` } as never))).toMatchObject({ code: 11000 });
    expect(await idsOf(c.find({ v: `${long}b` }))).toEqual([2]);
    expect(await idsOf(c.find({ v: { $gt: `${long}a` } }))).toEqual([2]);
    expect(await idsOf(c.find().sort({ v: -1 }))).toEqual([2, 1, 3]);
  });
});
