import type { StudentRetentionEntry } from './register';

const BOOKS =
  'never: the agency must be able to answer for its books. When the account is deleted, a name and a number stay';

/** The books of agencies: what they earn with universities. */
export const RETENTION_OF_LEDGER: readonly StudentRetentionEntry[] = [
  {
    collection: 'postings',
    title: 'Books of an agency',
    exported: '',
    notExported: 'the agency’s own books; they name you by name and number alone',
    retained: [
      {
        fields: 'agencyId key event entryId version on rule about note legs reverses by',
        what: 'Sums that an agency earned, received or owes, with the name and number of whom they are about',
        purpose: 'so that the agency’s books add up, and can be checked',
        until: BOOKS,
      },
    ],
  },
];
