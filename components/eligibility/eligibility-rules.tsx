import { VERDICT_WORDS, VerdictMark } from '@/components/drawings/verdict-mark';
import { Link } from '@/components/ui/buttons/link';
import { Section } from '@/components/ui/layout/section';
import type { Eligibility } from '@/lib/engines/eligibility/rules';
import {
  decidingRules,
  isWithoutTest,
  NO_TEST,
  type RuleResult,
  type Verdict,
} from '@/lib/engines/eligibility/verdicts';
import { VERDICT_MARKS } from './fit-chip';
import { NotJudged } from './not-judged';
import { profileFieldOf } from './profile-field';
import { RuleRows } from './rule-rows';

/** The verdict on one course, rule by rule, with what the visa asks for in English: another question than admission. */
export interface Fit extends Eligibility {
  /** Null: not asked. */
  visa: { verdict: Verdict; rules: readonly RuleResult[] } | null;
  /** What the requirement text asks that could not be judged here, word for word. */
  notJudged: readonly string[];
}

interface EligibilityRulesProps {
  fit: Fit;
  /** Whose scores they are to the reader. */
  whose?: 'your' | 'their';
  /** The reader is the student, who can enter what is missing. */
  canEnter?: boolean;
}

/** What a course asks for beside what the student has: one sentence, then rule by rule. */
export function EligibilityRules({ fit, whose = 'your', canEnter = false }: EligibilityRulesProps) {
  const { verdict, english, others, visa, notJudged } = fit;
  // Where no test is known, one link serves all of them: a student takes one, and 'Add it' four times is no choice.
  const [firstTest] = english;
  const isOneTest = english.length === 1;
  const addTest =
    canEnter && !isOneTest && firstTest && english.every(({ lacks }) => lacks) ? profileFieldOf(firstTest) : null;
  return (
    <Section title={`Do ${whose} scores meet the requirements?`}>
      <div className="mb-4 flex gap-3.5 rounded-card bg-brand-soft px-4 py-3.5 sm:px-4.5">
        <VerdictMark kind={VERDICT_MARKS[verdict]} className="mt-0.5 size-6" />
        <div className="min-w-0">
          <p className="font-semibold">{VERDICT_WORDS[VERDICT_MARKS[verdict]]}</p>
          <p className="text-sm">{summaryOf(fit, whose)}</p>
        </div>
      </div>
      {english.length > 0 ? (
        <RuleRows
          title={english.length > 1 ? 'English (one of these is enough)' : 'English'}
          rules={english}
          canEnter={canEnter && isOneTest}
        />
      ) : (
        <p className="text-sm text-muted">
          No English score is published for this course. Ask the university whether you need one.
        </p>
      )}
      {addTest && (
        <Link
          href={addTest}
          className="mt-2 block w-fit text-sm text-brand-ink underline underline-offset-3 pointer-coarse:py-1.5"
        >
          Add your English test
        </Link>
      )}
      {others.length > 0 && <RuleRows title="Other requirements" rules={others} canEnter={canEnter} />}
      <NotJudged quotes={notJudged} />
      {visa && <VisaEnglish {...visa} />}
    </Section>
  );
}

/** What isn't known is one line to open: a row of 'Unknown' on most courses would help no one. */
function VisaEnglish({ verdict, rules }: NonNullable<Fit['visa']>) {
  if (verdict !== 'unknown' || rules.some((rule) => rule.source))
    return <RuleRows title="English for the student visa (not for admission)" rules={rules} />;
  return (
    <details className="mt-5 text-sm text-muted">
      <summary className="cursor-pointer pointer-coarse:py-1.5">English for the student visa: not known</summary>
      {rules.map(({ rule, text }) => (
        <p key={rule} className="mt-1">
          {text}.
        </p>
      ))}
    </details>
  );
}

function summaryOf(fit: Fit, whose: 'your' | 'their'): string {
  const { verdict } = fit;
  const failed = [...new Set(decidingRules(fit).map(({ rule }) => rule))].join(', ');
  const scores = whose === 'your' ? 'Your scores' : 'Their scores';
  switch (verdict) {
    case 'met':
      return `${scores} meet the requirements published for this course. The university decides on the rest of ${whose} application.`;
    case 'likely':
      return `${scores} are likely to be enough. We could not check every requirement. Only the university can confirm.`;
    case 'likely not':
      return `Likely not enough: ${failed}, as far as we could check. Ask the university before ${whose === 'your' ? 'you decide' : 'they decide'}.`;
    case 'not met':
      return `These requirements are not met: ${failed}.`;
    case 'unknown':
      return `Not known: ${unknownOf(fit)}. A requirement that is not known never counts as met.`;
  }
}

/** What makes a verdict unknown: an English score where none was taken, and where it is none of the other rules. */
function unknownOf(fit: Fit): string {
  const others = fit.others.flatMap(({ rule, verdict }) => (verdict === 'unknown' ? [rule] : []));
  return [...(isWithoutTest(fit) ? [`English (${NO_TEST})`] : []), ...others].join(', ') || 'an English score';
}
