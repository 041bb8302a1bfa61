import type { FactLook, FactSource, ShippedFact } from '../fact';

const MONEY: FactSource = {
  title: 'GOV.UK: Student visa, money you need',
  address: 'https://www.gov.uk/student-visa/money',
  kind: 'official',
};
const EVIDENCE: FactSource = {
  title: 'GOV.UK: Financial evidence for Student and Child Student visa applicants',
  address: 'https://www.gov.uk/guidance/financial-evidence-for-student-and-child-student-route-applicants',
  kind: 'official',
};
const NOVEMBER_2025: FactSource = {
  title: 'VisaHQ: new financial thresholds take effect, 11 November 2025',
  address:
    'https://www.visahq.com/news/2025-11-11/gb/student-visa-maintenance-funds-jump-today-as-new-financial-thresholds-take-effect',
  kind: 'secondary',
};
const GRADUATE: FactSource = {
  title: 'BUILA: shorter Graduate Route from January 2027, UK government confirms',
  address: 'https://www.buila.ac.uk/articles/shorter-graduate-route-from-january-2027-uk-govt-confirms',
  kind: 'secondary',
};

const SURCHARGE: FactSource = {
  title: 'University of Brighton: immigration health surcharge, 1 February 2024',
  address: 'https://blogs.brighton.ac.uk/internationalstudents/2024/02/01/immigration-health-surcharge-increase/',
  kind: 'secondary',
};
const STAY: FactSource = {
  title: 'University of Northampton: immigration health surcharge, with the length of the visa',
  address: 'https://www.northampton.ac.uk/international/visa-and-immigration-information/immigration-health-surcharge/',
  kind: 'secondary',
};
const VISA_FEE: FactSource = {
  title: 'Afripost: visa fees from 9 April, 30 March 2025',
  address: 'https://afripost.ng/2025/03/30/uk-to-implement-increased-visa-fees-from-april-9/amp',
  kind: 'secondary',
};
const HOURS: FactSource = {
  title: 'University of Chichester: Student visa and employment rules',
  address: 'https://www.chi.ac.uk/study/international/visa-and-immigration/student-route-visa-employment-rules/',
  kind: 'secondary',
};
const READ = { validFrom: '2026-11-26', validTo: null, readOn: '2026-11-26', reviewBy: '2027-05-26' } as const;
/** Fees change in April. */
const NO_NEW_FEE: FactLook = {
  on: '2026-11-26',
  found:
    'We looked for the fee from April 2026. One source gives about GBP 558; we found no second source and no start date.',
};

/** What the government's page said while its amounts of 2025 were valid; rules on it had no other day. */
const OFFICIAL_2025 = {
  validFrom: '2025-01-02',
  validTo: '2025-11-10',
  source: EVIDENCE,
  readOn: '2026-11-22',
  reviewBy: '2027-05-22',
} as const;
const SINCE_NOVEMBER = {
  validFrom: '2025-11-11',
  validTo: null,
  source: NOVEMBER_2025,
  readOn: '2026-11-22',
  reviewBy: '2027-05-22',
} as const;
const RULE = { ...OFFICIAL_2025, validTo: null, source: MONEY } as const;
const ABOUT = { country: 'UK', by: 'application' } as const;

export const UK = {
  'uk.living.london': {
    ...ABOUT,
    label: 'Living costs in London',
    shape: 'number',
    unit: 'GBP per month',
    note: 'In the City of London and the 32 boroughs.',
    periods: [
      { ...OFFICIAL_2025, value: 1483 },
      { ...SINCE_NOVEMBER, value: 1529 },
    ],
  },
  'uk.living.elsewhere': {
    ...ABOUT,
    label: 'Living costs outside London',
    shape: 'number',
    unit: 'GBP per month',
    note: '',
    periods: [
      { ...OFFICIAL_2025, value: 1136 },
      { ...SINCE_NOVEMBER, value: 1171 },
    ],
  },
  'uk.living.most-months': {
    ...ABOUT,
    label: 'Maximum months of living costs to show',
    shape: 'number',
    unit: 'months',
    note: '',
    periods: [{ ...RULE, value: 9 }],
  },
  'uk.dependant.london': {
    ...ABOUT,
    label: 'Living costs of each dependant in London',
    shape: 'number',
    unit: 'GBP per month',
    note: 'Not every student may bring dependants.',
    periods: [{ ...OFFICIAL_2025, value: 845 }],
  },
  'uk.dependant.elsewhere': {
    ...ABOUT,
    label: 'Living costs of each dependant outside London',
    shape: 'number',
    unit: 'GBP per month',
    note: 'Not every student may bring dependants.',
    periods: [{ ...OFFICIAL_2025, value: 680 }],
  },
  'uk.accommodation': {
    ...ABOUT,
    label: 'Maximum deduction for prepaid accommodation',
    shape: 'number',
    unit: 'GBP',
    note: '',
    periods: [{ ...SINCE_NOVEMBER, value: 1529 }],
  },
  'uk.funds.held': {
    ...ABOUT,
    label: 'How long the money must be held',
    shape: 'number',
    unit: 'days',
    note: 'Consecutive days.',
    periods: [{ ...RULE, value: 28 }],
  },
  'uk.funds.before': {
    ...ABOUT,
    label: 'Maximum time from the last of these days to the application',
    shape: 'number',
    unit: 'days',
    note: '',
    periods: [{ ...RULE, value: 31 }],
  },
  'uk.funds.holder': {
    ...ABOUT,
    label: 'Who may hold the money',
    shape: 'text',
    unit: 'words',
    note: '',
    periods: [
      {
        ...RULE,
        value:
          'You; your parents, with a letter confirming that you may use it; your partner, if in the UK or applying with you; an official sponsor or a student loan.',
      },
    ],
  },
  'uk.health-cover': {
    ...ABOUT,
    label: 'Immigration health surcharge',
    shape: 'number',
    unit: 'GBP per year',
    note: 'You pay for the whole visa when you apply. If the last part of the visa is six months or less, you pay half a year’s amount for it; if it is longer, a full year’s amount.',
    periods: [{ ...READ, value: 776, validFrom: '2024-02-06', source: SURCHARGE }],
  },
  'uk.stay': {
    ...ABOUT,
    label: 'How long before and after the course the Student visa lasts',
    shape: 'table',
    unit: 'months',
    note: 'For courses of at least six months.',
    periods: [
      { ...READ, value: { before: 1, 'after 12 months or more': 4, 'after 6 months or more': 2 }, source: STAY },
    ],
  },
  'uk.visa-charge': {
    ...ABOUT,
    label: 'Student visa',
    shape: 'number',
    unit: 'GBP',
    note: 'For an application from outside the UK.',
    periods: [
      {
        ...READ,
        value: 524,
        validFrom: '2025-04-09',
        source: VISA_FEE,
        reviewBy: '2026-04-08',
        looked: NO_NEW_FEE,
      },
    ],
  },
  'uk.work.studying': {
    ...ABOUT,
    label: 'Work while studying',
    shape: 'table',
    unit: 'hours a week',
    note: 'In term time, on a full-time course at a higher education provider. Full-time work in vacations.',
    periods: [{ ...READ, value: { degree: 20, research: 20, 'below a degree': 10 }, source: HOURS }],
  },
  'uk.work.charge': {
    ...ABOUT,
    label: 'Fee for the Graduate visa',
    shape: 'number',
    unit: 'GBP',
    note: '',
    periods: [],
  },
  'uk.work': {
    ...ABOUT,
    label: 'Graduate visa',
    shape: 'table',
    unit: 'months',
    note: 'It depends on the date you apply for the Graduate visa, not on the start of the course.',
    periods: [
      // The sources say what held until the change, not since when: the day of the statement that changes it.
      {
        value: { bachelor: 24, master: 24, doctorate: 36 },
        validFrom: '2025-10-14',
        validTo: '2026-12-31',
        source: GRADUATE,
        readOn: '2026-11-22',
        reviewBy: '2027-05-22',
      },
      {
        value: { bachelor: 18, master: 18, doctorate: 36 },
        validFrom: '2027-01-01',
        validTo: null,
        source: GRADUATE,
        readOn: '2026-11-22',
        reviewBy: '2027-05-22',
      },
    ],
  },
} as const satisfies Record<string, ShippedFact>;
