import { describe, expect, it } from 'vitest';
import { idsOf, onRealMongoDB, refusal, testDatabase } from './support/database';

const database = testDatabase();
const docs = [
  { _id: 1, s: 'cafe' },
  { _id: 2, s: 'Café' },
  { _id: 3, s: 'CAFE' },
  { _id: 4, s: 'dog' },
  { _id: 5, s: 'item10' },
  { _id: 6, s: 'item9' },
];

describe('collation', () => {
  it.each([
    [1, [1, 2, 3]],
    [2, [1, 3]],
    [3, [1]],
  ])('strength %i decides what is equal', async (strength, expected) => {
    const c = await database.collection(docs);
    await c.createIndex({ s: 1 });
    const collation = { locale: 'en', strength };
    expect(await idsOf(c.find({ s: 'cafe' }, { collation }).sort({ _id: 1 }))).toEqual(expected);
    expect(await idsOf(c.find({ s: { $in: ['cafe'] } }, { collation }).sort({ _id: 1 }))).toEqual(expected);
    expect(await c.countDocuments({ s: 'cafe' }, { collation })).toBe(expected.length);
    expect((await c.updateMany({ s: 'cafe' }, { $set: { hit: 1 } }, { collation })).matchedCount).toBe(expected.length);
    expect((await c.deleteMany({ s: 'cafe' }, { collation })).deletedCount).toBe(expected.length);
  });

  it('orders without regard to case, and numbers in text by value', async () => {
    const c = await database.collection(docs);
    const collation = { locale: 'en', numericOrdering: true, strength: 2 } as const;
    const order = await idsOf(c.find({}, { collation }).sort({ s: 1, _id: 1 }));
    expect(order).toEqual([1, 3, 2, 4, 6, 5]);
    await c.createIndex({ s: 1 });
    expect(await idsOf(c.find({}, { collation }).sort({ s: 1, _id: 1 }))).toEqual(order);
  });

  it('holds in ranges, distinct and aggregate', async () => {
    const c = await database.collection(docs);
    const collation = { locale: 'en', strength: 1 } as const;
    expect(await idsOf(c.find({ s: { $lt: 'D' } }, { collation }).sort({ _id: 1 }))).toEqual([1, 2, 3]);
    expect(await c.distinct('s', {}, { collation })).toHaveLength(4);
    expect(await c.aggregate([{ $match: { s: 'CAFÉ' } }, { $count: 'n' }], { collation }).toArray()).toEqual([
      { n: 3 },
    ]);
  });

  it('locale "simple" compares bytes', async () => {
    const c = await database.collection(docs);
    expect(await idsOf(c.find({ s: 'cafe' }, { collation: { locale: 'simple' } }))).toEqual([1]);
  });

  it.each([
    ['no locale', { strength: 1 }, 40414],
    ['an unknown option', { locale: 'en', foo: 1 }, 40415],
    ['an unknown locale', { locale: 'nowhere_at_all' }, 2],
    ['strength 9', { locale: 'en', strength: 9 }, 2],
  ])('refuses %s', async (_name, collation, code) => {
    expect(await refusal(database.db.command({ find: 'x', collation }))).toMatchObject({ code });
  });

  it.skipIf(onRealMongoDB).each([
    ['strength 4', { locale: 'en', strength: 4 }],
    ['backwards', { locale: 'fr', backwards: true }],
    ['alternate', { locale: 'en', alternate: 'shifted' }],
  ])('refuses %s with NotImplemented', async (_name, collation) => {
    expect(await refusal(database.db.command({ find: 'x', collation }))).toMatchObject({ code: 238 });
  });
});
