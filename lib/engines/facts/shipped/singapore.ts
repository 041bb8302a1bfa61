import type { ShippedFact } from '../fact';

const ABOUT = { country: 'Singapore', by: 'application', note: '' } as const;

/** No official figure was found: everything is not known until an admin enters it. */
export const SINGAPORE = {
  'singapore.living': { ...ABOUT, label: 'Living cost', shape: 'number', unit: 'SGD per year', periods: [] },
  'singapore.funds.held': {
    ...ABOUT,
    label: 'The money must have been held for',
    shape: 'number',
    unit: 'days',
    periods: [],
  },
  'singapore.funds.holder': { ...ABOUT, label: 'Who may hold the money', shape: 'text', unit: 'words', periods: [] },
  'singapore.health-cover': { ...ABOUT, label: 'Health cover', shape: 'number', unit: 'SGD per year', periods: [] },
  'singapore.visa-charge': { ...ABOUT, label: 'Student’s Pass', shape: 'number', unit: 'SGD', periods: [] },
  'singapore.work': { ...ABOUT, label: 'Work after study', shape: 'table', unit: 'months', periods: [] },
} as const satisfies Record<string, ShippedFact>;
