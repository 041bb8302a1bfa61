/** The English tests that a search can filter by (specification, section 9). */
export const ENGLISH_TESTS = ['ielts', 'pte'] as const;
export type EnglishTest = (typeof ENGLISH_TESTS)[number];

export const TESTS = ['ielts', 'pte', 'toefl', 'gre', 'gmat'] as const;

/** The lowest and the highest value of a score, both included, and the step between two values. */
export interface ScoreScale {
  from: number;
  to: number;
  step: number;
}

const scale = (from: number, to: number, step = 1): ScoreScale => ({ from, to, step });
const band = scale(0, 9, 0.5);

/**
 * The test fields of a profile (specification, section 3) in the order of their form: a day as YYYY-MM-DD, a text, or a
 * score on its test's scale. The GMAT's section scales differ between its editions: these bounds take both.
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
  toefl_overall: scale(0, 120),
  toefl_reading: scale(0, 30),
  toefl_writing: scale(0, 30),
  toefl_speaking: scale(0, 30),
  toefl_listening: scale(0, 30),
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
} as const satisfies Record<string, 'day' | 'text' | ScoreScale>;
export type TestField = keyof typeof TEST_FIELD_KINDS;
export const TEST_FIELDS = Object.keys(TEST_FIELD_KINDS) as TestField[];

/** A student's test fields; null where the test wasn't taken or the field wasn't filled in. */
export type TestScores = {
  [Field in TestField]: ((typeof TEST_FIELD_KINDS)[Field] extends ScoreScale ? number : string) | null;
};

/** The scores a course can ask for, in the order its page shows them. Lowest scores of IELTS and PTE are on the same scale. */
export const EXAMS = {
  ielts: { name: 'IELTS', ...scale(1, 9, 0.5), about: 'International English Language Testing System, 0 to 9.' },
  pte: { name: 'PTE', ...scale(10, 90), about: 'Pearson Test of English Academic, 10 to 90.' },
  toefl: { name: 'TOEFL iBT', ...scale(10, 120), about: 'Test of English as a Foreign Language.' },
  det: { name: 'Duolingo', ...scale(10, 160, 5), about: 'Duolingo English Test, 10 to 160.' },
  gre: {
    name: 'GRE',
    ...scale(260, 340),
    about: 'Graduate Record Examinations, asked for by some postgraduate courses.',
  },
  gmat: {
    name: 'GMAT',
    ...scale(200, 805, 5),
    about: 'Graduate Management Admission Test, asked for by some business courses.',
  },
} as const satisfies Record<string, ScoreScale & { name: string; about: string }>;
export type Exam = keyof typeof EXAMS;

/** Whether a value is one of a scale's. */
export const isOnScale = (value: number, { from, to, step }: ScoreScale): boolean =>
  value >= from && value <= to && Number.isInteger(value / step);

/** '1 to 9 in steps of 0.5'. */
export const scaleText = ({ from, to, step }: ScoreScale): string => `${from} to ${to} in steps of ${step}`;

/** What a form says to a value that is not on a scale: 'Please enter a number from 0 to 9 in steps of 0.5.' */
export const wantedScore = (scale: ScoreScale): string =>
  scale.step === 1
    ? `Please enter a whole number from ${scale.from} to ${scale.to}.`
    : `Please enter a number from ${scaleText(scale)}.`;

/** A test whose overall score and lowest band both matter; `lowest` is null when the bands are not known. */
export interface BandedScore {
  overall: number;
  lowest: number | null;
}

/** A student's own scores; a test that was not taken is absent. */
export interface StudentScores {
  ielts?: BandedScore;
  pte?: BandedScore;
  toefl?: number;
  det?: number;
  gre?: number;
  gmat?: number;
}
