import type { RetentionEntry, StudentRetentionEntry } from './register';

const ACCOUNT = 'the account is deleted';
const YEARS = 'eight years after the year of the receipt';

/** What is kept of the money that students pay agencies. */
export const RETENTION_OF_FEES: readonly StudentRetentionEntry[] = [
  {
    collection: 'charges',
    title: 'Agency fees',
    exported: 'fees',
    notExported: '',
    retained: [
      {
        fields:
          'agencyId studentId studentName branchId itemId kind name covers minor currency refund university offered openKey',
        what: 'Fees that an agency offered you, their terms, and who offered them',
        purpose: 'so that you are never charged for something you did not see first',
        until: ACCOUNT,
      },
      {
        fields: 'state answeredOn payments isPaid refunds refundDueOn revision',
        what: 'Your answer, what you paid and how, refunds you requested and why, and when they were due',
        purpose: 'so that you and the agency have the same record',
        until: ACCOUNT,
      },
    ],
  },
  {
    collection: 'receipts',
    title: 'Agency receipts',
    exported: 'receipts',
    notExported: '',
    retained: [
      {
        fields:
          'agencyId branchId series year number label kind of studentName feeKind what university minor currency way paidOn day byName reason agency legalName branch address taxNumber taxLines keptUntil',
        what: 'The number, your name, what was paid for, how much, when and to whom',
        purpose: 'because payments must be accounted for',
        until: `${YEARS}, even if the account is deleted; then only your name remains in it`,
      },
      {
        fields: 'chargeId studentId reference',
        what: 'Whose receipt it is, and the bank or receipt reference',
        purpose: 'to show the receipt to you',
        until: ACCOUNT,
      },
    ],
  },
];

/** What agencies say of their own money. */
export const RETENTION_OF_AGENCY_MONEY: readonly RetentionEntry[] = [
  {
    collection: 'fee_items',
    title: 'Agency price lists',
    retained: [
      {
        fields: 'agencyId kind name covers minor currency refund from endedOn replaces by byName',
        what: 'An agency’s fee items with their terms, and who added them',
        purpose: 'so that students see what they pay for and the terms they agreed to',
        until: 'the agency is removed',
      },
    ],
  },
  {
    collection: 'agency_courses',
    title: 'Courses entered by agencies',
    retained: [
      {
        fields:
          'agencyId identity country university course level admissionIntake tuitionFeeMinor currency by byName replacedBy',
        what: 'Courses that an agency entered because they are not in the catalogue, and which of its staff entered them',
        purpose: 'so that applications name their course, and nobody has to enter it twice',
        until: 'the agency is removed',
      },
    ],
  },
  {
    collection: 'declared_earnings',
    title: 'Declared agency earnings',
    retained: [
      {
        fields: 'agencyId country university kind value currency of by byName',
        what: 'What an agency declares to earn at a university, and which of its owners declared it',
        purpose: 'so that its students know what it earns',
        until: 'the agency is removed',
      },
    ],
  },
];
