import { type CostCase, KNOWN, LIKELY, NONE, OLD } from './cases';

/** The official tables, by size of the family from 1 to 8 (the last: seven, and one more). */
const UNTIL_AUGUST_2025 = [20635, 25690, 31583, 38346, 43492, 49051, 54611, 60170];
const FROM_SEPTEMBER_2025 = [22895, 28502, 35040, 42543, 48252, 54420, 60589, 66759];

const families = (on: string, amounts: readonly number[]): CostCase[] =>
  amounts.map((amount, index) => ({
    name: `a family of ${index + 1} applying on ${on}`,
    course: {},
    ask: { on, family: index + 1 },
    bank: { 'canada.funds': [amount, KNOWN] },
    bankSum: ['CAD', 21500 + amount, false],
  }));

/** Months of the course → living cost until it is finished, for one on 2025-09-01. */
const LIVING: readonly [months: number, amount: number][] = [
  [4, 7631.67],
  [8, 15263.33],
  [12, 22895],
  [18, 34342.5],
  [24, 45790],
  [36, 68685],
  [48, 91580],
];

/** Level, name, months → months of the work permit. */
const PERMITS: readonly [
  level: 'Under Graduate' | 'Post Graduate' | 'Under Graduate Diploma' | 'Post Graduate Certificate' | 'Foundation',
  name: string,
  months: number,
  permit: number | null,
][] = [
  ['Post Graduate Certificate', 'Certificate in Welding', 6, 0],
  ['Post Graduate Certificate', 'Certificate in Trade', 7.5, 0],
  ['Post Graduate Certificate', 'Certificate in Tourism', 8, 8],
  ['Under Graduate Diploma', 'Diploma in Business', 12, 12],
  ['Under Graduate Diploma', 'Diploma in Design', 23, 23],
  ['Under Graduate Diploma', 'Diploma in Nursing', 24, 36],
  ['Under Graduate', 'Bachelor of Arts', 48, 36],
  ['Under Graduate', 'Bachelor of Law', 23.5, 23.5],
  ['Post Graduate', 'Master of Management', 7, 0],
  ['Post Graduate', 'Master of Finance', 8, 36],
  ['Post Graduate', 'Master of Science', 12, 36],
  ['Post Graduate', 'Doctor of Philosophy', 48, 36],
  ['Foundation', 'Foundation of Science', 12, null],
];

/** Québec's table since 2026, by size of the family; of five it says nothing. */
const QUEBEC_2026: readonly (number | null)[] = [24617, 34814, 42638, 49234, null];

export const CANADA: CostCase[] = [
  ...families('2024-01-01', UNTIL_AUGUST_2025),
  ...families('2025-08-31', UNTIL_AUGUST_2025),
  ...families('2025-09-01', FROM_SEPTEMBER_2025),
  ...families('2026-08-31', FROM_SEPTEMBER_2025),
  {
    name: 'the day before the first table is valid',
    course: {},
    ask: { on: '2023-12-31' },
    bank: { 'canada.funds': [null, NONE] },
    bankSum: ['CAD', 21500, true],
  },
  {
    name: 'the day after the review day: in the sum as last known',
    course: {},
    ask: { on: '2026-09-01' },
    lines: { 'canada.funds': [91580, OLD] },
    sum: ['CAD', 177580, true],
    bank: { 'canada.funds': [22895, OLD] },
    bankSum: ['CAD', 44395, false],
  },
  {
    name: 'a whole course: tuition of four years and living for four years',
    course: {},
    ask: { on: '2025-09-01' },
    lines: {
      tuition: [86000, KNOWN],
      'canada.funds': [91580, KNOWN],
      'canada.health-cover': [null, NONE],
      'canada.visa-charge': [null, NONE],
    },
    sum: ['CAD', 177580, true],
  },
  ...['Québec City', 'Montréal', 'Montreal', 'Sherbrooke'].map(
    (campus): CostCase => ({
      name: `${campus} has amounts of its own, which are not known before 2026`,
      course: { campus },
      ask: { on: '2025-09-01' },
      lines: { 'canada.funds.quebec': [null, NONE] },
      bank: { 'canada.funds.quebec': [null, NONE] },
      bankSum: ['CAD', 21500, true],
    }),
  ),
  ...QUEBEC_2026.map(
    (amount, index): CostCase => ({
      name: `Montréal, a family of ${index + 1} applying on 2026-01-01`,
      course: { campus: 'Montréal' },
      ask: { on: '2026-01-01', family: index + 1 },
      bank: { 'canada.funds.quebec': [amount, amount === null ? NONE : LIKELY] },
      bankSum: ['CAD', 21500 + (amount ?? 0), amount === null],
    }),
  ),
  {
    name: 'Montréal for four years, the day after the review day',
    course: { campus: 'Montréal' },
    ask: { on: '2027-01-01' },
    lines: { 'canada.funds.quebec': [98468, OLD] },
  },
  {
    name: 'a college whose campus is not published: outside Québec or in it',
    course: { university: 'A College of Arts', campus: '' },
    ask: { on: '2026-01-01' },
    bank: { 'canada.funds': [22895, LIKELY] },
    most: 24617,
  },
  {
    name: 'of a fee for the whole course an equal part is likely in the first year',
    course: { fee_period: 'whole course', tuitionFeeMinor: 6_000_000, durationInMonths: 24 },
    ask: { on: '2025-09-01' },
    lines: { tuition: [60000, KNOWN] },
    bank: { tuition: [30000, LIKELY] },
    bankSum: ['CAD', 52895, false],
  },
  {
    name: 'a fee for a whole course of a year is the first year’s',
    course: { fee_period: 'whole course', tuitionFeeMinor: 1_800_050, durationInMonths: 12 },
    ask: { on: '2025-09-01' },
    bank: { tuition: [18000.5, KNOWN] },
    bankSum: ['CAD', 40895.5, false],
  },
  {
    name: 'a fee per semester: two in a year are likely',
    course: { fee_period: 'per semester', tuitionFeeMinor: 800_000 },
    ask: { on: '2025-09-01' },
    lines: { tuition: [64000, LIKELY] },
    bank: { tuition: [16000, LIKELY] },
    sum: ['CAD', 155580, true],
  },
  {
    name: 'a fee per trimester: three in a year are likely',
    course: { fee_period: 'per trimester', tuitionFeeMinor: 500_000, durationInMonths: 16 },
    ask: { on: '2025-09-01' },
    lines: { tuition: [20000, LIKELY] },
    bank: { tuition: [15000, LIKELY] },
  },
  {
    name: 'a fee per credit: a length says nothing of credits',
    course: { fee_period: 'per credit', tuitionFeeMinor: 90_000, durationInMonths: 24 },
    ask: { on: '2025-09-01' },
    lines: { tuition: [null, NONE] },
  },
  ...(
    [
      ['Concordia University of Edmonton', 'Edmonton', 'canada.funds'],
      ['Concordia University of Edmonton', '', 'canada.funds'],
      ['Concordia University', 'Loyola Campus', 'canada.funds.quebec'],
      ['Bishop’s University', 'Lennoxville', 'canada.funds.quebec'],
      ['Dawson College', '', 'canada.funds.quebec'],
      ['Université Laval', '', 'canada.funds.quebec'],
      ['LaSalle College Vancouver', 'Vancouver', 'canada.funds'],
      ['University of Ottawa', 'Ottawa', 'canada.funds'],
      ['Laurentian University', 'Sudbury', 'canada.funds'],
    ] as const
  ).map(
    ([university, campus, key]): CostCase => ({
      name: `${university}, ${campus || 'campus not published'}: ${key}`,
      course: { university, campus },
      ask: { on: '2025-09-01' },
      lines: { [key]: key === 'canada.funds' ? [91580, KNOWN] : [null, NONE] },
    }),
  ),
  {
    name: 'a fee per month',
    course: { fee_period: 'per month', tuitionFeeMinor: 100_000, durationInMonths: 18 },
    ask: { on: '2025-09-01' },
    lines: { tuition: [18000, KNOWN] },
    bank: { tuition: [12000, KNOWN] },
  },
  {
    name: 'a yearly fee of a course shorter than a year is due once',
    course: { durationInMonths: 8 },
    ask: { on: '2025-09-01' },
    lines: { tuition: [21500, KNOWN] },
    bank: { tuition: [21500, KNOWN], 'canada.funds': [22895, KNOWN] },
  },
  {
    name: 'no fee is published',
    course: { tuitionFeeMinor: null },
    ask: { on: '2025-09-01' },
    lines: { tuition: [null, NONE] },
    bankSum: ['CAD', 22895, true],
  },
  {
    name: 'no length is published',
    course: { durationInMonths: null },
    ask: { on: '2025-09-01' },
    lines: { tuition: [null, NONE], 'canada.funds': [null, NONE] },
    bank: { tuition: [21500, KNOWN], 'canada.funds': [22895, KNOWN] },
    bankSum: ['CAD', 44395, false],
    work: { 'canada.work': [null, NONE] },
  },
  ...LIVING.map(
    ([durationInMonths, amount]): CostCase => ({
      name: `living for ${durationInMonths} months`,
      course: { durationInMonths },
      ask: { on: '2025-09-01' },
      lines: { 'canada.funds': [amount, KNOWN] },
    }),
  ),
  {
    name: 'statements of the four months before an application on the day',
    course: {},
    ask: { on: '2026-01-10' },
    window: { applyBy: '2026-01-10', from: '2025-09-10', endsFrom: null },
  },
  {
    name: 'no processing time is known, so an intake has no day to apply by and no statements',
    course: {},
    ask: { on: '2026-11-29', year: 2027, month: 'Sep' },
    window: null,
  },
  ...PERMITS.map(
    ([level, course, durationInMonths, months]): CostCase => ({
      name: `work after ${course} of ${durationInMonths} months`,
      course: { level, course, durationInMonths },
      ask: { on: '2026-11-22' },
      work: { 'canada.work': [months, months === null ? NONE : LIKELY] },
    }),
  ),
  {
    name: 'work: the day before the rule for master’s degrees is valid',
    course: { level: 'Post Graduate', durationInMonths: 12 },
    ask: { on: '2024-02-14' },
    work: { 'canada.work': [null, NONE] },
  },
  {
    name: 'work: the first day of that rule',
    course: { level: 'Post Graduate', durationInMonths: 12 },
    ask: { on: '2024-02-15' },
    work: { 'canada.work': [36, LIKELY] },
  },
];
