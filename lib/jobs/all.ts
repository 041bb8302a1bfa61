import { bulkMail, mail } from '@/lib/mail/jobs';
import { courseImport } from '@/lib/services/course-import/run';
import { messageDigest } from '@/lib/services/message-digest';
import { mailNews, tellNews } from '@/lib/services/news-readers';
import { sweepFiles } from '@/lib/services/orphan-files';
import type { JobDefinition } from './worker';

/** Every kind of work that web processes do in the background. */
export const JOBS: readonly JobDefinition[] = [
  tellNews,
  mailNews,
  mail,
  bulkMail,
  messageDigest,
  courseImport,
  sweepFiles,
];
