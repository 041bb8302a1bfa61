import { addMonths, DAY_MS } from '@/lib/domain/days/day';
import { isDoubtful, marksIn, statedIn } from '@/lib/domain/marks/paper-marks';
import { subjectsIn } from '@/lib/domain/marks/school-grades';
import type { Education, Job } from '@/lib/domain/profile';
import {
  type BandedScore,
  DET_SUBSCORES,
  type EnglishName,
  type StudentScores,
  type TestScores,
  type ToeflRange,
  type ToeflScale,
  toeflScaleOf,
} from '@/lib/domain/test-scores';
import { type FactOverrides, factOn, isOverdue } from '@/lib/engines/facts/read';
import { SCHOOLING, type Schooling } from './entry';
import type { ApplicantProfile } from './fit';
import { gradeRulesOn } from './grade-rules';
import { reportMonths } from './one-score';
import { ownReading } from './own-marks';
import { sourceOf } from './verdicts';

/** What a profile holds, as it is stored. */
export interface StoredProfile {
  tests?: Readonly<Partial<TestScores>> | undefined;
  educationSummaries?: readonly Education[] | undefined;
  workExperience?: readonly Job[] | undefined;
  personal?: { dob?: string | null | undefined; nationality?: string | null | undefined } | null | undefined;
}

/** When a profile is judged. */
export interface Asked {
  /** The day of reading, 'YYYY-MM-DD': which facts are known and fresh. */
  today: string;
  /** The first day of the intake; null: none is chosen. */
  intakeDay: string | null;
}

/**
 * What a student brings to an intake, or today: scores with the reports that have ended by then marked, and the education.
 * @param overrides the facts that an admin entered
 */
export function applicantProfileOf(
  { tests = {}, educationSummaries = [], workExperience = [], personal }: StoredProfile,
  { today, intakeDay }: Asked,
  overrides?: FactOverrides,
): ApplicantProfile {
  const day = intakeDay ?? today;
  const expired = expiredBy(tests, day);
  const toeflRange = rangeOf(tests, today, overrides);
  return {
    scores: {
      ...scoresOf(tests),
      ...(Object.keys(expired).length > 0 ? { expired } : {}),
      ...(toeflRange ? { toeflRange } : {}),
    },
    schooling: educationSummaries.map((entry) => schoolingOf(entry, today, overrides)),
    ...workBy(workExperience, day, lastEnd(educationSummaries)),
    ...(personal?.dob ? { born: personal.dob } : {}),
    ...(personal?.nationality ? { nationality: personal.nationality } : {}),
    today,
    gradeRules: gradeRulesOn(today, overrides),
    day,
    isIntake: intakeDay !== null,
  };
}

/** What of an education the rules look at; what wasn't entered is left out, and marks that were typed alone count as typed. */
function schoolingOf(given: Education, today: string, overrides: FactOverrides | undefined): Schooling {
  const isTyped = given.marks && !given.percentage && !given.cgpa;
  const entry = isTyped ? { ...given, ...statedIn(marksIn(given.marks, given.country_of_education)) } : given;
  const stated = SCHOOLING.filter((field) => (entry[field] ?? null) !== null);
  const isKnown = (field: keyof Education) => field !== 'percentage' || !isDoubtful(entry.percentage);
  const read = ownReading(entry, today, overrides);
  const listed = entry.subjects ? '' : subjectsIn(entry.marks ?? '');
  return {
    ...Object.fromEntries(stated.filter(isKnown).map((field) => [field, entry[field]])),
    ...(listed ? { subjects: listed } : {}),
    ...(read ? { read } : {}),
  } as unknown as Schooling;
}

/** What is known of work up to a day. An entry that was left empty says that there was none; without any nothing is said. */
function workBy(
  jobs: readonly Job[],
  day: string,
  since: string,
): Pick<ApplicantProfile, 'workedUntil' | 'workedYears' | 'workedSince'> {
  const stated = jobs.filter((job) => job.organization_details || job.position || job.working_from || job.working_upto);
  // How long a job without its first day lasted isn't known.
  if (jobs.length === 0 || stated.some(({ working_from: from }) => !from)) return {};
  const workedUntil = lastAtWork(stated, day);
  return {
    ...(workedUntil ? { workedUntil } : {}),
    workedYears: yearsAtWork(stated, day),
    workedSince: yearsAtWork(stated, day, since),
  };
}

/** The last day at work up to a day; undefined where none is known. */
function lastAtWork(jobs: readonly Job[], day: string): string | undefined {
  const ends = jobs.flatMap(({ working_from: from, working_upto: to }) => (from && from <= day ? [to ?? day] : []));
  return ends.sort().at(-1);
}

/** The last day of all studies; '' where there are none. */
const lastEnd = (studies: readonly Education[]): string =>
  studies
    .map(({ end_date }) => end_date)
    .sort()
    .at(-1) ?? '';

/** Years at work up to a day, with `since` those behind that one; jobs at the same time count once. */
function yearsAtWork(jobs: readonly Job[], day: string, since = ''): number {
  const spans = jobs.flatMap(({ working_from: start, working_upto: to }) => {
    const end = to && to < day ? to : day;
    const from = start && (start > since ? start : since);
    return from && from < end ? [[Date.parse(from), Date.parse(end)] as const] : [];
  });
  let [sum, until] = [0, 0];
  for (const [from, end] of spans.sort(([a], [b]) => a - b)) {
    sum += Math.max(0, end - Math.max(from, until));
    until = Math.max(until, end);
  }
  // Two years without a leap day are two years.
  return sum / (365 * DAY_MS);
}

/** The student's scores as the rules take them. A lowest band is only known when all four bands are. */
export function scoresOf(tests: { readonly [field: string]: number | string | null | undefined }): StudentScores {
  const number = (field: string) => (typeof tests[field] === 'number' ? (tests[field] as number) : undefined);
  const withBands = (test: string): BandedScore | undefined => {
    const overall = number(`${test}_overall`);
    if (overall === undefined) return undefined;
    const bands = BANDS.map((band) => number(`${test}_${band}`));
    const known = bands.filter((band) => band !== undefined);
    return { overall, lowest: known.length === BANDS.length ? Math.min(...known) : null };
  };
  const taken = {
    ielts: withBands('ielts'),
    pte: withBands('pte'),
    [reportScaleOf(tests) === '1-6' ? 'newToefl' : 'toefl']: number('toefl_overall'),
    det: number('det_overall'),
    gre: number('gre_overall'),
    gmat: number('gmat_overall'),
  };
  const parts = (test: string, names: readonly string[]) => {
    const known = names.map((name) => number(`${test}_${name}`));
    return known.every((one) => one !== undefined) ? (known as number[]).sort((a, b) => a - b) : undefined;
  };
  const toefl = taken.toefl === undefined && taken.newToefl === undefined ? undefined : parts('toefl', BANDS);
  const det =
    taken.det === undefined
      ? undefined
      : parts(
          'det',
          DET_SUBSCORES.map((field) => field.slice(4)),
        );
  const second = { ielts: parts('ielts', BANDS)?.[1], pte: parts('pte', BANDS)?.[1] };
  const lowest = { [taken.newToefl === undefined ? 'toefl' : 'newToefl']: toefl?.[0], det: det?.[0] };
  const each = (test: string) =>
    nonEmpty(stated(Object.fromEntries(BANDS.map((one) => [one, number(`${test}_${one}`)]))));
  return stated({
    ...taken,
    lowest: nonEmpty(stated(lowest)),
    secondLowest: nonEmpty(stated(second)),
    parts: nonEmpty(stated({ ielts: each('ielts'), pte: each('pte'), toefl: each('toefl') })),
  });
}

/** The scale of a profile's TOEFL report; by its day and score where it was saved without one. */
export function reportScaleOf(tests: { readonly [field: string]: unknown }): ToeflScale | null {
  const { toefl_scale: named, toefl_test_date: taken, toefl_overall: overall } = tests;
  if (named === '1-6' || named === '0-120') return named;
  return typeof overall === 'number' ? toeflScaleOf(typeof taken === 'string' ? taken : '', overall) : null;
}

const stated = <T extends object>(values: T): T =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
const nonEmpty = <T extends object>(values: T): T | undefined => (Object.keys(values).length > 0 ? values : undefined);

const BANDS = ['reading', 'writing', 'speaking', 'listening'] as const;

/** How a profile's fields of each English test begin. */
export const REPORTS: Record<EnglishName, 'ielts' | 'pte' | 'toefl' | 'det'> = {
  IELTS: 'ielts',
  PTE: 'pte',
  TOEFL: 'toefl',
  DET: 'det',
};
export const ENGLISH_NAMES = Object.keys(REPORTS) as EnglishName[];

/** The scores without those of reports that have ended. */
export function scoresInForce({ expired = {}, toeflRange: _range, ...scores }: StudentScores): StudentScores {
  const ended = Object.keys(expired);
  const gone = new Set<string>(
    ended.flatMap((name) => (name === 'TOEFL' ? ['toefl', 'newToefl'] : [name.toLowerCase()])),
  );
  return Object.fromEntries(Object.entries(scores).filter(([test]) => !gone.has(test)));
}

/** What courses state of earlier studies beside a percentage; of what none states nothing is missing. */
export type StatedMarks = Record<'CGPA' | 'Class' | 'Subjects' | 'Backlog', boolean>;

/** What can't be judged of any course, because nothing is known of it: tests without a score, and the education. */
export function unknownRules({ scores, schooling }: ApplicantProfile, stated: StatedMarks): string[] {
  const { ielts, pte, toefl, newToefl, det, gre, gmat } = scores;
  const unknown = {
    IELTS: !ielts,
    PTE: !pte,
    'TOEFL on 0–120': toefl === undefined,
    'TOEFL on 1–6': newToefl === undefined,
    DET: det === undefined,
    GRE: gre === undefined,
    GMAT: gmat === undefined,
    Level: schooling.length === 0,
    Marks: schooling.length === 0,
    CGPA: stated.CGPA && schooling.every(({ cgpa }) => cgpa === undefined),
    'Degree class': stated.Class,
    Subjects: stated.Subjects && schooling.every(({ subjects }) => !subjects),
    Backlog: stated.Backlog && schooling.every(({ backlogs }) => backlogs === undefined),
  };
  return Object.entries(unknown).flatMap(([rule, isUnknown]) => (isUnknown ? [rule] : []));
}

/** The reports that no longer hold on a day, each with the last day it did. */
function expiredBy(tests: Readonly<Partial<TestScores>>, day: string): NonNullable<StudentScores['expired']> {
  return Object.fromEntries(
    Object.entries({ GRE: 'gre', GMAT: 'gmat', ...REPORTS } as const).flatMap(([name, test]) => {
      const taken = tests[`${test}_test_date`];
      const last = taken && addMonths(taken, reportMonths(name));
      return last && last < day ? [[name, last]] : [];
    }),
  );
}

/** The own TOEFL score on the scale it isn't on, by the table of the test's owner; undefined while that isn't fresh. */
function rangeOf(
  tests: Readonly<Partial<TestScores>>,
  today: string,
  overrides: FactOverrides | undefined,
): ToeflRange | undefined {
  const { toefl_overall: own } = tests;
  const fact = typeof own === 'number' ? factOn('english.toefl.ranges', today, overrides) : null;
  if (typeof own !== 'number' || !fact || isOverdue(fact, today) || typeof fact.value !== 'object') return undefined;
  const bands = Object.entries(fact.value)
    .map(([score, from]) => ({ score: Number(score), from: Number(from) }))
    .sort((one, other) => one.score - other.score);
  const source = sourceOf(fact);
  if (reportScaleOf(tests) !== '1-6') {
    const band = bands.findLast(({ from }) => from <= own);
    return band && { from: band.score, to: band.score, source };
  }
  const place = bands.findIndex(({ score }) => score === own);
  const band = bands[place];
  return band && { from: band.from, to: (bands[place + 1]?.from ?? HIGHEST + 1) - 1, source };
}
const HIGHEST = 120;
