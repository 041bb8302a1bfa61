import type { RetentionEntry, StudentRetentionEntry } from './register';

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
  {
    collection: 'commission_entries',
    title: 'What an agency earns for an application',
    exported: '',
    notExported: 'the agency’s own books; what your agency declares to earn is shown to you',
    retained: [
      {
        fields:
          'agencyId applicationId agreementId country university course level branchId term part credit currency about onshore lifted branches partner events state intake claimBy unposted owedWhenEarned',
        what: 'What a university pays for an application, what became of it, and the name and number of whom it is about',
        purpose: 'so that the agency can claim it, and answer for it',
        until: BOOKS,
      },
    ],
  },
  {
    collection: 'commission_parties',
    title: 'Who shares in it',
    exported: '',
    notExported: 'who has a part is shown with the application',
    retained: [
      {
        fields: 'agencyId applicationId partnerId partner parts branches made',
        what: 'Which branches and which sub-agent have a part of what an application earns',
        purpose: 'so that no one has a part that can’t be seen',
        until: BOOKS,
      },
    ],
  },
  {
    collection: 'claim_sheets',
    title: 'Claims of an agency',
    exported: '',
    notExported: 'the agency’s own books; they name you by name and number alone',
    retained: [
      {
        fields: 'agencyId agreementId university currency number entryIds made list',
        what: 'What an agency claimed from a university, and the list that the university sent',
        purpose: 'so that both can be compared',
        until: BOOKS,
      },
    ],
  },
];

/** What agencies agreed with institutions and other firms. */
export const RETENTION_OF_AGREEMENTS: readonly RetentionEntry[] = [
  {
    collection: 'commission_agreements',
    title: 'Agreements of agencies',
    retained: [
      {
        fields:
          'agreementId version agencyId holder country university currency from to mayNet claims rules source note made approved',
        what: 'What universities pay agencies, with who entered and who approved it',
        purpose: 'so that each sum in an agency’s books has its rule',
        until: 'never: the agency must be able to answer for its books',
      },
    ],
  },
  {
    collection: 'commission_partners',
    title: 'Sub-agents of agencies',
    retained: [
      {
        fields: 'agencyId name parts from to source made',
        what: 'Which firm works for an agency, for which part, with who entered it',
        purpose: 'so that no one has a part that can’t be seen',
        until: 'never: the agency must be able to answer for its books',
      },
    ],
  },
];
