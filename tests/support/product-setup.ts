import { afterAll, beforeAll, inject } from 'vitest';
import { connectDatabase, disconnectDatabase } from '@/lib/db';
import { createIndexes } from '@/models/indexes';
import { emptyDatabase } from './database';

process.env.MONGODB_URI = inject('databaseUri');
process.env.MONGODB_DB = `test_${process.env.VITEST_POOL_ID}`;
process.env.RATE_LIMITS = 'off';
process.env.NEXTAUTH_SECRET = 'a secret of the tests, at least 32 characters long';

beforeAll(async () => {
  await connectDatabase();
  await createIndexes();
  await emptyDatabase();
});
afterAll(disconnectDatabase);
