import { connectDatabase } from '@/lib/db';
import { startJobs } from '@/lib/jobs/worker';
import { courseImport } from '@/lib/services/course-import/run';

/** A process that does nothing but the background work of uploads, to be killed by the test that started it. */
await connectDatabase();
await startJobs([courseImport]);
setInterval(() => {}, 1_000);
