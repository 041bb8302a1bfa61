import type { FactSource, ShippedFact } from '../fact';

const PASS: FactSource = {
  title: 'Immigration & Checkpoints Authority: issuance of the Student’s Pass',
  address: 'https://www.ica.gov.sg/reside/STP/collect',
  kind: 'official',
};
const HOURS: FactSource = {
  title: 'Ministry of Manpower: part-time work of foreign students, 2 August 2021',
  address:
    'https://www.mom.gov.sg/newsroom/parliament-questions-and-replies/2021/0802-written-answer-by-minister-for-manpower-on-foreigners-on-student-pass-doing-part-time-work',
  kind: 'official',
};
const READ = { validFrom: '2026-11-26', validTo: null, readOn: '2026-11-26', reviewBy: '2027-05-26' } as const;

const ABOUT = { country: 'Singapore', by: 'application', note: '' } as const;

export const SINGAPORE = {
  'singapore.living': { ...ABOUT, label: 'Living costs', shape: 'number', unit: 'SGD per year', periods: [] },
  'singapore.funds.held': {
    ...ABOUT,
    label: 'How long the money must be held',
    shape: 'number',
    unit: 'days',
    periods: [],
  },
  'singapore.funds.holder': { ...ABOUT, label: 'Who may hold the money', shape: 'text', unit: 'words', periods: [] },
  'singapore.health-cover': { ...ABOUT, label: 'Health cover', shape: 'number', unit: 'SGD per year', periods: [] },
  'singapore.visa-charge': {
    ...ABOUT,
    label: 'Student’s Pass, issuance',
    shape: 'number',
    unit: 'SGD',
    note: 'There is also a processing fee, and another fee if you need a multiple-journey visa.',
    periods: [{ ...READ, value: 60, source: PASS }],
  },
  'singapore.pass.processing': {
    ...ABOUT,
    label: 'Student’s Pass, processing',
    shape: 'number',
    unit: 'SGD',
    note: 'Older sources give SGD 30, and one from April 2024 gives SGD 45. We found no official source.',
    periods: [],
  },
  'singapore.work.studying': {
    ...ABOUT,
    label: 'Work while studying',
    shape: 'number',
    unit: 'hours a week',
    note: 'In term time, at institutions on the Ministry of Manpower’s list; not for exchange students.',
    periods: [{ ...READ, value: 16, validFrom: '2021-08-02', source: HOURS }],
  },
  'singapore.work': { ...ABOUT, label: 'Work after study', shape: 'table', unit: 'months', periods: [] },
} as const satisfies Record<string, ShippedFact>;
