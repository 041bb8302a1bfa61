import type { DueGroup, MailRequest, TaskDay } from '@/lib/domain/mail-requests';

/**
 * What each kind of job is given; every value must survive BSON. A new kind adds its line here and its definition in lib/wiring/jobs.ts.
 */
export interface JobPayloads {
  'tell-news': { title: string };
  'requirement-clauses': { seen?: string };
  'course-import': { batchId: string };
  'mail-news': { articleId: string };
  'publish-articles': Record<string, never>;
  'message-digest': Record<string, never>;
  'group-message': { messageId: string };
  'claim-asked': { claimId: string };
  'agency-renamed': { agencyId: string };
  mail: MailRequest;
  'bulk-mail': MailRequest;
  'sweep-files': Record<string, never>;
  'encrypt-files': Record<string, never>;
  'settle-outboxes': Record<string, never>;
  'release-moves': { group: string };
  'find-reminders': Record<string, never>;
  remind: DueGroup;
  'find-tasks': Record<string, never>;
  'remind-tasks': TaskDay;
  'export-file': { userId: string; run: string };
  'end-exports': Record<string, never>;
  'end-sent-practice': Record<string, never>;
  'judge-facts': Record<string, never>;
  'fetch-rates': Record<string, never>;
  'find-new-courses': Record<string, never>;
  'erase-accounts': Record<string, never>;
  'follow-merges': Record<string, never>;
  'backup-site': { now?: boolean };
  'check-directory': Record<string, never>;
  'watch-site': Record<string, never>;
  'send-webhook': { deliveryId: string };
  'follow-hand-overs': Record<string, never>;
  'fall-to-staff': { agencyId: string; reason: string; again?: boolean };
}

export type JobKind = keyof JobPayloads;
