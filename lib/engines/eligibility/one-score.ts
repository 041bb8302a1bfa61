import { GRADUATE_REPORT_MONTHS, REPORT_MONTHS } from '@/lib/domain/days/expiry';
import { type AlsoAsked, examsOfText } from '@/lib/domain/requirements/also-asked';
import { EXAMS, type Exam, type StudentScores } from '@/lib/domain/test-scores';
import type { CourseScores, Whose } from './rules';
import { dayText, lacking, type RuleResult, type Verdict, worstOf } from './verdicts';

/** The rule of a test with one score; null where the course asks for none. */
export function single(
  exam: 'gre' | 'gmat',
  needed: number | null,
  own: number | undefined,
  whose: Whose,
): RuleResult | null {
  if (needed === null) return null;
  const { name } = EXAMS[exam];
  return ofParts(exam, name, [compared(`${name} ${needed} needed`, needed, own, `${whose}s`, 0)]);
}

/** The rule of a test from its parts, each of which must be met: an unknown one is a score that the profile lacks. */
export function ofParts(exam: Exam, rule: string, parts: readonly ReturnType<typeof compared>[]): RuleResult {
  const verdict = worstOf(parts.map((part) => part.verdict));
  return { rule, verdict, text: parts.map(({ text }) => text).join('; '), ...lacking(verdict, [`tests.${exam}`]) };
}

/** An own score beside the one needed, as a verdict and in words. */
export function compared(
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

/** What a machine has read decides nothing for certain. */
export const AS_READ: Partial<Record<Verdict, Verdict>> = { met: 'likely', 'not met': 'likely not' };

const READ = '. Read from the requirement text';

/** A score that was read out of a sentence doesn't decide before a person checked it. */
export function asRead(
  result: RuleResult,
  exam: Exam,
  { scoresFromText }: Pick<CourseScores, 'scoresFromText'>,
): RuleResult {
  if (!examsOfText(scoresFromText).includes(exam)) return result;
  return {
    ...result,
    verdict: AS_READ[result.verdict] ?? result.verdict,
    text: result.text.endsWith(READ) ? result.text : `${result.text}${READ}`,
  };
}

/** For how many months a test's report holds, by the test's name. */
export const reportMonths = (test: string): number =>
  test === 'GRE' || test === 'GMAT' ? GRADUATE_REPORT_MONTHS : REPORT_MONTHS;

/** A report that has ended by the day meets nothing, unless the text takes older ones: then the university decides. */
export function inTime(result: RuleResult, { expired }: StudentScores, also: readonly AlsoAsked[]): RuleResult {
  const last = expired?.[result.rule as keyof typeof expired];
  if (!last) return result;
  const text = result.text.replace(/ \([^()]*\)$/, '');
  return {
    rule: result.rule,
    verdict: also.some(({ is }) => is === 'older reports') ? 'unknown' : 'not met',
    text: `${text}, but the report has expired: it was valid for ${reportMonths(result.rule)} months, until ${dayText(last)}`,
  };
}
