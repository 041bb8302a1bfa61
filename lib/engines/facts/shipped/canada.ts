import type { FactLook, FactSource, ShippedFact } from '../fact';

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

const QUEBEC: FactSource = {
  title: 'CAD Immigration: proof of funds for Québec from 2026, 21 November 2025',
  address: 'https://cadimmigration.com/?p=3919',
  kind: 'secondary',
};
const FEES: FactSource = {
  title: 'Government of Canada: Pay your study permit fee',
  address: 'https://ircc.canada.ca/english/information/fees/result.asp?lob=sp&canada=inside&cat=temp',
  kind: 'official',
};
const HOURS: FactSource = {
  title: 'VisaVerge: Canada’s student work rules in 2026',
  address: 'https://www.visaverge.com/immigration/canadas-2026-student-work-rules-24-hour-weekly-limit-and-pitfalls',
  kind: 'secondary',
};
const WORK_FEE: FactSource = {
  title: 'Visavio: what the work permit after study costs in 2026',
  address: 'https://www.visavio.ca/immigration-post/blog.php?slug=pgwp-costs-rise-to-255-what-students-must-know-now',
  kind: 'secondary',
};
const ATTESTATION: FactSource = {
  title: 'The Indian Express: who needs no attestation letter, 19 February 2026',
  address:
    'https://indianexpress.com/article/cities/chandigarh/the-worlds-brightest-and-best-canada-launches-14-day-phd-visas-and-pal-exemptions-10540141/',
  kind: 'secondary',
};
const READ = { validFrom: '2026-11-26', validTo: null, readOn: '2026-11-26', reviewBy: '2027-05-26' } as const;

/** The page says that its amounts are updated each year; they changed on 1 September 2025. */
const NEXT_UPDATE = '2026-08-31';
const NO_UPDATE: FactLook = {
  on: '2026-11-26',
  found:
    'We looked for the amounts from September 2026 and found none. A guide checked in June 2026 (cleartoenter.ca) still gives these.',
};

export const CANADA = {
  'canada.funds': {
    label: 'Living costs for the first year, by family size',
    shape: 'table',
    unit: 'CAD per year',
    country: 'Canada',
    by: 'application',
    note: 'Outside Québec. First-year tuition and transport are extra.',
    periods: [
      {
        value: { 1: 20635, 2: 25690, 3: 31583, 4: 38346, 5: 43492, 6: 49051, 7: 54611, more: 5559 },
        validFrom: '2024-01-01',
        validTo: '2025-08-31',
        source: FUNDS,
        readOn: '2026-11-22',
        reviewBy: '2027-05-22',
      },
      {
        value: { 1: 22895, 2: 28502, 3: 35040, 4: 42543, 5: 48252, 6: 54420, 7: 60589, more: 6170 },
        validFrom: '2025-09-01',
        validTo: null,
        source: FUNDS,
        readOn: '2026-11-22',
        reviewBy: NEXT_UPDATE,
        looked: NO_UPDATE,
      },
    ],
  },
  'canada.funds.quebec': {
    label: 'Living costs for the first year in Québec, by family size',
    shape: 'table',
    unit: 'CAD per year',
    country: 'Canada',
    by: 'application',
    note: 'Québec’s ministry sets these amounts and changes them on 1 January. The first two people are adults; each further person is a child under 18. Tuition and transport are extra.',
    periods: [
      {
        ...READ,
        value: { 1: 24617, 2: 34814, 3: 42638, 4: 49234 },
        validFrom: '2026-01-01',
        source: QUEBEC,
        reviewBy: '2026-12-31',
      },
    ],
  },
  'canada.funds.held': {
    label: 'Bank statements to show',
    shape: 'number',
    unit: 'months',
    country: 'Canada',
    by: 'application',
    note: 'Statements from a Canadian or foreign account for the months before the application.',
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
          'You (in an account in your name, or as a guaranteed investment certificate); a bank that gives you a loan; a person or institution that gives you money and confirms it in a letter.',
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
    note: 'It depends on the province and the university. Ask the university which plan you will have.',
    look: {
      title: 'CS Immigration: health cover of international students, by province',
      address: 'https://csimmigration.ca/study-visa/student-health-insurance/',
    },
    periods: [],
  },
  'canada.visa-charge': {
    label: 'Study permit',
    shape: 'number',
    unit: 'CAD',
    country: 'Canada',
    by: 'application',
    note: 'CAD 150 for the permit and CAD 85 for biometrics; citizens of some countries don’t need biometrics.',
    periods: [{ ...READ, value: 235, source: FEES }],
  },
  'canada.attestation': {
    label: 'Provincial or territorial attestation letter',
    shape: 'table',
    unit: 'words',
    country: 'Canada',
    by: 'application',
    note: 'It is submitted with the study permit application.',
    periods: [
      {
        ...READ,
        value: {
          'master or doctorate': 'Not needed at a public institution',
          else: 'Needed for most courses after school',
        },
        validFrom: '2026-01-01',
        source: ATTESTATION,
      },
    ],
  },
  'canada.work.studying': {
    label: 'Work while studying',
    shape: 'number',
    unit: 'hours a week',
    country: 'Canada',
    by: 'application',
    note: 'Off campus while the course is in session, for full-time students; no weekly limit in scheduled breaks.',
    periods: [{ ...READ, value: 24, validFrom: '2024-11-08', source: HOURS }],
  },
  'canada.work.charge': {
    label: 'Fee for the post-graduation work permit',
    shape: 'number',
    unit: 'CAD',
    country: 'Canada',
    by: 'application',
    note: 'CAD 155 for the permit and CAD 100 because it is an open work permit.',
    periods: [{ ...READ, value: 255, source: WORK_FEE }],
  },
  'canada.work': {
    label: 'Post-graduation work permit',
    shape: 'table',
    unit: 'months',
    country: 'Canada',
    by: 'application',
    note: '‘Shortest’ is the shortest programme with a permit. The permit is as long as the programme. If the programme is at least as long as ‘long’, or is a master’s degree of at least ‘shortest’, the permit lasts as long as ‘full’. College programmes need an eligible field of study.',
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
    label: 'English for the post-graduation work permit',
    shape: 'table',
    unit: 'level',
    country: 'Canada',
    by: 'application',
    note: 'Level of the Canadian Language Benchmarks (CLB), after a degree and after a college programme.',
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
