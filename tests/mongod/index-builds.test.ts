import mongoose, { Types } from 'mongoose';
import { describe, expect, inject, it } from 'vitest';
import { createIndexes, missingIndexes } from '@/models/indexes';

const RECORDS = 100_000;
const BATCH = 5_000;

/** Not run where no MongoDB is: the embedded database builds an index at one go. */
describe.runIf(inject('isMongod'))('indexes that are built beside writers', () => {
  it('keep no writer waiting, miss no record, and let in no second one of a kind', async () => {
    const notifications = mongoose.connection.collection('notifications');
    const userId = new Types.ObjectId();
    const notice = (n: number) => ({ _id: new Types.ObjectId(), userId, notification: `n${n}`, readOn: null });
    for (let at = 0; at < RECORDS; at += BATCH) {
      await notifications.insertMany(Array.from({ length: BATCH }, (_none, n) => notice(at + n)));
    }
    await notifications.dropIndexes();
    await mongoose.connection.collection('users').dropIndex('email_1');

    let written = 0;
    let slowest = 0;
    let running = true;
    const writers = Array.from({ length: 8 }, async () => {
      while (running) {
        const began = performance.now();
        await notifications.insertOne(notice(RECORDS + written));
        slowest = Math.max(slowest, performance.now() - began);
        written++;
      }
    });
    await createIndexes();
    running = false;
    await Promise.all(writers);
    expect(await missingIndexes()).toEqual([]);
    expect(written).toBeGreaterThan(0);
    expect(slowest).toBeLessThan(10_000);
    const [hint] = (await notifications.indexes()).flatMap(({ name = '_id_' }) => (name === '_id_' ? [] : [name]));
    expect(await notifications.countDocuments({ userId }, hint ? { hint } : {})).toBe(RECORDS + written);
  }, 300_000);
});
