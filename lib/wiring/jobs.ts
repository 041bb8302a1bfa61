import type { JobDefinition } from '@/lib/jobs/worker';
import { bulkMail, mail } from '@/lib/mail/jobs';
import { releaseHeldMoves } from '@/lib/services/applications/held-moves';
import { mailNews, notifyNewsReaders } from '@/lib/services/articles/news-readers';
import { courseImport } from '@/lib/services/course-import/run';
import { findReminders, remind } from '@/lib/services/deadlines/reminders';
import { judgeFacts } from '@/lib/services/facts/effects';
import { fetchRates } from '@/lib/services/facts/fetch-rates';
import { eraseAccounts } from '@/lib/services/leaving/leave-job';
import { followMerges } from '@/lib/services/merging/merge-job';
import { messageDigest } from '@/lib/services/messages/digest';
import { settleOutboxes } from '@/lib/services/notifications/outbox';
import { endExports, exportFile } from '@/lib/services/own-file/export-job';
import { findNewCourses } from '@/lib/services/search/saved/alerts';
import { encryptFiles } from '@/lib/services/site/encrypt-files';
import { sweepFiles } from '@/lib/services/site/orphan-files';
import { findTasks, remindTasks } from '@/lib/services/tasks/reminders';

/** Every kind of work that web processes do in the background. */
export const JOBS: readonly JobDefinition[] = [
  notifyNewsReaders,
  mailNews,
  mail,
  bulkMail,
  messageDigest,
  courseImport,
  sweepFiles,
  encryptFiles,
  settleOutboxes,
  releaseHeldMoves,
  findReminders,
  remind,
  findTasks,
  remindTasks,
  exportFile,
  endExports,
  judgeFacts,
  fetchRates,
  eraseAccounts,
  followMerges,
  findNewCourses,
];
