import { KEPT_OF_ACCOUNTS } from './accounts';
import { KEPT_OF_MERGES } from './merges';
import { KEPT_OF_SIGN_IN } from './sign-in';
import { KEPT_BY_SITE } from './site';
import { KEPT_OF_STUDENTS_ACTS } from './student-acts';
import { KEPT_OF_STUDENTS } from './students';

/** Some fields of a collection that have one purpose and one end. */
interface KeptFields {
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
export interface KeptPart {
  collection: string;
  title: string;
  kept: readonly KeptFields[];
}

/** The same of what can be about a student. */
export interface StudentPart extends KeptPart {
  /** Where the file that a student exports has it: names below `data`, with spaces between; '' for nowhere. */
  exported: string;
  /** What of it isn't there, and why; '' where all of it is. */
  notExported: string;
}

/** What every record has besides: its number, and when it was made and changed. They end with it. */
export const RECORD_FIELDS = ['_id', 'createdOn', 'updatedOn', 'outbox', 'outboxKey'];

/**
 * Everything that the database holds, field by field, with its purpose and its end: the privacy page is made of it, and
 * tests/unit/privacy.test.ts compares it with the models.
 */
export const KEPT = {
  students: [...KEPT_OF_STUDENTS, ...KEPT_OF_STUDENTS_ACTS],
  accounts: [...KEPT_OF_ACCOUNTS, ...KEPT_OF_SIGN_IN, ...KEPT_OF_MERGES],
  site: KEPT_BY_SITE,
} as const;

/** The collections that hold nothing about a person. */
export { IMPERSONAL } from './site';
