import { connectDatabase, disconnectDatabase } from '@/lib/platform/db';
import { copyAway } from '@/lib/services/file/watch/copy-away';

/** A process that copies the newest backup away, as the job does, for a test that kills it meanwhile. */
await connectDatabase();
await copyAway(new AbortController().signal);
await disconnectDatabase();
process.exit(0);
