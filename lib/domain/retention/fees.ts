import type { RetentionEntry, StudentRetentionEntry } from './register';

const ACCOUNT = 'the account is deleted';
const YEARS = 'eight years after the year of the receipt';

/** What is kept of the money that students pay agencies. */
export const RETENTION_OF_FEES: readonly StudentRetentionEntry[] = [
  {
    collection: 'charges',
    title: 'Fees of agencies',
    exported: 'fees',
    notExported: '',
    retained: [
      {
        fields:
          'agencyId studentId studentName branchId itemId kind name covers minor currency refund university offered openKey',
        what: 'What an agency offered you for money, on which terms, and who offered it',
        purpose: 'so that nothing is asked for that you did not see before',
        until: ACCOUNT,
      },
      {
        fields: 'state answeredOn payments isPaid refunds refundDueOn revision',
        what: 'Your yes or no, what you paid and how, what you asked back and why, and when it was due',
        purpose: 'so that you and the agency see the same',
        until: ACCOUNT,
      },
    ],
  },
  {
    collection: 'receipts',
    title: 'Receipts of agencies',
    exported: 'receipts',
    notExported: '',
    retained: [
      {
        fields:
          'agencyId branchId series year number label kind of studentName feeKind what university minor currency way paidOn day byName reason agency branch address taxNumber keptUntil',
        what: 'The number, your name, what was paid for, how much, when, to whom',
        purpose: 'because money that was paid must be accounted for',
        until: `${YEARS}, also when the account is deleted; then your name is the only thing about you in it`,
      },
      {
        fields: 'chargeId studentId reference',
        what: 'Whose receipt it is, and the number of the bank or the slip',
        purpose: 'to show it to you',
        until: ACCOUNT,
      },
    ],
  },
];

/** What agencies say of their own money. */
export const RETENTION_OF_AGENCY_MONEY: readonly RetentionEntry[] = [
  {
    collection: 'fee_items',
    title: 'What agencies ask money for',
    retained: [
      {
        fields: 'agencyId kind name covers minor currency refund from endedOn replaces by byName',
        what: 'The items of an agency with their terms, and which of its people set them',
        purpose: 'so that students see what they pay for, and on which terms they agreed',
        until: 'the agency is removed',
      },
    ],
  },
  {
    collection: 'declared_earnings',
    title: 'What agencies declare to earn',
    retained: [
      {
        fields: 'agencyId country university kind value currency of by byName',
        what: 'What an agency declares to earn at a university, and which of its owners declared it',
        purpose: 'so that its students know',
        until: 'the agency is removed',
      },
    ],
  },
];
