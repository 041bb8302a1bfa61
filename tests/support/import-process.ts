import { connectDatabase } from '@/lib/platform/db';
import { startJobs } from '@/lib/platform/jobs/worker';
import { courseImport } from '@/lib/services/catalogue/course-import/run';

/** A process that does nothing but the background work of uploads, to be killed by the test that started it. */
await connectDatabase();
await startJobs([courseImport]);
setInterval(() => {}, 1_000);
