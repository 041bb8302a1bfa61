import type { FactSource, ShippedFact } from '../fact';

const SCALE: FactSource = {
  title: 'mba.com, the test’s owner: understanding your GMAT score',
  address: 'https://mba.com/exams/gmat-exam/scores/understanding-your-score',
  kind: 'official',
};
const DAYS: FactSource = {
  title: 'Unacademy: the GMAT Focus Edition and when the classic one ended',
  address: 'https://unacademy.com/content/gmat/what-is-a-good-gmat-score',
  kind: 'secondary',
};
const AGE: FactSource = {
  title: 'IMS: how long a GMAT score is valid',
  address: 'https://imsinternational.in/blogs/gmat-score-validity',
  kind: 'secondary',
};
const READ = { validFrom: '2023-11-07', validTo: null, readOn: '2026-11-26', reviewBy: '2027-05-26' } as const;
const ABOUT = { country: null, by: 'day' } as const;

/** The two editions of the GMAT, whose scores are on different scales. */
export const GMAT = {
  'gmat.scales': {
    ...ABOUT,
    label: 'GMAT: the total score of its two editions',
    shape: 'table',
    unit: 'score',
    note: 'Scores of the Focus Edition always end in 5, scores of the 10th Edition in 0. The Focus Edition is now called just GMAT.',
    periods: [
      {
        ...READ,
        value: { 'Focus from': 205, 'Focus to': 805, '10th from': 200, '10th to': 800 },
        source: SCALE,
      },
    ],
  },
  'gmat.days': {
    ...ABOUT,
    label: 'GMAT: the first day of the Focus Edition and the last of the 10th',
    shape: 'table',
    unit: 'words',
    note: 'Between these two dates, both editions were offered.',
    periods: [{ ...READ, value: { 'Focus since': '2023-11-07', '10th until': '2024-01-31' }, source: DAYS }],
  },
  'gmat.equal': {
    ...ABOUT,
    label: 'GMAT: score of the Focus Edition and the equivalent of the 10th Edition',
    shape: 'table',
    unit: 'score',
    note: 'The only pair of scores on the test owner’s scores page. We have not read its full table.',
    periods: [{ ...READ, value: { '645': 700 }, source: SCALE }],
  },
  'gmat.age': {
    ...ABOUT,
    label: 'Maximum age of a GMAT report',
    shape: 'number',
    unit: 'months',
    note: 'For both editions, from the day of the test.',
    periods: [{ ...READ, value: 60, source: AGE }],
  },
} as const satisfies Record<string, ShippedFact>;
