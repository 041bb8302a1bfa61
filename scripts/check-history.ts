import { chooseDatabase } from '@/database/choose';
import { disconnectDatabase } from '@/lib/platform/db';
import { checkHistories } from '@/lib/services/applications/history';

/**
 * `npm run check-history`: says which applications have a history that is not as the product wrote it, and what in it was
 * changed. The exit code is 1 when there is one. Works beside a running site; run `npm run db:indexes` once before.
 */
export async function main(): Promise<void> {
  const database = await chooseDatabase(process.env.DATA_DIR ?? '.data');
  try {
    process.env.MONGODB_URI = database.uri;
    let bent = 0;
    const checked = await checkHistories(({ _id, problems }) => {
      bent += 1;
      console.log(`Application ${_id}:`);
      for (const problem of problems) console.log(`  ${problem}`);
    });
    if (bent) throw new Error(`${bent} of ${checked} histories are not as they were written.`);
    console.log(`All ${checked} histories are whole.`);
  } finally {
    await disconnectDatabase();
    await database.stop();
  }
}
