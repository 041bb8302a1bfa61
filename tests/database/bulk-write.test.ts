import { MongoBulkWriteError } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { longIt } from '../support/long-it';
import { idsOf, testDatabase } from './support/database';

const database = testDatabase();

describe('bulkWrite', () => {
  it('does inserts, updates, replacements and deletes in order', async () => {
    const c = await database.collection([
      { _id: 1, a: 1 },
      { _id: 2, a: 2 },
    ]);
    const result = await c.bulkWrite([
      { insertOne: { document: { _id: 3, a: 3 } } },
      { updateOne: { filter: { _id: 3 }, update: { $inc: { a: 1 } } } },
      { updateMany: { filter: { a: { $lte: 2 } }, update: { $set: { low: true } } } },
      { replaceOne: { filter: { _id: 1 }, replacement: { z: 1 } } },
      { updateOne: { filter: { _id: 9 }, update: { $set: { a: 9 } }, upsert: true } },
      { deleteOne: { filter: { _id: 2 } } },
    ] as never);
    expect(result).toMatchObject({
      insertedCount: 1,
      matchedCount: 4,
      modifiedCount: 4,
      upsertedCount: 1,
      upsertedIds: { 4: 9 },
      deletedCount: 1,
    });
    expect(await c.find().sort({ _id: 1 }).toArray()).toEqual([
      { _id: 1, z: 1 },
      { _id: 3, a: 4 },
      { _id: 9, a: 9 },
    ]);
  });

  it.each([
    [true, [1, 2], 1],
    [false, [1, 2, 3, 4], 2],
  ])('ordered: %s stops or goes on at a failure', async (ordered, ids, failures) => {
    const c = await database.collection([{ _id: 1 }]);
    const operations = [2, 1, 3, 1, 4].map((id) => ({ insertOne: { document: { _id: id } } }));
    const error = await c.bulkWrite(operations as never, { ordered }).catch((caught: unknown) => caught);
    expect(error).toBeInstanceOf(MongoBulkWriteError);
    const { writeErrors } = error as MongoBulkWriteError;
    expect(Array.isArray(writeErrors) ? writeErrors.length : 1).toBe(failures);
    expect(await idsOf(c.find().sort({ _id: 1 }))).toEqual(ids);
  });

  it.each([
    [true, [10, 2, 3]],
    [false, [10, 2, 30]],
  ])(
    'updates sent together, ordered: %s: a refused one changes nothing, and stops the next ones or not',
    async (ordered, values) => {
      const c = await database.collection([1, 2, 3].map((a) => ({ _id: a, a })));
      await c.createIndex({ a: 1 }, { unique: true });
      const set = (_id: number, a: number) => ({ updateOne: { filter: { _id }, update: { $set: { a } } } });
      const error = await c
        .bulkWrite([set(1, 10), set(2, 3), set(3, 30)] as never, { ordered })
        .catch((caught: unknown) => caught);
      expect(error).toMatchObject({ code: 11000, result: { modifiedCount: values.filter((a) => a >= 10).length } });
      expect((await c.find().sort({ _id: 1 }).toArray()).map(({ a }) => a)).toEqual(values);
      expect(await c.countDocuments({ a: { $in: values } }, { hint: { a: 1 } })).toBe(3);
    },
  );

  longIt('of updates sent together, each sees what those before it wrote', async () => {
    const c = await database.collection(Array.from({ length: 500 }, (_, _id) => ({ _id, a: 0 })));
    const add = { updateOne: { filter: { _id: 7 }, update: { $inc: { a: 1 } } } };
    const result = await c.bulkWrite([
      ...Array.from({ length: 450 }, () => add),
      { updateOne: { filter: { a: 450 }, update: { $set: { last: true } } } },
      { updateOne: { filter: { a: 451 }, update: { $set: { last: true } }, upsert: true } },
    ] as never);
    expect(result).toMatchObject({ matchedCount: 451, modifiedCount: 451, upsertedCount: 1 });
    expect(await c.findOne({ _id: 7 } as never)).toEqual({ _id: 7, a: 450, last: true });
  });

  it('writes to documents named by _id heed what else the filter says', async () => {
    const c = await database.collection([1, 2, 3].map((_id) => ({ _id, a: _id % 2 })));
    await c.createIndex({ a: 1, b: 1 });
    expect(await c.deleteMany({ _id: { $in: [1, 2, 9] }, a: 1 } as never)).toMatchObject({ deletedCount: 1 });
    expect(await c.countDocuments({ a: { $gte: 0 } }, { hint: { a: 1, b: 1 } })).toBe(2);
    const some = { _id: { $in: [2, 3] }, a: 0 } as never;
    expect(await c.updateMany(some, { $set: { b: 1 } })).toMatchObject({ matchedCount: 1, modifiedCount: 1 });
    const none = c.updateMany({ _id: 3, a: 0 } as never, { $set: { b: 1 } }, { upsert: true });
    await expect(none).rejects.toMatchObject({ code: 11000 });
    expect(await c.find({}, { projection: { _id: 1, b: 1 } }).toArray()).toEqual([{ _id: 2, b: 1 }, { _id: 3 }]);
  });

  longIt('takes 100,000 operations', async () => {
    const c = await database.collection();
    await c.insertMany(Array.from({ length: 100_000 }, (_, i) => ({ _id: i })) as never);
    expect(await c.estimatedDocumentCount()).toBe(100_000);
  });
});
