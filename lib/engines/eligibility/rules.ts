import type { CourseDraft } from '@/lib/domain/courses/course';
import type { ScoreFieldName } from '@/lib/domain/courses/course-fields';
import { type AlsoAsked, alsoAskedOf } from '@/lib/domain/requirements/also-asked';
import {
  type BandedScore,
  type EnglishName,
  type Exam,
  type StudentScores,
  toeflScaleText,
} from '@/lib/domain/test-scores';
import { graduateTests } from './graduate-tests';
import { isLetOff, letOff } from './let-off';
import { asRead, compared, inTime, ofParts } from './one-score';
import { bestOf, NO_TEST, type RuleResult, type Verdict, worstOf } from './verdicts';

/**
 * Whether a student's test scores meet what a course asks for, rule by rule. The source of every rule is the score the
 * course itself publishes; only a score of the same test on the same scale decides. What the test's owner says of its
 * other scale gives 'likely' or 'likely not', and nothing is inferred from another test, because universities convert
 * differently. One English test is enough; a GRE or GMAT score that is published must be met besides. Unknown never
 * counts as met. The filter of the search (`qualifies` in tests/search/naive/naive.ts) keeps exactly the courses with 'met'.
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
  const own = [scores.ielts, scores.pte, scores.toefl, scores.newToefl, scores.det];
  const isTested = own.some((score) => score !== undefined);
  const asked = (
    [
      [
        'ielts',
        scores.ielts,
        banded('ielts', 'IELTS', course.ieltsOverall, course.ieltsLessThan, scores.ielts, 1, whose),
      ],
      ['pte', scores.pte, banded('pte', 'PTE', course.pteOverall, course.pteLessThan, scores.pte, 0, whose)],
      ['toefl', scores.toefl ?? scores.newToefl, toefl(course, scores, also, whose)],
      ['det', scores.det, banded('det', 'DET', course.det, course.detLessThan ?? null, det, 0, whose)],
    ] as const
  ).flatMap(([exam, own, result]) => {
    if (!result) return [];
    const judged = asRead(byText(isTested ? result : withoutTest(result), exam, also, course, scores), exam, course);
    return [{ isTaken: own !== undefined, result: inTime(judged, scores, also) }];
  });
  const english = asked.map(({ result }) => result);
  const taken = asked.filter(({ isTaken }) => isTaken);
  const others = graduateTests(course, scores, also, whose);
  const best = bestOf(taken.map(({ result }) => result.verdict));
  const isWaivable = also.some((one) => one.is === 'waiver' && one.of === 'english');
  const isLet = isLetOff(also, 'english') && best !== 'met' && best !== 'likely';
  if (isLet) english.push({ rule: 'English', verdict: 'likely', text: letOff('an English test', whose) });
  const ofEnglish = isLet ? 'likely' : isWaivable && (best === 'not met' || best === 'likely not') ? 'unknown' : best;
  return { verdict: worstOf([ofEnglish, ...others.map(({ verdict }) => verdict)]), english, others };
}

/** What a test asks of whom has taken none. */
const withoutTest = (result: RuleResult): RuleResult => ({
  ...result,
  text: `${result.text.replace(/, (?:your|their)s?(?: lowest)? not known/g, '')}, ${NO_TEST}`,
});

/** What the text says of single parts: one that may be lower, or one of which more is asked. */
function byText(
  result: RuleResult,
  exam: Exam,
  also: readonly AlsoAsked[],
  course: CourseScores,
  scores: StudentScores,
): RuleResult {
  const isNew = scores.newToefl !== undefined;
  const isOtherScale = exam === 'toefl' && isNew !== (course.toeflScale === '1-6');
  const hasScales = isOtherScale || also.some((one) => one.is === 'other scale' && one.exam === exam);
  for (const one of also) {
    // Of two scales the sections of the own report count.
    if (one.is === 'part' && hasScales && one.score <= 6 !== isNew) continue;
    if (one.is === 'part' && one.exam === exam && isReached(result) && !(lowestOf(exam, scores) >= one.score)) {
      const own = exam === 'gre' || exam === 'gmat' || exam === 'det' ? undefined : scores.parts?.[exam]?.[one.skill];
      if (own !== undefined && own >= one.score) continue;
      const text = `${result.text}; the requirements ask for ${one.skill} ${one.score}${own === undefined ? '' : `, but it is ${own}`}`;
      return { ...result, verdict: own === undefined ? 'unknown' : one.confirmed ? 'not met' : 'likely not', text };
    }
    if (one.is !== 'one lower' || one.exam !== exam || result.verdict !== 'not met') continue;
    const floor = exam === 'ielts' ? course.ieltsLessThan : exam === 'pte' ? course.pteLessThan : null;
    const overall = exam === 'ielts' ? course.ieltsOverall : course.pteOverall;
    const own = exam === 'ielts' || exam === 'pte' ? scores[exam] : undefined;
    const second = scores.secondLowest?.[exam];
    if (!own || own.lowest === null || floor === null || second === undefined) continue;
    if (own.overall >= (overall ?? 0) && own.lowest >= one.score && second >= floor)
      return {
        ...result,
        verdict: one.confirmed ? 'met' : 'likely',
        text: `${result.text}; the requirements accept ${one.score} in one section`,
      };
  }
  return result;
}

const isReached = ({ verdict }: RuleResult) => verdict === 'met' || verdict === 'likely';

/** A student's lowest part of a test; NaN where it is not known. */
function lowestOf(exam: Exam, { lowest, newToefl, ...scores }: StudentScores): number {
  if (exam === 'ielts' || exam === 'pte') return scores[exam]?.lowest ?? Number.NaN;
  if (exam === 'det') return lowest?.det ?? Number.NaN;
  return lowest?.[newToefl === undefined ? 'toefl' : 'newToefl'] ?? Number.NaN;
}

function toefl(
  { toefl: needed, toeflLessThan, toeflScale }: Pick<CourseScores, 'toefl' | 'toeflLessThan' | 'toeflScale'>,
  scores: StudentScores,
  also: readonly AlsoAsked[],
  whose: Whose,
): RuleResult | null {
  if (needed === null) return null;
  const isNew = toeflScale === '1-6';
  const own = isNew ? scores.newToefl : scores.toefl;
  const other = isNew ? scores.toefl : scores.newToefl;
  const onOther = also.find((one) => one.is === 'other scale' && one.exam === 'toefl' && one.overall <= 6 !== isNew);
  if (own === undefined && other !== undefined && onOther?.is === 'other scale') {
    const { overall, lowest } = onOther;
    const asked = { toefl: overall, toeflLessThan: lowest, toeflScale: isNew ? '0-120' : '1-6' };
    const result = toefl(asked, scores, [], whose);
    return result && asRead(result, 'toefl', { scoresFromText: 'TOEFL' });
  }
  if (own !== undefined || other === undefined) {
    const scale = isNew ? ` on ${toeflScaleText('1-6')}` : '';
    const overall = compared(`TOEFL ${shown(needed, isNew)}${scale} needed`, needed, own, `${whose}s`, Number(isNew));
    if (toeflLessThan === null || toeflLessThan === undefined) return ofParts('toefl', 'TOEFL', [overall]);
    const floor = `TOEFL no section below ${shown(toeflLessThan, isNew)} needed`;
    const lowest = compared(
      floor,
      toeflLessThan,
      scores.lowest?.[isNew ? 'newToefl' : 'toefl'],
      `${whose} lowest`,
      Number(isNew),
    );
    return ofParts('toefl', 'TOEFL', [overall, lowest]);
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
    text: `${needs}, ${mine}, which is comparable to ${is}`,
    source,
  };
}

const shown = (score: number, isNew: boolean): string => (isNew ? score.toFixed(1) : String(score));

function banded(
  exam: 'ielts' | 'pte' | 'det',
  rule: EnglishName,
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
            `${rule} no section below ${lowest.toFixed(digits)} needed`,
            lowest,
            own?.lowest,
            `${whose} lowest`,
            digits,
          ),
        ]),
  ];
  if (parts.length === 0) return null;
  return ofParts(exam, rule, parts);
}
