import type { StudentRetentionEntry } from './register';

const ACCOUNT = 'the account is deleted';
const LEAD = `${ACCOUNT}; without an account the agency deletes it, at the latest two years after the lead was lost or archived`;

/** What students and others wrote, shared, saved and did, and what is kept of it. */
export const RETENTION_OF_STUDENT_ACTIONS: readonly StudentRetentionEntry[] = [
  {
    collection: 'messages',
    title: 'Messages',
    exported: 'messages',
    notExported: 'internal notes of our team, which we show on request',
    retained: [
      {
        fields: 'conversation kind from to application student mentions author text attachments key readOn',
        what: 'What you and our team wrote, with files; conversations and notes about you and your applications',
        purpose: 'to advise you, and to look up what was agreed',
        until: `${ACCOUNT}; then the messages are deleted for both people in the conversation`,
      },
    ],
  },
  {
    collection: 'tasks',
    title: 'Staff tasks',
    exported: '',
    notExported: 'what was requested from the student is listed with the applications',
    retained: [
      {
        fields: 'title studentId studentName applicationId university country ownerId dueOn',
        what: 'What our team still has to do for you, who does it, and the due date',
        purpose: 'so that nothing in your applications is forgotten',
        until: ACCOUNT,
      },
      {
        fields: 'doneOn doneByName word madeBy ruleKey removed',
        what: 'Who created the task, who did it, and the result',
        purpose: 'to look up what was done',
        until: ACCOUNT,
      },
    ],
  },
  {
    collection: 'conversations',
    title: 'Lists of conversations',
    exported: '',
    notExported: 'it only repeats the newest messages, which are included',
    retained: [
      {
        fields: 'people lastOn from text files',
        what: 'The newest message of each conversation',
        purpose: 'to list them quickly',
        until: ACCOUNT,
      },
    ],
  },
  {
    collection: 'contact_notes',
    title: 'Calls and meetings',
    exported: 'contacts',
    notExported: '',
    retained: [
      {
        fields: 'userId way text by byName',
        what: 'When and how our team spoke with you outside this site, and what about',
        purpose: 'so that every team member knows what was agreed',
        until: ACCOUNT,
      },
    ],
  },
  {
    collection: 'prospects',
    title: 'Agency notes',
    exported: 'agency-notes',
    notExported: 'the agency’s internal organisation, such as who looks after whom',
    retained: [
      {
        fields:
          'agencyId name nameKey mobile mobileE164 numberRead email otherMobiles otherEmails phoneEnds words source wishes facts mayMessage typedCounsellor entries studentId',
        what: 'People who contacted an agency: their contact details, what they want, and all calls, visits and notes since, also after they became students',
        purpose: 'so that the agency can advise them and all its staff know what was agreed',
        until: LEAD,
      },
      {
        fields: 'shortlist',
        what: 'The courses an agency shortlisted for you, the reasons, your family’s preferences, and how often the link was opened',
        purpose: 'so that you and your family can choose and the agency knows your preferences',
        until: LEAD,
      },
      {
        fields:
          'branchId memberId stage lostReason lostNote nextOn nextKind nextText nextFor laterSteps stepsFor touchedOn archivedOn forgetOn sheetId',
        what: 'Who at the agency follows up, when, the stage reached, and why it ended',
        purpose: 'so that no enquiry is forgotten',
        until: LEAD,
      },
    ],
  },
  {
    collection: 'suggestions',
    title: 'Suggested courses',
    exported: 'suggestions',
    notExported: '',
    retained: [
      {
        fields: 'userId courseId note by byName',
        what: 'Which courses our team suggested to you, and why',
        purpose: 'to show them to you',
        until: ACCOUNT,
      },
    ],
  },
  {
    collection: 'visits',
    title: 'Access log',
    exported: 'visits',
    notExported: '',
    retained: [
      {
        fields: 'studentId readerId readerName readerRole seen startedOn lastOn endsOn',
        what: 'Who opened which part of a file, and when',
        purpose: 'so that the student can see it',
        until: `a year has passed, or ${ACCOUNT}`,
      },
    ],
  },
  {
    collection: 'shares',
    title: 'Links to your documents',
    exported: 'shares',
    notExported: 'the links themselves, because you may show the file to others',
    retained: [
      {
        fields: 'studentId name files endsOn revokedOn openings opened forgetOn',
        what: 'Whom you gave a link, for which documents, until when, and when it was opened',
        purpose: 'so that the link works and you can see when it was opened',
        until: `90 days have passed since the link expired, or ${ACCOUNT}`,
      },
    ],
  },
  {
    collection: 'saved_courses',
    title: 'Saved courses',
    exported: 'saved-courses',
    notExported: '',
    retained: [
      {
        fields: 'userId courseId country',
        what: 'The courses you saved',
        purpose: 'to show them to you',
        until: `you remove them, or ${ACCOUNT}`,
      },
    ],
  },
  {
    collection: 'saved_searches',
    title: 'Saved searches',
    exported: 'saved-searches',
    notExported: '',
    retained: [
      {
        fields: 'userId place name nameKey search reading mails since until dueOn',
        what: 'The searches you saved, whether you want emails about new courses, and when we sent them',
        purpose: 'to show them to you, and to email you about new courses',
        until: `you remove them, or ${ACCOUNT}`,
      },
    ],
  },
  {
    collection: 'referrals',
    title: 'Referrals',
    exported: 'referrals',
    notExported: '',
    retained: [
      {
        fields: 'referrerId referredUserId claimed claimedOn',
        what: 'Who registered with whose referral code',
        purpose: 'to reward referrals',
        until: 'one of the two accounts is deleted',
      },
    ],
  },
  {
    collection: 'file_exports',
    title: 'Exported file',
    exported: '',
    notExported: 'this is the exported file itself',
    retained: [
      {
        fields: 'userId run state done total fileId size askedOn endsOn',
        what: 'The archive you requested, and its progress',
        purpose: 'to give it to you',
        until: `seven days have passed, or ${ACCOUNT}`,
      },
    ],
  },
  {
    collection: 'uploads.files',
    title: 'Uploaded files',
    exported: '',
    notExported: 'the files themselves are included, as documents',
    retained: [
      {
        fields: '',
        what: 'Name, type, size and owner of each file, and its content in uploads.chunks',
        purpose: 'to store documents and pictures',
        until: 'nothing uses the file any more',
      },
      {
        fields: '',
        what: 'An archive that you imported from another site in the past, and the name of that site',
        purpose: 'to give it back to you; we don’t read anything from it',
        until: ACCOUNT,
      },
    ],
  },
  {
    collection: 'enquiries',
    title: 'Enquiries',
    exported: 'enquiries',
    notExported: 'how staff followed up on them',
    retained: [
      {
        fields: 'name email mobile mobileE164 phoneEnd words message isVerified ref',
        what: 'What you wrote to us before you had an account',
        purpose: 'to answer you',
        until: 'the account with this address is deleted; after that it is only counted, without your name',
      },
      {
        fields: 'source state closedOn studentId',
        what: 'How you found us, the stage reached, and the account it led to',
        purpose: 'to count how people find us',
        until: 'never: once the account is deleted it is only counted, without your name',
      },
      {
        fields: 'lostReason followUpOn notes counsellorId handOvers',
        what: 'Who on our team follows up, the follow-up date, and their notes',
        purpose: 'so that someone answers you',
        until: 'the account with this address is deleted',
      },
    ],
  },
];
