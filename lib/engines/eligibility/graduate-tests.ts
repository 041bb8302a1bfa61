import type { AlsoAsked } from '@/lib/domain/requirements/also-asked';
import { isGmatFocus, type StudentScores } from '@/lib/domain/test-scores';
import { SHIPPED_FACTS } from '@/lib/engines/facts/fact-ids';
import { isLetOff, letOff } from './let-off';
import { asRead, inTime, single } from './one-score';
import type { CourseScores, Whose } from './rules';
import { bestOf, lacking, type RuleResult, sourceOf, type Verdict } from './verdicts';

/** GRE or GMAT: one is enough, unless the text says both. */
export function graduateTests(
  course: CourseScores,
  scores: StudentScores,
  also: readonly AlsoAsked[],
  whose: Whose,
): RuleResult[] {
  const rules = (
    [
      ['gre', single('gre', course.gre, scores.gre, whose)],
      ['gmat', gmat(course.gmat, scores.gmat, also, whose)],
    ] as const
  ).flatMap(([exam, result]) => (result ? [inTime(asRead(result, exam, course), scores, also)] : []));
  const isEnough = rules.some(({ verdict }) => verdict === 'met' || verdict === 'likely');
  if (rules.length > 0 && !isEnough && isLetOff(also, 'graduate'))
    return [{ rule: 'GRE or GMAT', verdict: 'likely', text: letOff('GRE or GMAT', whose) }];
  const isWaivable = also.some((one) => one.is === 'waiver' && one.of === 'graduate');
  const judged = isWaivable
    ? rules.map((rule) =>
        rule.verdict === 'met' || rule.verdict === 'likely'
          ? rule
          : {
              ...rule,
              verdict: 'unknown' as const,
              text: `${rule.text}; the requirements say that some applicants don’t need it`,
            },
      )
    : rules;
  const [one, other] = judged;
  if (!one || !other || also.some(({ is }) => is === 'both tests')) return judged;
  const known = [one, other].filter((_, place) => (place === 0 ? scores.gre : scores.gmat) !== undefined);
  const verdict = bestOf((known.length > 0 ? known : judged).map((rule) => rule.verdict));
  const lacks = judged.flatMap((rule) => rule.lacks ?? []);
  return [{ rule: 'GRE or GMAT', verdict, text: `${one.text}; or ${other.text}`, ...lacking(verdict, lacks) }];
}

/** What the test's owner says of its two editions: 645 on Focus is 700 on the classic scale. */
const [EQUAL] = SHIPPED_FACTS['gmat.equal'].periods;
/** A classic score over the same one on Focus, by the one pair that is known: enough for 'likely', never for more. */
const [[FOCUS = 0, CLASSIC = 0] = []] = Object.entries(EQUAL?.value ?? {}).map((pair) => pair.map(Number));
const CLASSIC_OVER_FOCUS = CLASSIC - FOCUS;
/** Scores so near to the one needed say neither. */
const NEAR = 15;

function gmat(
  needed: number | null,
  own: number | undefined,
  also: readonly AlsoAsked[],
  whose: Whose,
): RuleResult | null {
  if (needed === null || own === undefined || isGmatFocus(needed) === isGmatFocus(own))
    return single('gmat', needed, own, whose);
  const edition = also.find(
    (one) => one.is === 'other scale' && one.exam === 'gmat' && isGmatFocus(one.overall) === isGmatFocus(own),
  );
  if (edition?.is === 'other scale') {
    const result = single('gmat', edition.overall, own, whose);
    return result && asRead(result, 'gmat', { scoresFromText: 'GMAT' });
  }
  const stands = isGmatFocus(own) ? own + CLASSIC_OVER_FOCUS : own - CLASSIC_OVER_FOCUS;
  const verdict: Verdict = stands >= needed + NEAR ? 'likely' : stands < needed - NEAR ? 'likely not' : 'unknown';
  const named = (score: number) => (isGmatFocus(score) ? 'on the Focus edition' : 'on the earlier edition');
  return {
    rule: 'GMAT',
    verdict,
    text: `GMAT ${needed} ${named(needed)} needed, ${whose}s ${own} ${named(own)}`,
    ...(EQUAL ? { source: sourceOf(EQUAL) } : {}),
  };
}
