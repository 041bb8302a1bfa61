import type { FactSource, ShippedFact } from '../fact';

const GUIDE: FactSource = {
  title: 'US Visa Stack: F-1 student visa guide 2026, 12 May 2026',
  address: 'https://usvisastack.ai/analysis/f1-student-visa-comprehensive-guide-2026',
  kind: 'secondary',
};
const SEVIS: FactSource = {
  title: 'U.S. Immigration and Customs Enforcement: new fees from 24 June 2019',
  address:
    'https://ice.gov/news/releases/new-increased-fees-international-students-exchange-visitors-sevp-certified-schools',
  kind: 'official',
};
const VISA: FactSource = {
  title: 'U.S. Embassy in the Kyrgyz Republic: nonimmigrant visas, fees from 17 June 2023',
  address: 'https://kg.usembassy.gov/visas/niv/',
  kind: 'official',
};
const HOURS: FactSource = {
  title: 'University of Oklahoma: employment of F-1 students, with the regulation (8 CFR 214.2(f)(9))',
  address: 'https://hr.ou.edu/F1-Student/F-1-Student-Off-Campus-Employment',
  kind: 'secondary',
};
const READ = { validFrom: '2026-11-26', validTo: null, readOn: '2026-11-26', reviewBy: '2027-05-26' } as const;
/** The guide doesn't say since when. */
const AS_READ = {
  validFrom: '2026-11-22',
  validTo: null,
  source: GUIDE,
  readOn: '2026-11-22',
  reviewBy: '2027-05-22',
} as const;
const ABOUT = { country: 'USA', by: 'application' } as const;

export const USA = {
  'usa.funds': {
    ...ABOUT,
    label: 'Money to show',
    shape: 'text',
    unit: 'words',
    note: '',
    periods: [
      { ...AS_READ, value: 'Tuition and living costs of the first year, as the school states them on Form I-20.' },
    ],
  },
  'usa.living': {
    ...ABOUT,
    label: 'Living costs',
    shape: 'number',
    unit: 'USD per year',
    note: 'Each school states its own amount on Form I-20.',
    periods: [],
  },
  'usa.funds.held': {
    ...ABOUT,
    label: 'How long the money must be held',
    shape: 'number',
    unit: 'days',
    note: '',
    periods: [],
  },
  'usa.funds.holder': {
    ...ABOUT,
    label: 'Who may hold the money',
    shape: 'text',
    unit: 'words',
    note: '',
    periods: [],
  },
  'usa.health-cover': {
    ...ABOUT,
    label: 'Health cover',
    shape: 'number',
    unit: 'USD per year',
    note: 'Each school has its own rules.',
    periods: [],
  },
  'usa.sevis-fee': {
    ...ABOUT,
    label: 'SEVIS I-901 fee',
    shape: 'number',
    unit: 'USD',
    note: '',
    periods: [{ ...READ, value: 350, validFrom: '2019-06-24', source: SEVIS }],
  },
  'usa.visa-charge': {
    ...ABOUT,
    label: 'Visa application fee (MRV)',
    shape: 'number',
    unit: 'USD',
    note: '',
    periods: [{ ...READ, value: 185, validFrom: '2023-06-17', source: VISA }],
  },
  'usa.visa-integrity-fee': {
    ...ABOUT,
    label: 'Visa integrity fee',
    shape: 'number',
    unit: 'USD',
    note: 'A law of 4 July 2025 sets at least USD 250 when the visa is issued. Sources disagree on when it is first collected, and no official source says.',
    periods: [],
  },
  'usa.work.studying': {
    ...ABOUT,
    label: 'Work while studying',
    shape: 'number',
    unit: 'hours a week',
    note: 'On campus while school is in session; full time on campus when it is not. Off campus only with authorisation.',
    periods: [{ ...READ, value: 20, source: HOURS }],
  },
  'usa.work': {
    ...ABOUT,
    label: 'Optional practical training (OPT)',
    shape: 'number',
    unit: 'months',
    note: 'After a degree.',
    periods: [{ ...AS_READ, value: 12 }],
  },
  'usa.work.stem': {
    ...ABOUT,
    label: 'Extension of OPT for STEM degrees',
    shape: 'number',
    unit: 'months',
    note: 'In addition to OPT, after a degree in science, technology, engineering or mathematics.',
    periods: [{ ...AS_READ, value: 24 }],
  },
} as const satisfies Record<string, ShippedFact>;
