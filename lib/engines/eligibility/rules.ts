import type { CourseDraft } from '@/lib/domain/course';
import type { ScoreFieldName } from '@/lib/domain/course-fields';
import { type BandedScore, type StudentScores, toeflScaleText } from '@/lib/domain/test-scores';
import { bestOf, dayText, type RuleResult, type Verdict, worstOf } from './verdicts';

/**
 * Whether a student's test scores meet what a course asks for, rule by rule. The source of every rule is the score the
 * course itself publishes; only a score of the same test on the same scale decides. What the test's owner says of its
 * other scale gives 'likely' or 'likely not', and nothing is inferred from another test, because universities convert
 * differently. One English test is enough; a GRE or GMAT score that is published must be met besides. Unknown never
 * counts as met. The filter of the search (`qualifies` in lib/engines/search/naive.ts) keeps exactly the courses with 'met'.
 */

export type Whose = 'your' | 'their';

export interface Eligibility {
  verdict: Verdict;
  /** One of these is enough. Empty: the course publishes no English score, so its verdict is unknown at best. */
  english: RuleResult[];
  /** Each of these must be met. */
  others: RuleResult[];
}

/** The scores a course publishes; null where it states none. */
export interface CourseScores extends Pick<CourseDraft, ScoreFieldName> {
  /** '1-6', or '0-120' for anything else. */
  toeflScale: string;
}

/**
 * The verdict on one course's scores, with each rule's own. Of the English tests those taken count, the best of them; a
 * test that was not taken is listed as unknown.
 * @param whose how the texts call the scores: 'your' to the student, 'their' to other readers.
 */
export function eligibilityOf(course: CourseScores, scores: StudentScores, whose: Whose = 'your'): Eligibility {
  const asked = [
    { own: scores.ielts, result: banded('IELTS', course.ieltsOverall, course.ieltsLessThan, scores.ielts, 1, whose) },
    { own: scores.pte, result: banded('PTE', course.pteOverall, course.pteLessThan, scores.pte, 0, whose) },
    { own: scores.toefl ?? scores.newToefl, result: toefl(course, scores, whose) },
    { own: scores.det, result: single('DET', course.det, scores.det, whose) },
  ].flatMap(({ own, result }) => (result ? [{ isTaken: own !== undefined, result: inTime(result, scores) }] : []));
  const english = asked.map(({ result }) => result);
  const taken = asked.filter(({ isTaken }) => isTaken);
  const others = [single('GRE', course.gre, scores.gre, whose), single('GMAT', course.gmat, scores.gmat, whose)].filter(
    (rule) => rule !== null,
  );
  const best = bestOf(taken.map(({ result }) => result.verdict));
  return { verdict: worstOf([best, ...others.map(({ verdict }) => verdict)]), english, others };
}

/** A report that has ended by the day meets nothing. */
function inTime(result: RuleResult, { expired }: StudentScores): RuleResult {
  const last = expired?.[result.rule as keyof typeof expired];
  if (!last) return result;
  const text = result.text.replace(/ \([^()]*\)$/, '');
  return { rule: result.rule, verdict: 'not met', text: `${text}, expired: its 24 months end on ${dayText(last)}` };
}

function toefl({ toefl: needed, toeflScale }: CourseScores, scores: StudentScores, whose: Whose): RuleResult | null {
  if (needed === null) return null;
  const isNew = toeflScale === '1-6';
  const own = isNew ? scores.newToefl : scores.toefl;
  const other = isNew ? scores.toefl : scores.newToefl;
  if (own !== undefined || other === undefined) {
    const scale = isNew ? ` on ${toeflScaleText('1-6')}` : '';
    return {
      rule: 'TOEFL',
      ...compared(`TOEFL ${shown(needed, isNew)}${scale} needed`, needed, own, `${whose}s`, Number(isNew)),
    };
  }
  const needs = `TOEFL ${shown(needed, isNew)} on ${toeflScaleText(isNew ? '1-6' : '0-120')} needed`;
  const mine = `${whose}s ${shown(other, !isNew)} on ${toeflScaleText(isNew ? '0-120' : '1-6')}`;
  const range = scores.toeflRange;
  if (!range) return { rule: 'TOEFL', verdict: 'unknown', text: `${needs}, ${mine}: how they compare is not known` };
  const { from, to, source } = range;
  const is = from === to ? shown(from, isNew) : `${shown(from, isNew)} to ${shown(to, isNew)}`;
  const verdict = from >= needed ? 'likely' : to < needed ? 'likely not' : 'unknown';
  return { rule: 'TOEFL', verdict, text: `${needs}, ${mine}, which stands for ${is}`, source };
}

const shown = (score: number, isNew: boolean): string => (isNew ? score.toFixed(1) : String(score));

function single(rule: string, needed: number | null, own: number | undefined, whose: Whose): RuleResult | null {
  if (needed === null) return null;
  return { rule, ...compared(`${rule} ${needed} needed`, needed, own, `${whose}s`, 0) };
}

function banded(
  rule: string,
  overall: number | null,
  lowest: number | null,
  own: BandedScore | undefined,
  digits: number,
  whose: Whose,
): RuleResult | null {
  const parts = [
    ...(overall === null
      ? []
      : [compared(`${rule} ${overall.toFixed(digits)} needed`, overall, own?.overall, `${whose}s`, digits)]),
    ...(lowest === null
      ? []
      : [
          compared(
            `${rule} no band below ${lowest.toFixed(digits)} needed`,
            lowest,
            own?.lowest,
            `${whose} lowest`,
            digits,
          ),
        ]),
  ];
  if (parts.length === 0) return null;
  return {
    rule,
    verdict: worstOf(parts.map(({ verdict }) => verdict)),
    text: parts.map(({ text }) => text).join('; '),
  };
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
