import type { RetentionEntry, StudentRetentionEntry } from './register';

const BOOKS =
  'never: the agency must keep its financial records. When your account is deleted, a name and a number stay';

/** The books of agencies: what they earn with universities. */
export const RETENTION_OF_LEDGER: readonly StudentRetentionEntry[] = [
  {
    collection: 'postings',
    title: 'Financial records of an agency',
    exported: '',
    notExported: 'these are the agency’s own financial records, and contain only your name and number',
    retained: [
      {
        fields: 'agencyId key event entryId version on rule about note legs reverses by',
        what: 'Amounts that an agency earned, received or owes, with the name and number of the person they are about',
        purpose: 'so that the agency’s financial records add up and can be checked',
        until: BOOKS,
      },
    ],
  },
  {
    collection: 'commission_entries',
    title: 'What an agency earns for an application',
    exported: '',
    notExported: 'these are the agency’s own financial records; you can see the commission that your agency declares',
    retained: [
      {
        fields:
          'agencyId applicationId agreementId country university course level branchId term part credit currency about onshore lifted branches partner events state intake claimBy unposted owedWhenEarned',
        what: 'What a university pays for an application, its status, and the name and number of the person it is about',
        purpose: 'so that the agency can claim it and account for it',
        until: BOOKS,
      },
    ],
  },
  {
    collection: 'commission_parties',
    title: 'Commission shares',
    exported: '',
    notExported: 'who has a share is shown with the application',
    retained: [
      {
        fields: 'agencyId applicationId partnerId partner parts of flat branches made',
        what: 'Which branches and which sub-agent share the commission for an application',
        purpose: 'so that every share is visible',
        until: BOOKS,
      },
    ],
  },
  {
    collection: 'claim_sheets',
    title: 'Claims of an agency',
    exported: '',
    notExported: 'these are the agency’s own financial records, and contain only your name and number',
    retained: [
      {
        fields: 'agencyId agreementId university currency number entryIds made list',
        what: 'What an agency claimed from a university, and the list the university sent',
        purpose: 'so that both can be compared',
        until: BOOKS,
      },
    ],
  },
  {
    collection: 'invoices',
    title: 'Invoices of an agency',
    exported: '',
    notExported:
      'these are the agency’s own financial records, and contain only your name, your university student number and your course',
    retained: [
      {
        fields:
          'agencyId sheetId turn kind of branchIds series number label day claim agency billed currency lines taxes net total own credits made',
        what: 'What an agency invoiced a university for its students, with their names, numbers, courses and fees, and what it credited',
        purpose: 'because invoices must be accounted for and are never changed',
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
        what: 'What universities pay agencies, and who entered and approved it',
        purpose: 'so that every amount in an agency’s accounts can be traced to a rule',
        until: 'never: the agency must keep its financial records',
      },
    ],
  },
  {
    collection: 'billed_parties',
    title: 'Who agencies bill',
    retained: [
      {
        fields: 'agencyId agreementId name address contact terms taxes',
        what: 'Name, address and contact of those who pay an agency’s invoices, and the terms and tax lines',
        purpose: 'so that invoices can be addressed',
        until: 'never: the agency must keep its financial records',
      },
    ],
  },
  {
    collection: 'commission_partners',
    title: 'Sub-agents of agencies',
    retained: [
      {
        fields: 'agencyId name parts of flat from to source made',
        what: 'Which company works for an agency, for what share, and who entered it',
        purpose: 'so that every share is visible',
        until: 'never: the agency must keep its financial records',
      },
    ],
  },
];
