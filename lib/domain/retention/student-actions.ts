import type { StudentRetentionEntry } from './register';

const ACCOUNT = 'the account is deleted';

/** What students and others wrote, shared, saved and did, and what is kept of it. */
export const RETENTION_OF_STUDENT_ACTIONS: readonly StudentRetentionEntry[] = [
  {
    collection: 'messages',
    title: 'Messages',
    exported: 'messages',
    notExported: 'notes that staff write to one another, which we show on request',
    retained: [
      {
        fields: 'conversation kind from to application student mentions author text attachments key readOn',
        what: 'What you and our staff wrote, with files; threads and notes about you and your applications',
        purpose: 'to advise you, and to look up what was agreed',
        until: `${ACCOUNT}, on both sides`,
      },
    ],
  },
  {
    collection: 'tasks',
    title: 'Tasks of our staff',
    exported: '',
    notExported: 'what was asked of the student stands with the applications',
    retained: [
      {
        fields: 'title studentId studentName applicationId university country ownerId dueOn',
        what: 'What our staff still have to do for you, who of them, and until when',
        purpose: 'so that nothing about your applications is forgotten',
        until: ACCOUNT,
      },
      {
        fields: 'doneOn doneByName word madeBy ruleKey removed',
        what: 'Who asked for it, who did it, and what came of it in a word',
        purpose: 'to look up what was done',
        until: ACCOUNT,
      },
    ],
  },
  {
    collection: 'conversations',
    title: 'Lists of conversations',
    exported: '',
    notExported: 'it repeats the newest messages',
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
        what: 'That our staff spoke with you outside this site, how, and what about',
        purpose: 'so that the next one knows what was agreed',
        until: ACCOUNT,
      },
    ],
  },
  {
    collection: 'prospects',
    title: 'What an agency notes',
    exported: 'agency-notes',
    notExported: 'the agency’s own order of its work, such as who looks after whom',
    retained: [
      {
        fields:
          'agencyId name nameKey mobile mobileE164 email otherMobiles otherEmails phoneEnds words source wishes entries studentId',
        what: 'That somebody asked an agency, how it reaches them, what they want, and the calls, visits and notes since, also after they became its student',
        purpose: 'so that the agency can advise them, and the next one there knows what was agreed',
        until: `${ACCOUNT}; without an account the agency deletes it, at the latest two years after it was lost or archived`,
      },
      {
        fields: 'shortlist',
        what: 'The courses that an agency put together for you, why, what the family wished of each, and how often the link to them was opened',
        purpose: 'so that you and your family can choose, and the agency knows what you would like',
        until: 'the same',
      },
      {
        fields:
          'branchId memberId stage lostReason lostNote nextOn nextKind nextText nextFor laterSteps stepsFor touchedOn archivedOn forgetOn sheetId',
        what: 'Who of the agency follows it up, when, how far it led, and why it ended',
        purpose: 'so that nobody who asked is forgotten',
        until: 'the same',
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
        what: 'Which courses our staff suggested to you, and why',
        purpose: 'to show them to you',
        until: ACCOUNT,
      },
    ],
  },
  {
    collection: 'visits',
    title: 'Who looked',
    exported: 'visits',
    notExported: '',
    retained: [
      {
        fields: 'studentId readerId readerName readerRole seen startedOn lastOn endsOn',
        what: 'Which other person opened which part of a file, and when',
        purpose: 'so that the student can see it',
        until: `a year later, or ${ACCOUNT}`,
      },
    ],
  },
  {
    collection: 'shares',
    title: 'Links to your documents',
    exported: 'shares',
    notExported: 'the working links, since the file may be shown to others',
    retained: [
      {
        fields: 'studentId name files endsOn revokedOn openings opened forgetOn',
        what: 'Whom you gave a link, to which documents, until when, and when it was opened',
        purpose: 'so that the link works, and you see who used it',
        until: `90 days after the last day of the link, or ${ACCOUNT}`,
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
        fields: 'userId place name nameKey search mails since until dueOn',
        what: 'The searches you saved, and whether and when you are told of new courses',
        purpose: 'to show them to you, and to mail you what is new',
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
        what: 'Who registered with whose code',
        purpose: 'to reward referrals',
        until: 'one of the two accounts is deleted',
      },
    ],
  },
  {
    collection: 'file_exports',
    title: 'Exported file',
    exported: '',
    notExported: 'it is that file',
    retained: [
      {
        fields: 'userId run state done total fileId size askedOn endsOn',
        what: 'The archive that you asked for, and how far it is',
        purpose: 'to hand it to you',
        until: `seven days later, or ${ACCOUNT}`,
      },
    ],
  },
  {
    collection: 'uploads.files',
    title: 'Uploaded files',
    exported: '',
    notExported: 'the files stand there as documents',
    retained: [
      {
        fields: '',
        what: 'Name, kind, size and owner of each file; its bytes in pieces, in uploads.chunks',
        purpose: 'to keep documents and pictures',
        until: 'nothing names the file any more',
      },
      {
        fields: '',
        what: 'An archive that you brought from another site while that was possible, and from where',
        purpose: 'to hand it back to you; nothing is read from it',
        until: ACCOUNT,
      },
    ],
  },
  {
    collection: 'enquiries',
    title: 'Enquiries',
    exported: 'enquiries',
    notExported: 'how staff followed them up',
    retained: [
      {
        fields: 'name email mobile mobileE164 phoneEnd words message isVerified ref',
        what: 'What you wrote to us before you had an account',
        purpose: 'to answer',
        until: 'the account with this address is deleted; it then counts without you',
      },
      {
        fields: 'source state closedOn studentId',
        what: 'How you came to us, how far it led, and to which account',
        purpose: 'to count how people find us',
        until: 'never: after a deletion it counts without you',
      },
      {
        fields: 'lostReason followUpOn notes counsellorId handOvers',
        what: 'Who of our staff answers you, when they write again, and their notes',
        purpose: 'so that someone answers you',
        until: 'the account with this address is deleted',
      },
    ],
  },
];
