import mongoose from 'mongoose';
import { afterEach, describe, expect, it } from 'vitest';
import { connectDatabase } from '@/lib/platform/db';
import { VERSION } from '@/lib/platform/migrations/all';
import { bringUpToDate, isOfNewerVersion } from '@/lib/platform/migrations/migrate';
import { createIndexes } from '@/models/indexes';
import { Migration } from '@/models/migration';
import { User } from '@/models/user';
import { openUpToDate } from '@/scripts/open-database';
import { longIt } from '../support/long-it';

/** A collection, whatever its model says of its documents. */
const raw = ({ collection }: { collection: { name: string } }) =>
  mongoose.connection.collection<{ _id: number; [field: string]: unknown }>(collection.name);

/** What `npm start` of a deployment does to the database that MONGODB_URI names. */
const start = () => openUpToDate(undefined, undefined, { newerIsFine: true });
const emailIndex = async () => (await User.collection.indexes()).find(({ name }) => name === 'email_1');

afterEach(async () => {
  await connectDatabase();
  await raw(Migration).deleteMany({ _id: { $gt: VERSION } });
  await User.collection.deleteMany({});
  await createIndexes();
});

describe('a start of a deployment', () => {
  longIt('makes the indexes that are missing before anyone can register twice', async () => {
    await User.collection.dropIndex(String((await emailIndex())?.name));
    await start();
    expect((await emailIndex())?.unique).toBe(true);
  });

  longIt('makes an index anew whose definition is another now, and keeps an operator’s own', async () => {
    const name = String((await emailIndex())?.name);
    await User.collection.dropIndex(name);
    // As a former version had it.
    await User.collection.createIndex({ email: 1 }, { name });
    await User.collection.createIndex({ name: 1, email: 1 }, { name: 'own_by_name' });
    await start();
    expect((await emailIndex())?.unique).toBe(true);
    await User.collection.dropIndex('own_by_name');
  });

  longIt('names what two records share while an index was missing, and what to do', async () => {
    await User.collection.dropIndex(String((await emailIndex())?.name));
    for (const ref of ['a1', 'a2'])
      await raw(User).insertOne({ _id: Number(ref.slice(1)), email: 'two@example.com', ref });
    await expect(start()).rejects.toThrow(
      /^Two records in users share .*two@example\.com.*, which must be unique: .* then run npm run db:indexes again\./,
    );
  });

  it('leaves a database of a newer version as it is where that lets it run, and does not begin where not', async () => {
    const newer = { name: 'newer', after: null, startedOn: new Date(), endedOn: new Date() };
    const _id = VERSION + 1;
    await raw(Migration).insertOne({ _id, oldestThatMayRun: VERSION, ...newer });
    expect(await isOfNewerVersion()).toBe(true);
    expect((await start()).migrated).toEqual([]);
    await raw(Migration).updateOne({ _id }, { $set: { oldestThatMayRun: _id } });
    await expect(start()).rejects.toThrow(`may only be used by version ${_id} or newer`);
    await connectDatabase();
    await expect(bringUpToDate()).rejects.toThrow('The database has version');
  });
});
