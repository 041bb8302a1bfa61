export const TESTS = ['ielts', 'pte', 'toefl', 'det', 'gre', 'gmat'] as const;

/** The lowest and the highest value of a score, both included, and the step between two values. */
export interface ScoreScale {
  from: number;
  to: number;
  step: number;
}

const scale = (from: number, to: number, step = 1): ScoreScale => ({ from, to, step });
const band = scale(0, 9, 0.5);

/** What a TOEFL iBT report or requirement is on: tests since `NEW_TOEFL_DAY` report 1 to 6, those before 0 to 120. */
export const TOEFL_SCALES = ['0-120', '1-6'] as const;
export type ToeflScale = (typeof TOEFL_SCALES)[number];

/** The first day of TOEFL iBT tests that report 1 to 6 in halves; Australia keeps an edition on 0 to 120. */
const NEW_TOEFL_DAY = '2026-01-21';

/** A report's scales: overall, and each of its four sections. */
export const TOEFL_REPORTS = {
  '0-120': { overall: scale(0, 120), section: scale(0, 30) },
  '1-6': { overall: scale(1, 6, 0.5), section: scale(1, 6, 0.5) },
} as const satisfies Record<ToeflScale, { overall: ScoreScale; section: ScoreScale }>;

/**
 * The scale of a TOEFL report that doesn't name its own: by the day of the test, and for tests since `NEW_TOEFL_DAY` by
 * the overall score, because Australia's edition still reports 0 to 120.
 * @param testedOn 'YYYY-MM-DD'
 */
export function toeflScaleOf(testedOn: string, overall: number): ToeflScale {
  if (testedOn < NEW_TOEFL_DAY) return '0-120';
  return !Number.isInteger(overall) || (overall >= 1 && overall <= 6) ? '1-6' : '0-120';
}

/** The overall score and the four sections of a TOEFL report. */
export const TOEFL_SCORES = [
  'toefl_overall',
  'toefl_reading',
  'toefl_writing',
  'toefl_speaking',
  'toefl_listening',
] as const;

/** The subscores of a Duolingo report; they may be left out. */
export const DET_SUBSCORES = ['det_literacy', 'det_comprehension', 'det_conversation', 'det_production'] as const;

/** The fields of a TOEFL report that are not on its scale, each with what is wanted there. */
export function toeflProblems(
  scale: ToeflScale,
  report: Readonly<Partial<Record<(typeof TOEFL_SCORES)[number], number | null>>>,
): Record<string, string> {
  const wrong = TOEFL_SCORES.flatMap((field) => {
    const wanted = TOEFL_REPORTS[scale][field === 'toefl_overall' ? 'overall' : 'section'];
    const score = report[field] ?? null;
    return score === null || isOnScale(score, wanted) ? [] : [[field, wantedScore(wanted)]];
  });
  return Object.fromEntries(wrong);
}

/** '0–120', as people read it. */
export const toeflScaleText = (scale: ToeflScale): string => scale.replace('-', '–');

/**
 * The test fields of a profile (specification, section 3) in the order of their form: a day as YYYY-MM-DD, a text, or a
 * score on its test's scale; a TOEFL score is on the report's own (`TOEFL_REPORTS`). The GMAT's section scales differ
 * between its editions: these bounds take both.
 */
export const TEST_FIELD_KINDS = {
  ielts_test_date: 'day',
  ielts_result_date: 'day',
  ielts_overall: band,
  ielts_reading: band,
  ielts_writing: band,
  ielts_speaking: band,
  ielts_listening: band,
  ielts_trf_no: 'text',
  ielts_english_marks: scale(0, 100, 0.01),
  pte_test_date: 'day',
  pte_overall: scale(10, 90),
  pte_reading: scale(10, 90),
  pte_writing: scale(10, 90),
  pte_speaking: scale(10, 90),
  pte_listening: scale(10, 90),
  toefl_test_date: 'day',
  toefl_scale: 'toefl scale',
  toefl_overall: 'toefl score',
  toefl_reading: 'toefl score',
  toefl_writing: 'toefl score',
  toefl_speaking: 'toefl score',
  toefl_listening: 'toefl score',
  det_test_date: 'day',
  det_overall: scale(10, 160, 5),
  det_literacy: scale(10, 160, 5),
  det_comprehension: scale(10, 160, 5),
  det_conversation: scale(10, 160, 5),
  det_production: scale(10, 160, 5),
  gre_test_date: 'day',
  gre_overall: scale(260, 340),
  gre_quantitative: scale(130, 170),
  gre_analytical_writing: scale(0, 6, 0.5),
  gmat_test_date: 'day',
  gmat_overall: scale(205, 805),
  gmat_quantitative: scale(0, 90),
  gmat_verbal: scale(0, 90),
  gmat_analytical_writing: scale(0, 6, 0.5),
  gmat_integrated_reasoning: scale(0, 90),
} as const satisfies Record<string, 'day' | 'text' | 'toefl scale' | 'toefl score' | ScoreScale>;
export type TestField = keyof typeof TEST_FIELD_KINDS;
export const TEST_FIELDS = Object.keys(TEST_FIELD_KINDS) as TestField[];

/** A student's test fields; null where the test wasn't taken or the field wasn't filled in. */
export type TestScores = {
  [Field in TestField]: TestValue<(typeof TEST_FIELD_KINDS)[Field]> | null;
};
type TestValue<Kind> = Kind extends ScoreScale | 'toefl score'
  ? number
  : Kind extends 'toefl scale'
    ? ToeflScale
    : string;

/** The scores a course can ask for, in the order its page shows them. Lowest scores of IELTS and PTE are on the same scale. */
export const EXAMS = {
  ielts: { name: 'IELTS', ...scale(1, 9, 0.5), about: 'International English Language Testing System, 0 to 9.' },
  pte: { name: 'PTE', ...scale(10, 90), about: 'Pearson Test of English Academic, 10 to 90.' },
  /** On 0 to 120; what a course asks for on 1 to 6 is in `TOEFL_ASKED`. */
  toefl: { name: 'TOEFL iBT', ...scale(10, 120), about: 'Test of English as a Foreign Language.' },
  det: { name: 'Duolingo', ...scale(10, 160, 5), about: 'Duolingo English Test, 10 to 160.' },
  gre: {
    name: 'GRE',
    ...scale(260, 340),
    about: 'Graduate Record Examinations, required by some postgraduate courses.',
  },
  gmat: {
    name: 'GMAT',
    ...scale(200, 805, 5),
    about: 'Graduate Management Admission Test, required by some business courses.',
  },
} as const satisfies Record<string, ScoreScale & { name: string; about: string }>;
export type Exam = keyof typeof EXAMS;

/** What a course can ask for in TOEFL, on either scale. */
export const TOEFL_ASKED = {
  '0-120': scale(EXAMS.toefl.from, EXAMS.toefl.to),
  '1-6': TOEFL_REPORTS['1-6'].overall,
} as const satisfies Record<ToeflScale, ScoreScale>;

/** What a course can ask for in each section of TOEFL. */
export const TOEFL_SECTION_ASKED = {
  '0-120': scale(1, 30),
  '1-6': TOEFL_REPORTS['1-6'].section,
} as const satisfies Record<ToeflScale, ScoreScale>;

/** Whether a value is one of a scale's. */
export const isOnScale = (value: number, { from, to, step }: ScoreScale): boolean =>
  value >= from && value <= to && Math.abs(value / step - Math.round(value / step)) < 1e-6;

/** '1 to 9 in steps of 0.5'. */
export const scaleText = ({ from, to, step }: ScoreScale): string => `${from} to ${to} in steps of ${step}`;

/** 'a number from 0 to 9 in steps of 0.5'. */
export const scaleWords = (scale: ScoreScale): string =>
  scale.step === 1 ? `a whole number from ${scale.from} to ${scale.to}` : `a number from ${scaleText(scale)}`;

/** What a form says to a value that is not on a scale: 'Please enter a number from 0 to 9 in steps of 0.5.' */
export const wantedScore = (scale: ScoreScale): string => `Please enter ${scaleWords(scale)}.`;

/** Scores of GMAT's Focus edition, the only one since February 2024, end in 5, those before it in 0: they never compare. */
export const isGmatFocus = (score: number): boolean => score % 10 === 5;

/** A test whose overall score and lowest band both matter; `lowest` is null when the bands are not known. */
export interface BandedScore {
  overall: number;
  lowest: number | null;
}

/** A student's own scores; a test that was not taken is absent. */
export interface StudentScores {
  ielts?: BandedScore;
  pte?: BandedScore;
  /** On 0 to 120. */
  toefl?: number;
  /** On 1 to 6. */
  newToefl?: number;
  det?: number;
  gre?: number;
  gmat?: number;
  /** The lowest part of the reports above, as far as all parts are known. */
  lowest?: Partial<Record<'toefl' | 'newToefl' | 'det', number>>;
  /** The second lowest part: of those that may be low once. */
  secondLowest?: Partial<Record<Exam, number>>;
  /** Each part of a report, as far as it is known: of those of which more is asked. */
  parts?: Partial<Record<'ielts' | 'pte' | 'toefl', Partial<Record<string, number>>>>;
  /** The reports that have ended by the day that is asked for, each with its last day, 'YYYY-MM-DD'. */
  expired?: Partial<Record<EnglishName | 'GRE' | 'GMAT', string>>;
  /** The own TOEFL score on the scale it isn't on; absent where no table can be relied on. */
  toeflRange?: ToeflRange;
}

/** The English tests as rules call them. */
export type EnglishName = 'IELTS' | 'PTE' | 'TOEFL' | 'DET';

/** What a score on one scale stands for on another: any score from `from` to `to`, by `source`. */
export interface ToeflRange {
  from: number;
  to: number;
  source: { title: string; address: string; kind: 'official' | 'secondary'; readOn: string };
}
