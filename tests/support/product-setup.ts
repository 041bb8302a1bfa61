import mongoose from 'mongoose';
import { afterAll, beforeAll, inject } from 'vitest';
import { connectDatabase, disconnectDatabase } from '@/lib/platform/db';
import { forgetAll } from '@/lib/platform/once';
import { connectEffects } from '@/lib/wiring/effects';
import { createIndexes } from '@/models/indexes';
import { emptyAndWatch } from './database';

process.env.MONGODB_URI = inject('databaseUri');
process.env.MONGODB_DB = `test_${process.env.VITEST_POOL_ID}`;
process.env.RATE_LIMITS = 'off';
process.env.NEXTAUTH_SECRET = 'a secret of the tests, at least 32 characters long';

// A reading of the file before may have ended since, and remembered an environment without these.
forgetAll();

/** Whether this worker's database has every index: from its first file until a test drops one. Asking takes a third of a second. */
const COMPLETE = Symbol.for('study-abroad.indexes-of-the-worker');
const worker = globalThis as { [COMPLETE]?: boolean };
const DROPS = ['dropIndexes', 'drop', 'dropDatabase', 'renameCollection', 'collMod'];

connectEffects();

beforeAll(async () => {
  await connectDatabase();
  if (!worker[COMPLETE]) await createIndexes();
  worker[COMPLETE] = true;
  const client = mongoose.connection.getClient();
  client.on('commandStarted', ({ commandName }) => {
    if (DROPS.includes(commandName)) worker[COMPLETE] = false;
  });
  await emptyAndWatch(client);
});
afterAll(disconnectDatabase);
