import { afterAll, beforeAll, inject } from 'vitest';
import { connectDatabase, disconnectDatabase } from '@/lib/db';
import { forgetAll } from '@/lib/once';
import { createIndexes } from '@/models/indexes';
import { emptyDatabase } from './database';

process.env.MONGODB_URI = inject('databaseUri');
process.env.MONGODB_DB = `test_${process.env.VITEST_POOL_ID}`;
process.env.RATE_LIMITS = 'off';
process.env.NEXTAUTH_SECRET = 'a secret of the tests, at least 32 characters long';

// The files of one worker share its modules, which saves loading them a hundred times. What a file changed in the
// environment, and what the process remembers, ends with it.
const environment = { ...process.env };

beforeAll(async () => {
  await connectDatabase();
  await createIndexes();
  await emptyDatabase();
});
afterAll(async () => {
  await disconnectDatabase();
  for (const name of Object.keys(process.env)) if (!(name in environment)) delete process.env[name];
  Object.assign(process.env, environment);
  forgetAll();
});
