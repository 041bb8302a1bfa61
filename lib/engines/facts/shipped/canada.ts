import type { FactSource, ShippedFact } from '../fact';

const FUNDS: FactSource = {
  title: 'Government of Canada: Proof of financial support',
  address:
    'https://www.canada.ca/en/immigration-refugees-citizenship/services/study-canada/study-permit/get-documents/financial-support.html',
  kind: 'official',
};
const PERMIT_LENGTH: FactSource = {
  title: 'Beats Immigration: how long a work permit after a master’s degree lasts',
  address: 'https://beatsimmigration.com/how-long-can-you-work-in-canada-after-finishing-your-masters-degree',
  kind: 'secondary',
};
const PERMIT_ENGLISH: FactSource = {
  title: 'Diaspora Messenger: changes to the work permit after study, 5 November 2024',
  address: 'https://diasporamessenger.com/2024/11/key-changes-and-timeline-for-canada-post-study-work-visa/',
  kind: 'secondary',
};

/** The page says that its amounts are updated each year; they changed on 1 September 2025. */
const NEXT_UPDATE = '2026-08-31';

export const CANADA = {
  'canada.funds': {
    label: 'Living cost for the first year, by size of the family',
    shape: 'table',
    unit: 'CAD per year',
    country: 'Canada',
    by: 'application',
    note: 'Outside Québec. Tuition of the first year and transport come on top.',
    periods: [
      {
        value: { 1: 20635, 2: 25690, 3: 31583, 4: 38346, 5: 43492, 6: 49051, 7: 54611, more: 5559 },
        validFrom: '2024-01-01',
        validTo: '2025-08-31',
        source: FUNDS,
        readOn: '2026-11-22',
        reviewBy: NEXT_UPDATE,
      },
      {
        value: { 1: 22895, 2: 28502, 3: 35040, 4: 42543, 5: 48252, 6: 54420, 7: 60589, more: 6170 },
        validFrom: '2025-09-01',
        validTo: null,
        source: FUNDS,
        readOn: '2026-11-22',
        reviewBy: NEXT_UPDATE,
      },
    ],
  },
  'canada.funds.quebec': {
    label: 'Living cost for the first year in Québec',
    shape: 'number',
    unit: 'CAD per year',
    country: 'Canada',
    by: 'application',
    note: 'Québec’s own ministry sets it.',
    periods: [],
  },
  'canada.funds.held': {
    label: 'Bank statements to show',
    shape: 'number',
    unit: 'months',
    country: 'Canada',
    by: 'application',
    note: 'Statements of a Canadian or foreign account for the months before the application.',
    periods: [
      {
        value: 4,
        validFrom: '2025-09-01',
        validTo: null,
        source: FUNDS,
        readOn: '2026-11-22',
        reviewBy: '2027-05-22',
      },
    ],
  },
  'canada.funds.holder': {
    label: 'Who may hold the money',
    shape: 'text',
    unit: 'words',
    country: 'Canada',
    by: 'application',
    note: '',
    periods: [
      {
        value:
          'You, in an account in your name or a guaranteed investment certificate; a bank that lends to you; a person or an institution that gives you money and says so in a letter.',
        validFrom: '2025-09-01',
        validTo: null,
        source: FUNDS,
        readOn: '2026-11-22',
        reviewBy: '2027-05-22',
      },
    ],
  },
  'canada.health-cover': {
    label: 'Health cover',
    shape: 'number',
    unit: 'CAD per year',
    country: 'Canada',
    by: 'day',
    note: 'It differs by province and university.',
    periods: [],
  },
  'canada.visa-charge': {
    label: 'Study permit',
    shape: 'number',
    unit: 'CAD',
    country: 'Canada',
    by: 'application',
    note: 'The charge for the permit, with biometrics.',
    periods: [],
  },
  'canada.work': {
    label: 'Work permit after study',
    shape: 'table',
    unit: 'months',
    country: 'Canada',
    by: 'application',
    note: 'Nothing for less than the shortest programme, then as long as the programme; the full length from the long programme on, and for every master’s degree of at least the shortest length. College programmes need an eligible field of study.',
    periods: [
      {
        value: { shortest: 8, long: 24, full: 36 },
        validFrom: '2024-02-15',
        validTo: null,
        source: PERMIT_LENGTH,
        readOn: '2026-11-22',
        reviewBy: '2027-05-22',
      },
    ],
  },
  'canada.work.english': {
    label: 'English for the work permit after study',
    shape: 'table',
    unit: 'level',
    country: 'Canada',
    by: 'application',
    note: 'Level of the Canadian Language Benchmarks, after a degree and after college.',
    periods: [
      {
        value: { degree: 7, college: 5 },
        validFrom: '2024-11-01',
        validTo: null,
        source: PERMIT_ENGLISH,
        readOn: '2026-11-22',
        reviewBy: '2027-05-22',
      },
    ],
  },
} as const satisfies Record<string, ShippedFact>;
