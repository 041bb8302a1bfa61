import type { Migration } from './migration';
import { attachmentsOfMessages } from './steps/001-attachments-of-messages';
import { uploadsBeforeTheReview } from './steps/002-uploads-before-the-review';
import { studentNames } from './steps/003-student-names';
import { waitingSince } from './steps/004-waiting-since';
import { endsOfIds } from './steps/005-ends-of-ids';
import { enquiryColumns } from './steps/006-enquiry-columns';
import { movedOnAndIntake } from './steps/007-moved-on-and-intake';
import { toeflScales } from './steps/008-toefl-scales';
import { agentsOfApplications } from './steps/009-agents-of-applications';
import { listsOfApplications } from './steps/012-lists-of-applications';
import { leads } from './steps/013-leads';
import { howStudentsCame } from './steps/014-how-students-came';
import { wordsOfLists } from './steps/016-words-of-lists';
import { namesOfSavedSearches } from './steps/021-names-of-saved-searches';
import { sentApplications } from './steps/025-sent-applications';
import { mailboxes } from './steps/026-mailboxes';
import { nothingCountedAhead } from './steps/029-nothing-counted-ahead';
import { phones } from './steps/031-phones';
import { courseLists } from './steps/032-course-lists';
import { kindsOfMessages } from './steps/033-kinds-of-messages';
import { requirementTexts } from './steps/034-requirement-texts';
import { finalYears } from './steps/036-final-years';
import { staffOnlyTexts } from './steps/037-staff-only-texts';
import { counsellorsOfAgencies } from './steps/038-counsellors-of-agencies';
import { booksOfFirms } from './steps/039-books-of-firms';
import { textsReadAgain } from './steps/041-texts-read-again';
import { feesOfZero } from './steps/042-fees-of-zero';
import { branchesOfCounsellors } from './steps/046-branches-of-counsellors';
import { wordsOfTheBox } from './steps/049-words-of-the-box';
import { startsOfDeferred } from './steps/052-starts-of-deferred';
import { termsAsVersions } from './steps/060-terms-as-versions';
import { textsReadOnceMore } from './steps/061-texts-read-once-more';
import { textsReadByDegree } from './steps/062-texts-read-by-degree';
import { textsReadByDemand } from './steps/064-texts-read-by-demand';
import { textsReadByGrade } from './steps/065-texts-read-by-grade';

/** All migrations, forward only. A new one goes to the end. */
export const MIGRATIONS: readonly Migration[] = [
  attachmentsOfMessages,
  uploadsBeforeTheReview,
  studentNames,
  waitingSince,
  endsOfIds,
  enquiryColumns,
  movedOnAndIntake,
  toeflScales,
  agentsOfApplications,
  listsOfApplications,
  leads,
  howStudentsCame,
  wordsOfLists,
  namesOfSavedSearches,
  sentApplications,
  mailboxes,
  nothingCountedAhead,
  phones,
  courseLists,
  kindsOfMessages,
  requirementTexts,
  finalYears,
  staffOnlyTexts,
  counsellorsOfAgencies,
  booksOfFirms,
  textsReadAgain,
  feesOfZero,
  branchesOfCounsellors,
  wordsOfTheBox,
  startsOfDeferred,
  termsAsVersions,
  textsReadOnceMore,
  textsReadByDegree,
  textsReadByDemand,
  textsReadByGrade,
];

/** What a database is of that has had them all: the number of the last one. People see it as the database's version. */
export const VERSION = MIGRATIONS.at(-1)?.version ?? 0;

/**
 * The version of the last release before this one: its web processes may still run on a database that has had all of the
 * above, older ones refuse. Each release sets it to the version that the release before it was published with.
 */
export const OLDEST_THAT_MAY_RUN = 21;
