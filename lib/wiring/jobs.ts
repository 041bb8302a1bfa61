import type { JobDefinition } from '@/lib/platform/jobs/worker';
import { bulkMail, mail } from '@/lib/platform/mail/jobs';
import { judgeFacts } from '@/lib/services/applications/effects';
import { closeUndoWindows } from '@/lib/services/applications/moves/undo-window';
import { publishArticles } from '@/lib/services/catalogue/articles/news';
import { mailNews, notifyNewsReaders } from '@/lib/services/catalogue/articles/news-readers';
import { requirementClauses } from '@/lib/services/catalogue/clauses/follow';
import { courseImport } from '@/lib/services/catalogue/course-import/run';
import { fetchRates } from '@/lib/services/catalogue/facts/fetch-rates';
import { findNewCourses } from '@/lib/services/catalogue/search/saved/alerts';
import { findReminders, remind } from '@/lib/services/desk/deadlines/reminders';
import { sendGroupMessages } from '@/lib/services/desk/group-messages/send-job';
import { messageDigest } from '@/lib/services/desk/messages/digest';
import { endSentPractice } from '@/lib/services/desk/sent-practice/end-job';
import { findTasks, remindTasks } from '@/lib/services/desk/tasks/reminders';
import { sendWebhooks } from '@/lib/services/desk/webhooks/send';
import { eraseAccounts } from '@/lib/services/file/leaving/leave-job';
import { followMerges } from '@/lib/services/file/merging/merge-job';
import { endExports, exportFile } from '@/lib/services/file/own-file/export-job';
import { encryptFiles } from '@/lib/services/file/site/encrypt-files';
import { sweepFiles } from '@/lib/services/file/site/orphan-files';
import { backupSite } from '@/lib/services/file/watch/backup-job';
import { watchSite } from '@/lib/services/file/watch/watch-job';
import { checkDirectory } from '@/lib/services/people/accounts/directory-check';
import { claimAsked } from '@/lib/services/people/agency/claim-asked';
import { followHandOvers } from '@/lib/services/people/agency/hand-over';
import { agencyRenamed } from '@/lib/services/people/agency/rename';
import { fallToStaff } from '@/lib/services/people/handling';
import { deliverOverdueEffects } from '@/lib/services/records/notices/outbox';

/** Every kind of work that web processes do in the background. */
export const JOBS: readonly JobDefinition[] = [
  notifyNewsReaders,
  mailNews,
  publishArticles,
  mail,
  bulkMail,
  messageDigest,
  sendGroupMessages,
  courseImport,
  requirementClauses,
  sweepFiles,
  encryptFiles,
  deliverOverdueEffects,
  closeUndoWindows,
  findReminders,
  remind,
  findTasks,
  remindTasks,
  exportFile,
  endExports,
  endSentPractice,
  judgeFacts,
  fetchRates,
  eraseAccounts,
  followMerges,
  followHandOvers,
  claimAsked,
  agencyRenamed,
  fallToStaff,
  findNewCourses,
  backupSite,
  watchSite,
  sendWebhooks,
  checkDirectory,
];
