import { Binary, Double, Int32, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { idsOf, refusal, testDatabase } from './support/database';

const database = testDatabase();
const when = new Date('2024-05-01T00:00:00Z');
const oid = new ObjectId('65f000000000000000000001');

const mixed = [
  { _id: 'int', v: new Int32(5) },
  { _id: 'double', v: new Double(5) },
  { _id: 'long', v: Long.fromNumber(5) },
  { _id: 'text', v: '5' },
  { _id: 'true', v: true },
  { _id: 'null', v: null },
  { _id: 'missing' },
  { _id: 'date', v: when },
  { _id: 'oid', v: oid },
  { _id: 'doc', v: { a: 1, b: 2 } },
  { _id: 'array', v: [5, 'x', { a: 1 }] },
  { _id: 'nested', v: [[5]] },
  { _id: 'empty', v: [] },
  { _id: 'nan', v: Number.NaN },
  { _id: 'binary', v: new Binary(Buffer.from('abc')) },
  { _id: 'stamp', v: new Timestamp({ t: 1, i: 2 }) },
  { _id: 'min', v: new MinKey() },
  { _id: 'max', v: new MaxKey() },
];

describe('equality', () => {
  it.each([
    ['a number of any type, and arrays holding it', { v: 5 }, ['int', 'double', 'long', 'array']],
    ['text', { v: '5' }, ['text']],
    ['null and missing', { v: null }, ['null', 'missing']],
    ['a whole array', { v: [5, 'x', { a: 1 }] }, ['array']],
    ['an array within an array', { v: [5] }, ['nested']],
    ['an empty array', { v: [] }, ['empty']],
    ['an embedded document', { v: { a: 1, b: 2 } }, ['doc']],
    ['an embedded document only in the same order', { v: { b: 2, a: 1 } }, []],
    ['an embedded document within an array', { v: { a: 1 } }, ['array']],
    ['NaN', { v: Number.NaN }, ['nan']],
    ['a date', { v: when }, ['date']],
    ['an ObjectId', { v: oid }, ['oid']],
    ['binary', { v: new Binary(Buffer.from('abc')) }, ['binary']],
    ['binary of another subtype', { v: new Binary(Buffer.from('abc'), 4) }, []],
    ['$eq null', { v: { $eq: null } }, ['null', 'missing']],
    ['$ne null', { v: { $ne: null }, _id: { $in: ['null', 'missing', 'int'] } }, ['int']],
    ['$ne of a member of an array', { v: { $ne: 5 }, _id: { $in: ['array', 'nested', 'text'] } }, ['text', 'nested']],
  ])('matches %s', async (_name, filter, expected) => {
    const c = await database.collection(mixed);
    expect((await idsOf(c.find(filter))).sort()).toEqual([...expected].sort());
  });

  it('does not take "5" for 5 in an index either', async () => {
    const c = await database.collection(mixed);
    await c.createIndex({ v: 1 });
    expect((await idsOf(c.find({ v: 5 }))).sort()).toEqual(['array', 'double', 'int', 'long']);
    expect(await idsOf(c.find({ v: '5' }))).toEqual(['text']);
  });
});

describe('order comparisons', () => {
  const numbers = [
    { _id: 1, v: 1 },
    { _id: 2, v: 2.5 },
    { _id: 3, v: Long.fromString('9007199254740993') },
    { _id: 4, v: 9007199254740992 },
    { _id: 5, v: 0.05 },
    { _id: 6, v: Number.NaN },
    { _id: 7, v: [0, 10] },
    { _id: 8, v: '3' },
    { _id: 9, v: null },
    { _id: 10 },
  ];
  it.each([
    ['$gt with only the same type', { v: { $gt: 1 } }, [2, 3, 4, 7]],
    ['$gte with null like equality', { v: { $gte: null } }, [9, 10]],
    ['$lt', { v: { $lt: 1 } }, [5, 7]],
    ['$lte', { v: { $lte: 1 } }, [1, 5, 7]],
    ['$gt null nothing', { v: { $gt: null } }, []],
    ['an Int64 above 2^53 exactly', { v: { $gt: 9007199254740992 } }, [3]],
    ['a fraction', { v: { $lt: 0.1 } }, [5, 7]],
    ['NaN only with itself', { v: { $gte: Number.NaN } }, [6]],
    ['two conditions met by two elements', { v: { $gt: 5, $lt: 1 } }, [7]],
    ['text', { v: { $gt: '2' } }, ['8']],
    ['everything above MinKey', { v: { $gt: new MinKey() }, _id: { $lt: 3 } }, [1, 2]],
  ])('%s', async (_name, filter, expected) => {
    const c = await database.collection(numbers);
    expect(((await idsOf(c.find(filter))) as number[]).sort((a, b) => a - b)).toEqual(expected.map(Number));
    await c.createIndex({ v: 1 });
    expect(((await idsOf(c.find(filter))) as number[]).sort((a, b) => a - b)).toEqual(expected.map(Number));
  });

  it('compares embedded documents field by field', async () => {
    const c = await database.collection([
      { _id: 1, v: { a: 1 } },
      { _id: 2, v: { a: 1, b: 1 } },
      { _id: 3, v: { b: 0 } },
      { _id: 4, v: { a: 'x' } },
    ]);
    expect(await idsOf(c.find({ v: { $gt: { a: 1 } } }).sort({ _id: 1 }))).toEqual([2, 3, 4]);
  });

  it('refuses a regular expression as bound with BadValue', async () => {
    const c = await database.collection();
    expect(await refusal(c.find({ v: { $gt: /x/ } }).toArray())).toMatchObject({ code: 2, codeName: 'BadValue' });
    expect(await refusal(c.find({ v: { $ne: /x/ } }).toArray())).toMatchObject({ code: 2 });
  });
});

describe('paths', () => {
  const docs = [
    { _id: 1, a: { b: 1 } },
    { _id: 2, a: [{ b: 1 }, { b: 2 }] },
    { _id: 3, a: [{ b: [1, 3] }] },
    { _id: 4, a: [5, { b: null }] },
    { _id: 5, a: [] },
    { _id: 6, a: 7 },
    { _id: 7, a: [[{ b: 9 }]] },
    { _id: 8, a: { 0: { b: 8 } } },
    { _id: 9 },
  ];
  it.each([
    ['through arrays of documents', { 'a.b': 1 }, [1, 2, 3]],
    ['by the index of an element', { 'a.0.b': 1 }, [2, 3]],
    ['by a field that looks like an index', { 'a.0.b': 8 }, [8]],
    ['with an index into the last array', { 'a.b.1': 3 }, [3]],
    ['not through an array directly within an array', { 'a.b': 9 }, []],
    ['only with an index for each nested array', { 'a.0.0.b': 9 }, [7]],
    ['null where the field is missing, but not in empty arrays or scalars in arrays', { 'a.b': null }, [4, 6, 8, 9]],
    ['an element by index', { 'a.0': 5 }, [4]],
    ['nothing beyond a scalar', { 'a.b.c': 1 }, []],
  ])('%s', async (_name, filter, expected) => {
    const c = await database.collection(docs);
    expect(await idsOf(c.find(filter).sort({ _id: 1 }))).toEqual(expected);
  });
});
