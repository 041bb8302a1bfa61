import { chooseDatabase } from '@/database/choose';
import { connectDatabase, disconnectDatabase } from '@/lib/db';
import { createIndexes } from '@/models/indexes';

/** `npm run db:indexes`: creates the collections and indexes that are missing. Run it after every update. */
export async function main(): Promise<void> {
  const database = await chooseDatabase(process.env.DATA_DIR ?? '.data');
  try {
    process.env.MONGODB_URI = database.uri;
    await connectDatabase();
    await createIndexes();
    console.log(`The indexes of ${database.description} are complete.`);
  } finally {
    await disconnectDatabase();
    await database.stop();
  }
}
