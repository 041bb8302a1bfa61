import type { ShippedFact } from '../fact';

/** How British universities read marks of other countries. */
export const UK_MARKS = {
  'uk.marks.brookes.india': {
    label: 'Oxford Brookes: Indian bachelor’s degrees',
    shape: 'table',
    unit: 'per cent',
    country: 'UK',
    by: 'day',
    note: 'The percentage for each degree class, depending on how the university ranks your institution.',
    periods: [
      {
        value: {
          '2:1 high': 60,
          '2:1 medium': 65,
          '2:1 low': 70,
          '2:2 high': 50,
          '2:2 medium': 55,
          '2:2 low': 60,
        },
        validFrom: '2026-11-22',
        validTo: null,
        source: {
          title: 'Oxford Brookes University: entry requirements for India',
          address: 'https://www.brookes.ac.uk/study/international-students/your-country/india/entry-requirements',
          kind: 'official',
        },
        readOn: '2026-11-22',
        reviewBy: '2027-05-22',
      },
    ],
  },
} as const satisfies Record<string, ShippedFact>;
