import type { BandedScore, StudentScores } from '@/lib/domain/test-scores';

/**
 * Whether a student's test scores meet what a course asks for, rule by rule. The source of every rule is the score the
 * course itself publishes; nothing is inferred from another test by a conversion table, because universities convert
 * differently. One English test is enough; a GRE or GMAT score that is published must be met besides. Unknown never
 * counts as met. The filter of the search (`qualifies` in lib/search/naive.ts) keeps exactly the courses with 'met'.
 */

type Whose = 'your' | 'their';

export type Verdict = 'met' | 'not met' | 'unknown';

export interface RuleResult {
  /** 'IELTS'. */
  test: string;
  verdict: Verdict;
  /** 'IELTS 6.5 needed, yours 6.0 (0.5 short)'. */
  text: string;
}

export interface Eligibility {
  verdict: Verdict;
  /** One of these is enough. Empty: the course publishes no English score, so its verdict is unknown at best. */
  english: RuleResult[];
  /** Each of these must be met. */
  others: RuleResult[];
}

/** The scores a course publishes; null where it states none. */
export interface CourseScores {
  ieltsOverall: number | null;
  ieltsLessThan: number | null;
  pteOverall: number | null;
  pteLessThan: number | null;
  det: number | null;
  toefl: number | null;
  gre: number | null;
  gmat: number | null;
}

/**
 * The verdict on one course, with each rule's own.
 * @param whose how the texts call the scores: 'your' to the student, 'their' to other readers.
 */
export function eligibilityOf(course: CourseScores, scores: StudentScores, whose: Whose = 'your'): Eligibility {
  const english = [
    banded('IELTS', course.ieltsOverall, course.ieltsLessThan, scores.ielts, 1, whose),
    banded('PTE', course.pteOverall, course.pteLessThan, scores.pte, 0, whose),
    single('TOEFL', course.toefl, scores.toefl, whose),
    single('DET', course.det, scores.det, whose),
  ].filter((rule) => rule !== null);
  const others = [single('GRE', course.gre, scores.gre, whose), single('GMAT', course.gmat, scores.gmat, whose)].filter(
    (rule) => rule !== null,
  );
  return { verdict: all([any(english), ...others.map(({ verdict }) => verdict)]), english, others };
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
    toefl: number('toefl_overall'),
    gre: number('gre_overall'),
    gmat: number('gmat_overall'),
  };
  return Object.fromEntries(Object.entries(taken).filter(([, score]) => score !== undefined));
}

const BANDS = ['reading', 'writing', 'speaking', 'listening'] as const;

function any(rules: readonly RuleResult[]): Verdict {
  if (rules.some(({ verdict }) => verdict === 'met')) return 'met';
  return rules.some(({ verdict }) => verdict === 'not met') ? 'not met' : 'unknown';
}

function all(verdicts: readonly Verdict[]): Verdict {
  if (verdicts.includes('not met')) return 'not met';
  return verdicts.includes('unknown') ? 'unknown' : 'met';
}

function single(test: string, needed: number | null, own: number | undefined, whose: Whose): RuleResult | null {
  if (needed === null) return null;
  return { test, ...compared(`${test} ${needed} needed`, needed, own, `${whose}s`, 0) };
}

function banded(
  test: string,
  overall: number | null,
  lowest: number | null,
  own: BandedScore | undefined,
  digits: number,
  whose: Whose,
): RuleResult | null {
  const parts = [
    ...(overall === null
      ? []
      : [compared(`${test} ${overall.toFixed(digits)} needed`, overall, own?.overall, `${whose}s`, digits)]),
    ...(lowest === null
      ? []
      : [
          compared(
            `${test} no band below ${lowest.toFixed(digits)} needed`,
            lowest,
            own?.lowest,
            `${whose} lowest`,
            digits,
          ),
        ]),
  ];
  if (parts.length === 0) return null;
  return { test, verdict: all(parts.map(({ verdict }) => verdict)), text: parts.map(({ text }) => text).join('; ') };
}

function compared(
  what: string,
  needed: number,
  own: number | null | undefined,
  whose: string,
  digits: number,
): { verdict: Verdict; text: string } {
  if (own === null || own === undefined) return { verdict: 'unknown', text: `${what}, ${whose} not known` };
  const text = `${what}, ${whose} ${own.toFixed(digits)}`;
  if (own >= needed) return { verdict: 'met', text };
  return { verdict: 'not met', text: `${text} (${(needed - own).toFixed(digits)} short)` };
}
