import type { StudentRetentionEntry } from './register';

/** The lists of students and enquiries that agencies upload. */
export const RETENTION_OF_STUDENT_SHEETS: readonly StudentRetentionEntry[] = [
  {
    collection: 'student_sheets',
    title: 'Lists of an agency',
    exported: '',
    notExported: 'a list of many people; what it says of you is in your profile and the agency’s notes',
    retained: [
      {
        fields:
          'agencyId by byName fileName fileId sheets sheet headerRow columns missing dividers counsellor_name reading backOn backBy forgetOn',
        what: 'A list of students and enquiries that an agency uploaded, by whom, and how it was read',
        purpose: 'so that rows with mistakes can be corrected, and the upload can be taken back',
        until: '30 days later',
      },
    ],
  },
  {
    collection: 'student_sheet_rows',
    title: 'Rows of these lists',
    exported: '',
    notExported: 'the agency’s own list; what was kept of it is in your profile and the agency’s notes',
    retained: [
      {
        fields:
          'sheetId reading row cells other name email mobile counsellor_name otherMobiles otherEmails profile more key outcome message begunOn isAdded studentId leadId stamp fate keptFor forgetOn',
        what: 'What a row says of a person, also one that was refused, and what became of it',
        purpose: 'the same',
        until: '30 days later; emptied when the account is deleted',
      },
    ],
  },
];
