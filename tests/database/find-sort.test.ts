import { Binary, Long, MaxKey, MinKey, ObjectId, Timestamp } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { idsOf, refusal, testDatabase } from './support/database';

const database = testDatabase();

describe('sort', () => {
  const types = [
    { _id: 'max', v: new MaxKey() },
    { _id: 'regex', v: /a/ },
    { _id: 'stamp', v: new Timestamp({ t: 5, i: 1 }) },
    { _id: 'date', v: new Date(0) },
    { _id: 'true', v: true },
    { _id: 'false', v: false },
    { _id: 'oid', v: new ObjectId() },
    { _id: 'binary', v: new Binary(Buffer.from('x')) },
    { _id: 'doc', v: { a: 1 } },
    { _id: 'text', v: 'a' },
    { _id: 'ten', v: Long.fromNumber(10) },
    { _id: 'nine', v: 9.5 },
    { _id: 'minus', v: -1 },
    { _id: 'nan', v: Number.NaN },
    { _id: 'null', v: null },
    { _id: 'empty', v: [] },
    { _id: 'min', v: new MinKey() },
  ];
  const ascending = [
    'min',
    'empty',
    'null',
    'nan',
    'minus',
    'nine',
    'ten',
    'text',
    'doc',
    'binary',
    'oid',
    'false',
    'true',
    'date',
    'stamp',
    'regex',
    'max',
  ];

  it.each([
    ['without an index', false],
    ['with an index', true],
  ])('orders all types as MongoDB does, %s', async (_name, indexed) => {
    const c = await database.collection(types);
    if (indexed) await c.createIndex({ v: 1 });
    expect(await idsOf(c.find().sort({ v: 1 }))).toEqual(ascending);
    expect(await idsOf(c.find().sort({ v: -1 }))).toEqual([...ascending].reverse());
  });

  it('counts a missing field as null', async () => {
    const c = await database.collection([
      { _id: 1, v: 0 },
      { _id: 2 },
      { _id: 3, v: null },
      { _id: 4, v: new MinKey() },
    ]);
    expect(await idsOf(c.find().sort({ v: 1, _id: 1 }))).toEqual([4, 2, 3, 1]);
  });

  it.each([false, true])(
    'takes the smallest element ascending and the largest descending (index: %s)',
    async (indexed) => {
      const c = await database.collection([
        { _id: 1, v: [5, 1] },
        { _id: 2, v: 3 },
        { _id: 3, v: [2, 9] },
        { _id: 4, v: [] },
      ]);
      if (indexed) await c.createIndex({ v: 1 });
      expect(await idsOf(c.find().sort({ v: 1 }))).toEqual([4, 1, 3, 2]);
      expect(await idsOf(c.find().sort({ v: -1 }))).toEqual([3, 1, 2, 4]);
    },
  );

  it('orders by several fields, nested ones too', async () => {
    const c = await database.collection([
      { _id: 1, a: { b: 1 }, c: 1 },
      { _id: 2, a: { b: 1 }, c: 2 },
      { _id: 3, a: { b: 0 }, c: 3 },
    ]);
    expect(await idsOf(c.find().sort({ 'a.b': -1, c: -1 }))).toEqual([2, 1, 3]);
  });

  it('orders text by its UTF-8 bytes', async () => {
    const c = await database.collection(
      ['b', 'B', 'é', '\u{1F600}', '\uFFFD', 'a\u0000', 'a'].map((v, i) => ({ _id: i, v })),
    );
    const order = [1, 6, 5, 0, 2, 4, 3];
    expect(await idsOf(c.find().sort({ v: 1 }))).toEqual(order);
    await c.createIndex({ v: 1 });
    expect(await idsOf(c.find().sort({ v: 1 }))).toEqual(order);
  });

  it('returns documents in the order of insertion without a sort, and backwards by $natural', async () => {
    const c = await database.collection([{ _id: 3 }, { _id: 1 }, { _id: 2 }]);
    expect(await idsOf(c.find())).toEqual([3, 1, 2]);
    expect(await idsOf(c.find().sort({ $natural: -1 }))).toEqual([2, 1, 3]);
  });

  it.each([
    ['a direction of 2', { a: 2 }],
    ['text as direction', { a: 'up' }],
    ['an empty field name', { '': 1 }],
    ['a path with an empty part', { 'a..b': 1 }],
  ])('refuses %s', async (_name, sort) => {
    await database.collection([{ _id: 1 }]);
    expect((await refusal(database.db.command({ find: 'c1', sort }))).code).toBeGreaterThan(0);
  });

  it('refuses to sort by two arrays at once with BadValue', async () => {
    const c = await database.collection([{ _id: 1, a: [1], b: [2] }]);
    expect(await refusal(c.find().sort({ a: 1, b: 1 }).toArray())).toMatchObject({ code: 2 });
  });
});

describe('skip and limit', () => {
  const numbers = Array.from({ length: 20 }, (_, i) => ({ _id: i }));
  it.each([
    [0, 5, [0, 1, 2, 3, 4]],
    [18, 5, [18, 19]],
    [25, 5, []],
    [0, 0, numbers.map((doc) => doc._id)],
  ])('skip %i, limit %i', async (skip, limit, expected) => {
    const c = await database.collection(numbers);
    expect(await idsOf(c.find().sort({ _id: 1 }).skip(skip).limit(limit))).toEqual(expected);
    expect(await idsOf(c.find().skip(skip).limit(limit))).toEqual(expected);
    const unindexed = await idsOf(c.find().sort({ x: 1, _id: 1 }).skip(skip).limit(limit));
    expect(unindexed).toEqual(expected);
  });

  it('refuses a negative skip', async () => {
    expect(await refusal(database.db.command({ find: 'x', skip: -1 }))).toMatchObject({ code: 51024 });
  });
});
