import type { CourseDraft } from '@/lib/domain/courses/course';
import { type CostCase, KNOWN, LIKELY, NONE } from './cases';

export const UK: Partial<CourseDraft> = {
  country: 'UK',
  currency: 'GBP',
  campus: 'Coventry',
  tuitionFeeMinor: 1_500_000,
  level: 'Post Graduate',
  durationInMonths: 12,
};
const LONDON = { ...UK, campus: 'London' };

/** Months of the course → living cost to show: at most nine months, begun months whole. */
const ELSEWHERE_2025: readonly [number, number][] = [
  [1, 1136],
  [3, 3408],
  [6, 6816],
  [8.5, 10224],
  [9, 10224],
  [10, 10224],
  [12, 10224],
  [36, 10224],
];
const LONDON_2025: readonly [number, number][] = [
  [1, 1483],
  [3, 4449],
  [6, 8898],
  [8.5, 13347],
  [12, 13347],
];
const ELSEWHERE_NOW: readonly [number, number][] = [
  [1, 1171],
  [3, 3513],
  [6, 7026],
  [8.5, 10539],
  [9, 10539],
  [12, 10539],
];
const LONDON_NOW: readonly [number, number][] = [
  [1, 1529],
  [6, 9174],
  [9, 13761],
  [36, 13761],
];
const living = (
  course: Partial<CourseDraft>,
  on: string,
  key: string,
  certainty: string,
  rows: readonly [number, number][],
): CostCase[] =>
  rows.map(([durationInMonths, amount]) => ({
    name: `${course.campus} for ${durationInMonths} months, applying on ${on}`,
    course: { ...course, durationInMonths },
    ask: { on },
    bank: { [key]: [amount, certainty] },
  }));

/** Dependants of families from 2 to 8, nine months each. */
const DEPENDANTS = [6120, 12240, 18360, 24480, 30600, 36720, 42840];
const DEPENDANTS_LONDON = [7605, 15210, 22815, 30420, 38025, 45630, 53235];
const families = (course: Partial<CourseDraft>, key: string, amounts: readonly number[]): CostCase[] =>
  amounts.map((amount, index) => ({
    name: `${course.campus}, a family of ${index + 2} applying on 2025-11-10`,
    course,
    ask: { on: '2025-11-10', family: index + 2 },
    bank: { [key]: [amount, KNOWN] },
  }));

/** Day of the application → first of the 28 days when they end on it, and the earliest day they may end. */
const WINDOWS: readonly [on: string, from: string, endsFrom: string][] = [
  ['2026-01-01', '2025-12-05', '2025-12-01'],
  ['2026-02-28', '2026-02-01', '2026-01-28'],
  ['2026-03-01', '2026-02-02', '2026-01-29'],
  ['2026-03-31', '2026-03-04', '2026-02-28'],
  ['2026-08-31', '2026-08-04', '2026-07-31'],
  ['2026-12-31', '2026-12-04', '2026-11-30'],
  ['2027-01-31', '2027-01-04', '2026-12-31'],
  ['2027-02-28', '2027-02-01', '2027-01-28'],
  ['2025-11-11', '2025-10-15', '2025-10-11'],
  ['2026-05-30', '2026-05-03', '2026-04-29'],
  ['2026-07-15', '2026-06-18', '2026-06-14'],
];
/** Intake → three weeks before its month, and the days that follow from it. The last two meet a leap day. */
const INTAKES: readonly [year: number, month: string, applyBy: string, from: string, endsFrom: string][] = [
  [2027, 'Jan', '2026-12-11', '2026-11-14', '2026-11-10'],
  [2027, 'Mar', '2027-02-08', '2027-01-12', '2027-01-08'],
  [2027, 'Sep', '2027-08-11', '2027-07-15', '2027-07-11'],
  [2028, 'Mar', '2028-02-09', '2028-01-13', '2028-01-09'],
  [2028, 'Apr', '2028-03-11', '2028-02-13', '2028-02-09'],
];

/** Day of the application for the Graduate visa → months, by level. */
const GRADUATES: readonly [on: string, level: CourseDraft['level'], name: string, months: number | null][] = [
  ['2025-10-13', 'Post Graduate', 'MSc Data Science', null],
  ['2025-10-14', 'Post Graduate', 'MSc Data Science', 24],
  ['2026-12-31', 'Under Graduate', 'BSc Physics', 24],
  ['2027-01-01', 'Under Graduate', 'BSc Physics', 18],
  ['2026-12-31', 'Post Graduate', 'MSc Data Science', 24],
  ['2027-01-01', 'Post Graduate', 'MSc Data Science', 18],
  ['2026-12-31', 'Post Graduate', 'MRes Biology', 24],
  ['2027-01-01', 'Post Graduate', 'MRes Biology', 18],
  ['2026-12-31', 'Post Graduate', 'PhD Chemistry', 36],
  ['2027-01-01', 'Post Graduate', 'PhD Chemistry', 36],
  ['2027-01-01', 'Post Graduate Diploma', 'Diploma in Law', null],
  ['2027-01-01', 'Foundation', 'Foundation in Arts', null],
];
/** Intake and length → the day after the course, and the months of the visa. */
const AFTER: readonly [year: number, month: string, length: number, applyOn: string, months: number][] = [
  [2025, 'Sep', 12, '2026-09-01', 24],
  [2025, 'Dec', 12, '2026-12-01', 24],
  [2026, 'Jan', 12, '2027-01-01', 18],
  [2026, 'Jan', 11.5, '2026-12-16', 24],
  [2026, 'Sep', 12, '2027-09-01', 18],
  [2027, 'Jan', 12, '2028-01-01', 18],
  [2027, 'Sep', 36, '2030-09-01', 18],
];

/** University and campus → which amount is due for nine months; the smaller of both where it can't be told. */
const PLACES: readonly [university: string, campus: string, key: string, amount: number, most: number | null][] = [
  ['Imperial College London', 'South Kensington', 'uk.living.london', 13761, null],
  ['Imperial College London', '', 'uk.living.london', 13761, null],
  ['Queen Mary University of London', 'Mile End', 'uk.living.london', 13761, null],
  ['Brunel University', 'Uxbridge', 'uk.living.london', 13761, null],
  ['Kingston University', 'Kingston', 'uk.living.london', 13761, null],
  ['University of Greenwich', 'Avery Hill', 'uk.living.london', 13761, null],
  ['University of Greenwich', 'Medway', 'uk.living.elsewhere', 10539, null],
  ['University of Greenwich', '', 'uk.living.elsewhere', 10539, 13761],
  ['Royal Holloway, University of London', 'Egham', 'uk.living.elsewhere', 10539, null],
  ['University of Hull', 'Kingston upon Hull', 'uk.living.elsewhere', 10539, null],
  ['University of Nottingham', 'Sutton Bonington', 'uk.living.elsewhere', 10539, null],
  ['University of Reading', 'London Road', 'uk.living.elsewhere', 10539, null],
  ['Northumbria University', 'London', 'uk.living.london', 13761, null],
  ['University of Leeds', 'Leeds', 'uk.living.elsewhere', 10539, null],
  ['Global Banking School', '', 'uk.living.elsewhere', 10539, 13761],
];

export const UK_CASES: CostCase[] = [
  ...PLACES.map(
    ([university, campus, key, amount, most]): CostCase => ({
      name: `${university}, ${campus || 'campus not published'}: ${key}${most === null ? '' : ' or more'}`,
      course: { ...UK, university, campus, course: `Taught at ${campus || 'a place not published'}` },
      ask: { on: '2026-11-22' },
      bank: { [key]: [amount, LIKELY] },
      most,
    }),
  ),
  ...living(UK, '2025-01-02', 'uk.living.elsewhere', KNOWN, ELSEWHERE_2025),
  ...living(LONDON, '2025-11-10', 'uk.living.london', KNOWN, LONDON_2025),
  ...living(UK, '2025-11-11', 'uk.living.elsewhere', LIKELY, ELSEWHERE_NOW),
  ...living(LONDON, '2026-11-22', 'uk.living.london', LIKELY, LONDON_NOW),
  ...families(UK, 'uk.dependant.elsewhere', DEPENDANTS),
  ...families(LONDON, 'uk.dependant.london', DEPENDANTS_LONDON),
  {
    name: 'what dependants need since November 2025 is not known',
    course: UK,
    ask: { on: '2025-11-11', family: 3 },
    bank: { 'uk.dependant.elsewhere': [null, NONE] },
    bankSum: ['GBP', 25539, true],
  },
  {
    name: 'the day before the first amounts are valid',
    course: UK,
    ask: { on: '2025-01-01' },
    bank: { 'uk.living.elsewhere': [null, NONE] },
    bankSum: ['GBP', 15000, true],
    window: null,
  },
  {
    name: 'a year until it is finished counts twelve months',
    course: UK,
    ask: { on: '2026-11-22' },
    lines: { tuition: [15000, KNOWN], 'uk.living.elsewhere': [14052, LIKELY], 'uk.health-cover': [null, NONE] },
    sum: ['GBP', 29576, true],
    bankSum: ['GBP', 25539, false],
  },
  ...WINDOWS.map(
    ([on, from, endsFrom]): CostCase => ({
      name: `28 days for an application on ${on}`,
      course: UK,
      ask: { on },
      window: { applyBy: on, from, endsFrom },
    }),
  ),
  ...INTAKES.map(
    ([year, month, applyBy, from, endsFrom]): CostCase => ({
      name: `28 days for the intake of ${month} ${year}`,
      course: UK,
      ask: { on: '2026-11-29', year, month },
      window: { applyBy, from, endsFrom },
    }),
  ),
  ...GRADUATES.map(
    ([on, level, course, months]): CostCase => ({
      name: `${course}: applying for the Graduate visa on ${on}`,
      course: { ...UK, level, course },
      ask: { on },
      work: { 'uk.work': [months, months === null ? NONE : LIKELY] },
      applyOn: on,
    }),
  ),
  ...AFTER.map(
    ([year, month, durationInMonths, applyOn, months]): CostCase => ({
      name: `work after ${durationInMonths} months from ${month} ${year}`,
      course: { ...UK, durationInMonths },
      ask: { on: '2026-11-22', year, month },
      work: { 'uk.work': [months, LIKELY] },
      applyOn,
    }),
  ),
];
