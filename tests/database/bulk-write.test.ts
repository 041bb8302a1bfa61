import { MongoBulkWriteError } from 'mongodb';
import { describe, expect, it } from 'vitest';
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

  it('takes 100,000 operations', async () => {
    const c = await database.collection();
    await c.insertMany(Array.from({ length: 100_000 }, (_, i) => ({ _id: i })) as never);
    expect(await c.estimatedDocumentCount()).toBe(100_000);
  });
});
