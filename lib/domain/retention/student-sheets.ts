import type { StudentRetentionEntry } from './register';

/** The lists of students and enquiries that agencies upload, and what they did to many at once. */
export const RETENTION_OF_STUDENT_SHEETS: readonly StudentRetentionEntry[] = [
  {
    collection: 'student_sheets',
    title: 'Imported lists of an agency',
    exported: '',
    notExported: 'it is a list of many people; what it says about you is in your profile and the agency’s notes',
    retained: [
      {
        fields:
          'agencyId by byName fileName fileId sheets sheet headerRow columns missing dividers counsellor_name branchId mayMessage words unread reading backOn backBy forgetOn',
        what: 'A list of students and enquiries that an agency uploaded, who uploaded it, and how it was read',
        purpose: 'so that rows with mistakes can be corrected and the import can be undone',
        until: '30 days have passed',
      },
    ],
  },
  {
    collection: 'student_sheet_rows',
    title: 'Rows of imported lists',
    exported: '',
    notExported: 'it is the agency’s own list; what was saved from it is in your profile and the agency’s notes',
    retained: [
      {
        fields:
          'sheetId reading row cells other name email mobile counsellor_name otherMobiles otherEmails profile work facts more key outcome message begunOn isAdded studentId leadId stamp fate keptFor forgetOn',
        what: 'What a row says about a person, including rejected rows, and the result',
        purpose: 'so that rows with mistakes can be corrected and the import can be undone',
        until: '30 days have passed, or the account is deleted',
      },
    ],
  },
  {
    collection: 'bulk_acts',
    title: 'Changes to many records at once',
    exported: '',
    notExported: 'it is a list of many people; what was changed is in your profile and the agency’s notes',
    retained: [
      {
        fields:
          'agencyId by list act value words ids state done undone begun rows failed kept busyUntil undoUntil forgetOn',
        what: 'What an agency’s staff member changed for many people at once, and what it was before',
        purpose: 'so that the change can be undone',
        until: 'a day has passed',
      },
    ],
  },
  {
    collection: 'group_messages',
    title: 'Group messages of an agency',
    exported: '',
    notExported: 'it is one text to many people; what reached you is in your email and your messages',
    retained: [
      {
        fields: 'agencyId by byName bulkId channel subject text state ids done failed nextOn forgetOn',
        what: 'What an agency’s staff member wrote to many people at once, who received it, and who didn’t',
        purpose: 'so that nobody receives the message twice and the agency knows what was sent',
        until: 'two years have passed; your part of it is deleted with your account',
      },
    ],
  },
  {
    collection: 'message_stops',
    title: 'Unsubscribed from an agency',
    exported: '',
    notExported: 'it contains a code made from an address, not the address or the person',
    retained: [
      {
        fields: 'agencyId address why at',
        what: 'A code made from an email address that gets no group messages from an agency, and whether it unsubscribed or doesn’t work',
        purpose: 'so that unsubscribing still applies if the agency adds the person again',
        until: 'as long as the agency uses this site, even after the account is deleted',
      },
    ],
  },
];
