import type { CourseDraft } from '@/lib/domain/courses/course';
import { type CostCase, KNOWN, LIKELY, NONE, OLD } from './cases';

export const AUSTRALIA: Partial<CourseDraft> = {
  country: 'Australia',
  currency: 'AUD',
  campus: 'Melbourne',
  tuitionFeeMinor: 3_000_000,
  durationInMonths: 24,
  level: 'Post Graduate',
};
export const NEW_ZEALAND: Partial<CourseDraft> = {
  ...AUSTRALIA,
  country: 'New Zealand',
  currency: 'NZD',
  campus: 'Auckland',
};
export const USA: Partial<CourseDraft> = { ...AUSTRALIA, country: 'USA', currency: 'USD', campus: 'Boston' };
export const SINGAPORE: Partial<CourseDraft> = {
  ...AUSTRALIA,
  country: 'Singapore',
  currency: 'SGD',
  campus: 'Kent Ridge',
};

/** Children of families from 3 to 8, for a year. */
const CHILDREN = [4449, 8898, 13347, 17796, 22245, 26694];

/** Day → living cost of a student for a year in Australia. */
const DAYS: readonly [on: string, amount: number | null, certainty: string][] = [
  ['2024-05-09', null, NONE],
  ['2024-05-10', 29710, LIKELY],
  ['2026-06-30', 29710, LIKELY],
  ['2026-07-01', 29710, OLD],
];

/** Award → months of work in Australia, and with an Indian passport. */
const GRADUATES: readonly [level: CourseDraft['level'], name: string, months: number | null, indian: number | null][] =
  [
    ['Under Graduate', 'Bachelor of Commerce', 24, 24],
    ['Post Graduate', 'Master of Commerce', 24, 36],
    ['Post Graduate', 'Master of Research', 36, 36],
    ['Post Graduate', 'Master of Arts by Research', 36, 36],
    ['Post Graduate', 'Doctor of Philosophy', 36, 48],
    ['Under Graduate Diploma', 'Diploma of Cookery', null, null],
  ];

/** Months of the course → living cost in New Zealand until it is finished. */
const LIVING: readonly [months: number, key: string, amount: number][] = [
  [3, 'new-zealand.living.month', 5001],
  [6, 'new-zealand.living.month', 10002],
  [11, 'new-zealand.living.month', 18337],
  [12, 'new-zealand.living.year', 20000],
  [18, 'new-zealand.living.year', 30000],
  [24, 'new-zealand.living.year', 40000],
];

const PRACTICAL: readonly [level: CourseDraft['level'], months: number | null, stem: number | null][] = [
  ['Under Graduate', 12, 24],
  ['Post Graduate', 12, 24],
  ['Post Graduate Certificate', null, null],
  ['', null, null],
];

export const OTHERS: CostCase[] = [
  ...DAYS.map(
    ([on, amount, certainty]): CostCase => ({
      name: `Australia, applying on ${on}`,
      course: AUSTRALIA,
      ask: { on },
      bank: { 'australia.living.student': [amount, certainty] },
      bankSum: certainty === NONE ? ['AUD', 30000, true] : ['AUD', 59710, false],
      window: null,
    }),
  ),
  ...CHILDREN.map(
    (amount, index): CostCase => ({
      name: `Australia, a family of ${index + 3}`,
      course: AUSTRALIA,
      ask: { on: '2026-06-30', family: index + 3 },
      bank: {
        'australia.living.student': [29710, LIKELY],
        'australia.living.partner': [10394, LIKELY],
        'australia.living.child': [amount, LIKELY],
      },
      bankSum: ['AUD', 70104 + amount, false],
    }),
  ),
  {
    name: 'Australia, a couple',
    course: AUSTRALIA,
    ask: { on: '2026-06-30', family: 2 },
    bank: { 'australia.living.partner': [10394, LIKELY] },
    bankSum: ['AUD', 70104, false],
  },
  {
    name: 'Australia, half a year in proportion',
    course: { ...AUSTRALIA, durationInMonths: 6 },
    ask: { on: '2026-06-30' },
    bank: { 'australia.living.student': [14855, LIKELY] },
  },
  {
    name: 'Australia, two years until it is finished with the visa charge',
    course: AUSTRALIA,
    ask: { on: '2025-07-01' },
    lines: {
      tuition: [60000, KNOWN],
      'australia.living.student': [59420, LIKELY],
      'australia.visa-charge': [2000, LIKELY],
      'australia.health-cover': [null, NONE],
    },
    sum: ['AUD', 121420, true],
  },
  {
    name: 'Australia, the day before that charge',
    course: AUSTRALIA,
    ask: { on: '2025-06-30' },
    lines: { 'australia.visa-charge': [null, NONE] },
    sum: ['AUD', 119420, true],
  },
  ...GRADUATES.map(
    ([level, course, months, indian]): CostCase => ({
      name: `Australia, work after ${course}`,
      course: { ...AUSTRALIA, level, course },
      ask: { on: '2026-11-22' },
      work: {
        'australia.work': [months, months === null ? NONE : LIKELY],
        'australia.work.india': [indian, indian === null ? NONE : LIKELY],
      },
    }),
  ),
  {
    name: 'Australia, work: the day before the rule',
    course: AUSTRALIA,
    ask: { on: '2024-06-30' },
    work: { 'australia.work': [null, NONE] },
  },
  ...LIVING.map(
    ([durationInMonths, key, amount]): CostCase => ({
      name: `New Zealand for ${durationInMonths} months`,
      course: { ...NEW_ZEALAND, durationInMonths },
      ask: { on: '2026-11-22' },
      lines: { [key]: [amount, KNOWN] },
    }),
  ),
  {
    name: 'New Zealand, a year to show for a course of two',
    course: NEW_ZEALAND,
    ask: { on: '2026-11-22' },
    bank: { tuition: [30000, KNOWN], 'new-zealand.living.year': [20000, KNOWN] },
    bankSum: ['NZD', 50000, false],
  },
  {
    name: 'New Zealand, what a family needs is not known',
    course: NEW_ZEALAND,
    ask: { on: '2026-11-22', family: 2 },
    bank: { family: [null, NONE] },
    bankSum: ['NZD', 50000, true],
  },
  {
    name: 'New Zealand, the day before it was read',
    course: NEW_ZEALAND,
    ask: { on: '2026-11-21' },
    bank: { 'new-zealand.living.year': [null, NONE] },
  },
  {
    name: 'New Zealand, on the review day and after it',
    course: NEW_ZEALAND,
    ask: { on: '2027-05-22' },
    bank: { 'new-zealand.living.year': [20000, KNOWN] },
  },
  {
    name: 'New Zealand, the day after the review day',
    course: NEW_ZEALAND,
    ask: { on: '2027-05-23' },
    bank: { 'new-zealand.living.year': [20000, OLD] },
    bankSum: ['NZD', 50000, false],
  },
  {
    name: 'USA, both fees by official texts',
    course: USA,
    ask: { on: '2026-11-22' },
    lines: { 'usa.sevis-fee': [350, KNOWN], 'usa.visa-charge': [185, KNOWN], 'usa.living': [null, NONE] },
    sum: ['USD', 60535, true],
  },
  ...PRACTICAL.map(
    ([level, months, stem]): CostCase => ({
      name: `USA, work after ${level || 'a course without a level'}`,
      course: { ...USA, level },
      ask: { on: '2026-11-22' },
      work: {
        'usa.work': [months, months === null ? NONE : LIKELY],
        'usa.work.stem': [stem, stem === null ? NONE : LIKELY],
      },
    }),
  ),
  {
    name: 'Singapore: only the fee is known',
    course: SINGAPORE,
    ask: { on: '2026-11-22' },
    lines: { tuition: [60000, KNOWN], 'singapore.living': [null, NONE], 'singapore.visa-charge': [null, NONE] },
    sum: ['SGD', 60000, true],
    work: { 'singapore.work': [null, NONE] },
    window: null,
  },
  {
    name: 'a fee in another currency than the country’s is added apart',
    course: { ...NEW_ZEALAND, currency: 'USD' },
    ask: { on: '2026-11-22' },
    sum: ['USD', 60000, true],
    bank: { 'new-zealand.living.year': [20000, KNOWN] },
  },
];
