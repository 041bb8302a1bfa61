import type { FactSource, ShippedFact } from '../fact';

const SCALE: FactSource = {
  title: 'ETS: TOEFL score scale update, a guide for institutions',
  address: 'https://www.es.ets.org/india/toefl/institutions/ibt/score-scale-update.html',
  kind: 'official',
};
const RANGES: FactSource = {
  title: 'TOEFL help centre: the ranges of the 1–6 scale',
  address: 'https://intercom.help/toeflaccess/en/articles/12839102',
  kind: 'official',
};
const REPORTS: FactSource = {
  title: 'TOEFL help centre: score reports after 21 January 2026',
  address: 'https://intercom.help/toeflaccess/en/articles/12839171-understanding-score-reports-after-january-21-2026',
  kind: 'official',
};
const ABOUT = { country: null, by: 'test' } as const;
const SINCE_SCALE = {
  validFrom: '2026-01-21',
  validTo: null,
  source: SCALE,
  readOn: '2026-11-22',
  reviewBy: '2027-05-22',
} as const;
const AS_READ = { ...SINCE_SCALE, validFrom: '2026-11-22' } as const;

export const ENGLISH = {
  'english.toefl.scale': {
    ...ABOUT,
    label: 'Scale of the TOEFL iBT',
    shape: 'table',
    unit: 'score',
    note: 'In steps of a half. The overall score is the mean of the four sections, to the nearest half.',
    periods: [{ ...SINCE_SCALE, value: { from: 1, to: 6, step: 0.5 } }],
  },
  'english.toefl.ranges': {
    ...ABOUT,
    label: 'TOEFL iBT 1–6: start of the matching range on the 0–120 scale',
    shape: 'table',
    unit: 'score',
    note: 'Each range ends just below the start of the next one.',
    periods: [
      {
        ...SINCE_SCALE,
        source: RANGES,
        value: {
          '1': 0,
          '1.5': 12,
          '2': 24,
          '2.5': 34,
          '3': 44,
          '3.5': 58,
          '4': 72,
          '4.5': 86,
          '5': 95,
          '5.5': 107,
          '6': 114,
        },
      },
    ],
  },
  'english.toefl.cefr': {
    ...ABOUT,
    label: 'TOEFL iBT 1–6: level in the Common European Framework',
    shape: 'table',
    unit: 'level',
    note: '',
    periods: [
      {
        ...SINCE_SCALE,
        value: {
          '1': 'A1',
          '1.5': 'A1',
          '2': 'A2',
          '2.5': 'A2',
          '3': 'B1',
          '3.5': 'B1',
          '4': 'B2',
          '4.5': 'B2',
          '5': 'C1',
          '5.5': 'C1',
          '6': 'C2',
        },
      },
    ],
  },
  'english.toefl.report': {
    ...ABOUT,
    label: 'The 0–120 total on a 1–6 report',
    shape: 'text',
    unit: 'words',
    note: 'Shown until January 2028, for reference only.',
    periods: [
      { ...SINCE_SCALE, source: REPORTS, value: 'We use the middle of the range, for example 90 for a score of 4.5.' },
    ],
  },
  'english.toefl.ielts': {
    ...ABOUT,
    label: 'TOEFL iBT 0–120: start of the range for each IELTS band',
    shape: 'table',
    unit: 'score',
    note: 'Based on 1,153 people who took both tests. ETS advises against using it to set minimum scores.',
    periods: [
      {
        ...AS_READ,
        source: {
          title: 'ETS: compare TOEFL scores',
          address: 'https://www.ets.org/toefl/institutions/scores/compare/',
          kind: 'official',
        },
        value: {
          '4.5': 32,
          '5': 35,
          '5.5': 46,
          '6': 60,
          '6.5': 79,
          '7': 94,
          '7.5': 102,
          '8': 110,
          '8.5': 115,
          '9': 118,
        },
      },
    ],
  },
  'english.pte.ielts': {
    ...ABOUT,
    label: 'PTE Academic (2025): the score for an IELTS band',
    shape: 'table',
    unit: 'score',
    note: 'From the conversion table of July 2025. Three of its values are the same as in Australia’s visa rules.',
    periods: [
      {
        ...AS_READ,
        source: {
          title: 'PTE Mocks: PTE to IELTS, 2025',
          address: 'https://www.ptemocks.com/',
          kind: 'secondary',
        },
        value: { '5': 31, '5.5': 39, '6': 47, '6.5': 55, '7': 63, '7.5': 71, '8': 79, '8.5': 86, '9': 90 },
      },
    ],
  },
  'english.det.toefl': {
    ...ABOUT,
    label: 'Duolingo English Test and TOEFL iBT from 0 to 120',
    shape: 'table',
    unit: 'score',
    note: 'Duolingo also has a table that compares its scores with the TOEFL scale from 0 to 120, but we did not find its values.',
    periods: [],
  },
} as const satisfies Record<string, ShippedFact>;
