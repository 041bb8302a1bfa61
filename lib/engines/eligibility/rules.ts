import type { CourseDraft } from '@/lib/domain/course';
import type { ScoreFieldName } from '@/lib/domain/course-fields';
import { type AlsoAsked, alsoAskedOf, examsOfText } from '@/lib/domain/requirements/also-asked';
import { type BandedScore, type Exam, isGmatFocus, type StudentScores, toeflScaleText } from '@/lib/domain/test-scores';
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
export interface CourseScores
  extends Omit<Pick<CourseDraft, ScoreFieldName>, 'toeflLessThan' | 'detLessThan'>,
    Partial<Pick<CourseDraft, 'toeflLessThan' | 'detLessThan' | 'scoresFromText'>> {
  /** What the requirement text asks besides (lib/domain/requirements/also-asked.ts). */
  alsoAsked?: string;
  /** '1-6', or '0-120' for anything else. */
  toeflScale: string;
}

/**
 * The verdict on one course's scores, with each rule's own. Of the English tests those taken count, the best of them; a
 * test that was not taken is listed as unknown.
 * @param whose how the texts call the scores: 'your' to the student, 'their' to other readers.
 */
export function eligibilityOf(course: CourseScores, scores: StudentScores, whose: Whose = 'your'): Eligibility {
  const also = alsoAskedOf(course.alsoAsked);
  const det = scores.det === undefined ? undefined : { overall: scores.det, lowest: scores.lowest?.det ?? null };
  const asked = (
    [
      ['ielts', scores.ielts, banded('IELTS', course.ieltsOverall, course.ieltsLessThan, scores.ielts, 1, whose)],
      ['pte', scores.pte, banded('PTE', course.pteOverall, course.pteLessThan, scores.pte, 0, whose)],
      ['toefl', scores.toefl ?? scores.newToefl, toefl(course, scores, whose)],
      ['det', scores.det, banded('DET', course.det, course.detLessThan ?? null, det, 0, whose)],
    ] as const
  ).flatMap(([exam, own, result]) => {
    if (!result) return [];
    const judged = asRead(byText(result, exam, also, course, scores), exam, course);
    return [{ isTaken: own !== undefined, result: inTime(judged, scores) }];
  });
  const english = asked.map(({ result }) => result);
  const taken = asked.filter(({ isTaken }) => isTaken);
  const others = graduateTests(course, scores, also, whose);
  const best = bestOf(taken.map(({ result }) => result.verdict));
  const isWaivable = also.some((one) => one.is === 'waiver' && one.of === 'english');
  const ofEnglish = isWaivable && (best === 'not met' || best === 'likely not') ? 'unknown' : best;
  return { verdict: worstOf([ofEnglish, ...others.map(({ verdict }) => verdict)]), english, others };
}

/** GRE or GMAT: one is enough, unless the text says both. */
function graduateTests(
  course: CourseScores,
  scores: StudentScores,
  also: readonly AlsoAsked[],
  whose: Whose,
): RuleResult[] {
  const rules = (
    [
      ['gre', single('GRE', course.gre, scores.gre, whose)],
      ['gmat', gmat(course.gmat, scores.gmat, whose)],
    ] as const
  ).flatMap(([exam, result]) => (result ? [inTime(asRead(result, exam, course), scores)] : []));
  const isWaivable = also.some((one) => one.is === 'waiver' && one.of === 'graduate');
  const judged = isWaivable
    ? rules.map((rule) =>
        rule.verdict === 'met' || rule.verdict === 'likely'
          ? rule
          : { ...rule, verdict: 'unknown' as const, text: `${rule.text}; the text lets some people off` },
      )
    : rules;
  const [one, other] = judged;
  if (!one || !other || also.some(({ is }) => is === 'both tests')) return judged;
  const known = [one, other].filter((_, place) => (place === 0 ? scores.gre : scores.gmat) !== undefined);
  return [
    {
      rule: 'GRE or GMAT',
      verdict: bestOf((known.length > 0 ? known : judged).map(({ verdict }) => verdict)),
      text: `${one.text}; or ${other.text}`,
    },
  ];
}

const GMAT_SOURCE = {
  title: 'GMAT score concordance',
  address: 'https://www.mba.com/exams/gmat-exam/scores/understanding-your-score',
  kind: 'secondary',
  readOn: '2026-11-26',
} as const;
/** On Focus about what on the classic scale, by the owner's statement that 645 is the new 700. */
const CLASSIC_OVER_FOCUS = 55;

function gmat(needed: number | null, own: number | undefined, whose: Whose): RuleResult | null {
  if (needed === null || own === undefined || isGmatFocus(needed) === isGmatFocus(own))
    return single('GMAT', needed, own, whose);
  const stands = isGmatFocus(own) ? own + CLASSIC_OVER_FOCUS : own - CLASSIC_OVER_FOCUS;
  const verdict: Verdict = stands >= needed + 15 ? 'likely' : stands < needed - 15 ? 'likely not' : 'unknown';
  const edition = (score: number) => (isGmatFocus(score) ? 'on the Focus edition' : 'on the edition before it');
  return {
    rule: 'GMAT',
    verdict,
    text: `GMAT ${needed} ${edition(needed)} needed, ${whose}s ${own} ${edition(own)}`,
    source: GMAT_SOURCE,
  };
}

const AS_READ: Partial<Record<Verdict, Verdict>> = { met: 'likely', 'not met': 'likely not' };

/** A score that was read out of a sentence doesn't decide before a person checked it. */
function asRead(result: RuleResult, exam: Exam, { scoresFromText }: CourseScores): RuleResult {
  if (!examsOfText(scoresFromText).includes(exam)) return result;
  return {
    ...result,
    verdict: AS_READ[result.verdict] ?? result.verdict,
    text: `${result.text}. Read from the requirement text`,
  };
}

/** What the text says of single parts: one that may be lower, or one of which more is asked. */
function byText(
  result: RuleResult,
  exam: Exam,
  also: readonly AlsoAsked[],
  course: CourseScores,
  scores: StudentScores,
): RuleResult {
  for (const one of also) {
    if (one.is === 'part' && one.exam === exam && result.verdict === 'met')
      return { ...result, verdict: 'unknown', text: `${result.text}; ${one.skill} ${one.score} asked in the text` };
    if (one.is !== 'one lower' || one.exam !== exam || result.verdict !== 'not met') continue;
    const floor = exam === 'ielts' ? course.ieltsLessThan : exam === 'pte' ? course.pteLessThan : null;
    const overall = exam === 'ielts' ? course.ieltsOverall : course.pteOverall;
    const own = exam === 'ielts' || exam === 'pte' ? scores[exam] : undefined;
    const second = scores.secondLowest?.[exam];
    if (!own || own.lowest === null || floor === null || second === undefined) continue;
    if (own.overall >= (overall ?? 0) && own.lowest >= one.score && second >= floor)
      return { ...result, verdict: 'likely', text: `${result.text}; the text takes one part of ${one.score}` };
  }
  return result;
}

/** A report that has ended by the day meets nothing. */
function inTime(result: RuleResult, { expired }: StudentScores): RuleResult {
  const last = expired?.[result.rule as keyof typeof expired];
  if (!last) return result;
  const text = result.text.replace(/ \([^()]*\)$/, '');
  const months = result.rule === 'GRE' || result.rule === 'GMAT' ? 60 : 24;
  return {
    rule: result.rule,
    verdict: 'not met',
    text: `${text}, expired: its ${months} months end on ${dayText(last)}`,
  };
}

function toefl(
  { toefl: needed, toeflLessThan, toeflScale }: CourseScores,
  scores: StudentScores,
  whose: Whose,
): RuleResult | null {
  if (needed === null) return null;
  const isNew = toeflScale === '1-6';
  const own = isNew ? scores.newToefl : scores.toefl;
  const other = isNew ? scores.toefl : scores.newToefl;
  if (own !== undefined || other === undefined) {
    const scale = isNew ? ` on ${toeflScaleText('1-6')}` : '';
    const overall = compared(`TOEFL ${shown(needed, isNew)}${scale} needed`, needed, own, `${whose}s`, Number(isNew));
    if (toeflLessThan === null || toeflLessThan === undefined) return { rule: 'TOEFL', ...overall };
    const floor = `TOEFL no section below ${shown(toeflLessThan, isNew)} needed`;
    const lowest = compared(
      floor,
      toeflLessThan,
      scores.lowest?.[isNew ? 'newToefl' : 'toefl'],
      `${whose} lowest`,
      Number(isNew),
    );
    return {
      rule: 'TOEFL',
      verdict: worstOf([overall.verdict, lowest.verdict]),
      text: `${overall.text}; ${lowest.text}`,
    };
  }
  const needs = `TOEFL ${shown(needed, isNew)} on ${toeflScaleText(isNew ? '1-6' : '0-120')} needed`;
  const mine = `${whose}s ${shown(other, !isNew)} on ${toeflScaleText(isNew ? '0-120' : '1-6')}`;
  const range = scores.toeflRange;
  if (!range) return { rule: 'TOEFL', verdict: 'unknown', text: `${needs}, ${mine}: how they compare is not known` };
  const { from, to, source } = range;
  const is = from === to ? shown(from, isNew) : `${shown(from, isNew)} to ${shown(to, isNew)}`;
  const verdict = from >= needed ? 'likely' : to < needed ? 'likely not' : 'unknown';
  // How sections compare is said nowhere.
  const isFloored = toeflLessThan !== null && toeflLessThan !== undefined && verdict === 'likely';
  return {
    rule: 'TOEFL',
    verdict: isFloored ? 'unknown' : verdict,
    text: `${needs}, ${mine}, which stands for ${is}`,
    source,
  };
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
