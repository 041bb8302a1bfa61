import { Long } from 'mongodb';
import { describe, expect, it } from 'vitest';
import { refusal, testDatabase } from '../support/database';

const database = testDatabase();
const numbers = Array.from({ length: 250 }, (_, i) => ({ _id: i, v: i % 7 }));

async function command(spec: object) {
  return database.db.command(spec, { promoteLongs: false } as never);
}

describe('cursors', () => {
  it('send 101 documents first and then the rest', async () => {
    const c = await database.collection(numbers);
    const first = await command({ find: c.collectionName });
    expect(first.cursor.firstBatch).toHaveLength(101);
    const id = first.cursor.id as Long;
    expect(id.isZero()).toBe(false);
    const second = await command({ getMore: id, collection: c.collectionName, batchSize: 100 });
    expect(second.cursor.nextBatch[0]._id.valueOf()).toBe(101);
    const third = await command({ getMore: id, collection: c.collectionName });
    expect(third.cursor.nextBatch).toHaveLength(49);
    expect(third.cursor.id.isZero()).toBe(true);
  });

  it.each([1, 2, 49, 250, 1000])('give every document once with batches of %i', async (batchSize) => {
    const c = await database.collection(numbers);
    const all = await c.find({}, { batchSize }).toArray();
    expect(all.map((doc) => doc._id)).toEqual(numbers.map((doc) => doc._id));
  });

  it('start without documents for batchSize 0', async () => {
    const c = await database.collection(numbers);
    const first = await command({ find: c.collectionName, batchSize: 0 });
    expect(first.cursor.firstBatch).toHaveLength(0);
    expect(first.cursor.id.isZero()).toBe(false);
  });

  it('close after singleBatch', async () => {
    const c = await database.collection(numbers);
    const { cursor } = await command({ find: c.collectionName, batchSize: 3, singleBatch: true });
    expect(cursor.firstBatch).toHaveLength(3);
    expect(cursor.id.isZero()).toBe(true);
  });

  it('can be killed, and are then not found', async () => {
    const c = await database.collection(numbers);
    const { cursor } = await command({ find: c.collectionName, batchSize: 1 });
    const killed = await command({ killCursors: c.collectionName, cursors: [cursor.id, Long.fromNumber(12345)] });
    expect(killed.cursorsKilled).toEqual([cursor.id]);
    expect(killed.cursorsNotFound).toEqual([Long.fromNumber(12345)]);
    expect(await refusal(command({ getMore: cursor.id, collection: c.collectionName }))).toMatchObject({
      code: 43,
      codeName: 'CursorNotFound',
    });
  });

  it('belong to their collection', async () => {
    const c = await database.collection(numbers);
    const { cursor } = await command({ find: c.collectionName, batchSize: 1 });
    expect(await refusal(command({ getMore: cursor.id, collection: 'other' }))).toMatchObject({ code: 13 });
  });

  it('go on while documents are removed and added', async () => {
    const c = await database.collection(numbers);
    const seen: unknown[] = [];
    for await (const doc of c.find({}, { batchSize: 10 })) {
      seen.push(doc._id);
      if (doc._id === 5) await c.deleteMany({ _id: { $gte: 100, $lt: 200 } });
    }
    expect(seen).toEqual([...numbers.map((n) => n._id).filter((n) => n < 100 || n >= 200)]);
  });

  it('end with an error when their collection is dropped', async () => {
    const c = await database.collection(numbers);
    const cursor = c.find({}, { batchSize: 2 });
    await cursor.next();
    await c.drop();
    await expect(cursor.toArray()).rejects.toThrow();
  });

  it('keep each answer below 16 MiB', async () => {
    const c = await database.collection();
    await c.insertMany(Array.from({ length: 12 }, (_, i) => ({ _id: i, text: 'x'.repeat(3_000_000) })) as never);
    const { cursor } = await command({ find: c.collectionName });
    expect(cursor.firstBatch.length).toBeLessThan(6);
    expect((await c.find().toArray()).length).toBe(12);
  });

  it('end when maxTimeMS is over', async () => {
    const c = await database.collection();
    await c.insertMany(Array.from({ length: 30_000 }, (_, i) => ({ _id: i, t: 'abcdefghij'.repeat(10) })) as never);
    const slow = c.find({ t: /[^a-j]$/ }, { maxTimeMS: 1 }).toArray();
    expect(await refusal(slow)).toMatchObject({ code: 50, codeName: 'MaxTimeMSExpired' });
  });

  it('let others be answered during a long scan', async () => {
    const c = await database.collection();
    await c.insertMany(Array.from({ length: 20_000 }, (_, i) => ({ _id: i, t: `text ${i}` })) as never);
    // Both connections are there, and the scan takes half a second: on a busy machine, too, the ping comes into its midst.
    await Promise.all([1, 2].map(() => database.db.command({ ping: 1 })));
    let finished = false;
    const scan = c
      .countDocuments({ $or: Array.from({ length: 100 }, (_, i) => ({ t: RegExp(`nothing ${i}$`, 'i') })) })
      .then(() => {
        finished = true;
      });
    await database.db.command({ ping: 1 });
    expect(finished).toBe(false);
    await scan;
  });

  it.each([
    ['a negative batchSize', { find: 'x', batchSize: -1 }, 51024],
    ['a cursor id that is no long', { getMore: 'x', collection: 'x' }, 14],
    ['getMore without a collection', { getMore: Long.fromNumber(1) }, 40414],
  ])('refuse %s', async (_name, spec, code) => {
    expect(await refusal(command(spec))).toMatchObject({ code });
  });
});
