import mongoose from 'mongoose';
import { env } from './env';
import { forget, once } from './once';

/**
 * The process's one connection, opened at the first call. `MONGODB_URI` is always set by then: `npm start` and the
 * tests choose a database first (database/choose.ts). Rejects when the server can't be reached within 5 s.
 */
export function connectDatabase(): Promise<typeof mongoose> {
  return once('database', async () => {
    const uri = env().MONGODB_URI;
    if (!uri) throw new Error('MONGODB_URI is not set: start the product with `npm start`, which chooses a database.');
    mongoose.set('strictQuery', true);
    try {
      return await mongoose.connect(uri, {
        dbName: env().MONGODB_DB,
        serverSelectionTimeoutMS: 5000,
        maxPoolSize: 50,
        autoIndex: false,
        autoCreate: false,
      });
    } catch (error) {
      forget('database');
      throw error;
    }
  });
}

/** Closes the connection; for scripts and tests. */
export async function disconnectDatabase(): Promise<void> {
  await mongoose.disconnect();
  forget('database');
}
