import { MONTHS } from '@/lib/domain/courses/course';
import type { Education } from '@/lib/domain/profile';
import type { Exam, ToeflRange } from '@/lib/domain/test-scores';
import type { Fact } from '@/lib/engines/facts/fact';

/** How a rule stands, the best first. Only 'met' counts as met: the others say what is not certain or not enough. */
export const VERDICTS = ['met', 'likely', 'unknown', 'likely not', 'not met'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** Where a figure comes from that the course itself doesn't state; `readOn` is 'YYYY-MM-DD'. */
export type RuleSource = ToeflRange['source'];

/** Where a fact comes from, as rules show it. */
export const sourceOf = ({ source, readOn }: Pick<Fact, 'source' | 'readOn'>): RuleSource => ({ ...source, readOn });

export interface RuleResult {
  /** 'IELTS', 'Level'. */
  rule: string;
  verdict: Verdict;
  /** 'IELTS 6.5 needed, yours 6.0 (0.5 short)'. */
  text: string;
  source?: RuleSource;
  /** Only of an unknown rule: what the profile lacks and would answer it. One of these is enough. */
  lacks?: string[];
}

/** A field of the profile by its place there; `n` is the place among the studies. */
export type LackedField =
  | `tests.${Exam}`
  | 'personal.dob'
  | 'personal.nationality'
  | 'educationSummaries'
  | 'workExperience'
  | `educationSummaries.${number}.${StudyField}`;
type StudyField = keyof Education;

/** `lacks` of a rule, where it is unknown and something of the profile would answer it. */
export const lacking = (verdict: Verdict, fields: string[]): Pick<RuleResult, 'lacks'> =>
  verdict === 'unknown' && fields.length > 0 ? { lacks: fields } : {};

/** A field of the first of these studies; where there are none, the studies themselves. */
export function lackedOf(field: StudyField, studies: readonly object[], schooling: readonly object[]): LackedField[] {
  const place = studies[0] ? schooling.indexOf(studies[0]) : -1;
  return [place < 0 ? 'educationSummaries' : `educationSummaries.${place}.${field}`];
}

/** The rules that make a verdict what it is: those that stand as it does. One English test that is enough leaves the others out. */
export const decidingRules = ({
  verdict,
  english,
  others,
}: {
  verdict: Verdict;
  english: readonly RuleResult[];
  others: readonly RuleResult[];
}): RuleResult[] => {
  const isEnough = english.some(({ verdict: one }) => one === 'met' || one === 'likely');
  const isGood = verdict === 'met' || verdict === 'likely';
  return [...others, ...(isEnough && !isGood ? [] : english)].filter((rule) => rule.verdict === verdict);
};

/** Stands in the text of each rule of English while no English test was taken. */
export const NO_TEST = 'no test yet';
export const isWithoutTest = ({ english }: { english: readonly RuleResult[] }): boolean =>
  english.some(({ text }) => text.includes(NO_TEST));

/** A result whose text is put together when it is read: a search judges thousands of minimums for their verdicts alone. */
export interface Judged extends Omit<RuleResult, 'text'> {
  text: () => string;
}

/** Of alternatives the best; 'unknown' where there are none. */
export const bestOf = (verdicts: readonly Verdict[]): Verdict =>
  VERDICTS.find((one) => verdicts.includes(one)) ?? 'unknown';

/** Of what must all be so the worst; 'met' where nothing must. */
export const worstOf = (verdicts: readonly Verdict[]): Verdict =>
  VERDICTS.findLast((one) => verdicts.includes(one)) ?? 'met';

/** 'YYYY-MM-DD' as '1 Feb 2027'. */
export function dayText(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${date} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}
