import { RETENTION_OF_ACCOUNTS } from './accounts';
import { RETENTION_OF_AGENCY_MONEY, RETENTION_OF_FEES } from './fees';
import { RETENTION_OF_AGREEMENTS, RETENTION_OF_LEDGER } from './ledger';
import { RETENTION_OF_MERGES } from './merges';
import { RETENTION_OF_SIGN_IN } from './sign-in';
import { RETENTION_OF_SITE } from './site';
import { RETENTION_OF_STUDENT_ACTIONS } from './student-actions';
import { RETENTION_OF_STUDENT_SHEETS } from './student-sheets';
import { RETENTION_OF_STUDENTS } from './students';

/** Some fields of a collection that have one purpose and one end. */
interface RetainedFields {
  /** As the model has them, with spaces between. */
  fields: string;
  /** What they are, in words for the people they are about. */
  what: string;
  /** What they are kept for. */
  purpose: string;
  /** When they end. */
  until: string;
}

/** What a collection of the database holds. */
export interface RetentionEntry {
  collection: string;
  title: string;
  retained: readonly RetainedFields[];
}

/** The same of what can be about a student. */
export interface StudentRetentionEntry extends RetentionEntry {
  /** Where the file that a student exports has it: names below `data`, with spaces between; '' for nowhere. */
  exported: string;
  /** What of it isn't there, and why; '' where all of it is. */
  notExported: string;
}

/** What every record has besides: its number, and when it was made and changed. They end with it. */
export const RECORD_FIELDS = ['_id', 'createdOn', 'updatedOn', 'outbox', 'outboxKey'];

/**
 * The retention register: everything that the database holds, field by field, with its purpose and its end. The privacy
 * page is made of it, and tests/unit/privacy.test.ts compares it with the models.
 */
export const RETENTION_REGISTER = {
  students: [
    ...RETENTION_OF_STUDENTS,
    ...RETENTION_OF_STUDENT_ACTIONS,
    ...RETENTION_OF_STUDENT_SHEETS,
    ...RETENTION_OF_LEDGER,
    ...RETENTION_OF_FEES,
  ],
  accounts: [...RETENTION_OF_ACCOUNTS, ...RETENTION_OF_SIGN_IN, ...RETENTION_OF_MERGES],
  site: [...RETENTION_OF_SITE, ...RETENTION_OF_AGENCY_MONEY, ...RETENTION_OF_AGREEMENTS],
} as const;

/** The collections that hold nothing about a person. */
export { IMPERSONAL } from './site';
