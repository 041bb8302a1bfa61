import { chooseDatabase } from '@/database/choose';

/** Runs the database of DATA_DIR as a site does, until it is told to stop. */
const database = await chooseDatabase(process.env.DATA_DIR ?? '', () => {});
process.once('SIGTERM', async () => {
  await database.stop();
  process.exit(0);
});
process.stdout.write('runs');
