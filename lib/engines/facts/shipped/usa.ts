import type { FactSource, ShippedFact } from '../fact';

const GUIDE: FactSource = {
  title: 'US Visa Stack: F-1 student visa guide 2026, 12 May 2026',
  address: 'https://usvisastack.ai/analysis/f1-student-visa-comprehensive-guide-2026',
  kind: 'secondary',
};
const FEES: FactSource = {
  title: 'Immigrant Laws: student immigration guide, 15 January 2025',
  address: 'https://immigrantlaws.org/student-immigration',
  kind: 'secondary',
};
/** Neither source says since when; fees may have changed with the fiscal year that began on 1 October. */
const AS_READ = {
  validFrom: '2026-11-22',
  validTo: null,
  source: GUIDE,
  readOn: '2026-11-22',
  reviewBy: '2027-05-22',
} as const;
const FISCAL_YEAR = '2026-09-30';
const ABOUT = { country: 'USA', by: 'application' } as const;

export const USA = {
  'usa.funds': {
    ...ABOUT,
    label: 'Money to show',
    shape: 'text',
    unit: 'words',
    note: '',
    periods: [
      { ...AS_READ, value: 'Tuition and living cost of the first year, as the school writes them on the Form I-20.' },
    ],
  },
  'usa.living': {
    ...ABOUT,
    label: 'Living cost',
    shape: 'number',
    unit: 'USD per year',
    note: 'Each school states its own on the Form I-20.',
    periods: [],
  },
  'usa.funds.held': {
    ...ABOUT,
    label: 'The money must have been held for',
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
    note: 'Each school has its own rule.',
    periods: [],
  },
  'usa.sevis-fee': {
    ...ABOUT,
    label: 'SEVIS I-901 fee',
    shape: 'number',
    unit: 'USD',
    note: '',
    periods: [{ ...AS_READ, reviewBy: FISCAL_YEAR, value: 350 }],
  },
  'usa.visa-charge': {
    ...ABOUT,
    label: 'Visa application fee (MRV)',
    shape: 'number',
    unit: 'USD',
    note: '',
    periods: [{ ...AS_READ, source: FEES, reviewBy: FISCAL_YEAR, value: 185 }],
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
    note: 'On top, after a degree in science, technology, engineering or mathematics.',
    periods: [{ ...AS_READ, value: 24 }],
  },
} as const satisfies Record<string, ShippedFact>;
