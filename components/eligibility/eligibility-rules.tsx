import { VERDICT_WORDS } from '@/components/drawings/verdict-mark';
import { StatusChip, type Tone } from '@/components/ui/feedback/status-chip';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import { type CourseDemands, fitOf, type Standing } from '@/lib/eligibility/fit';
import { dayText, type RuleResult, type Verdict } from '@/lib/eligibility/verdicts';
import { VERDICT_MARKS } from './eligibility-chip';

interface EligibilityRulesProps {
  course: CourseDemands;
  standing: Standing;
  /** What the visa asks for in English: another question than admission. */
  visa: { verdict: Verdict; rules: readonly RuleResult[] };
  /** Whose scores they are to the reader. */
  whose?: 'your' | 'their';
}

/** What a course asks for beside what the student has, rule by rule. */
export function EligibilityRules({ course, standing, visa, whose = 'your' }: EligibilityRulesProps) {
  const { verdict, english, others } = fitOf(course, standing, whose);
  return (
    <Section title={`Do ${whose} scores fit?`} description={summaryOf(verdict, whose)}>
      <Card className="space-y-5">
        {english.length > 0 ? (
          <Rules title={english.length > 1 ? 'English, one of these is enough' : 'English'} rules={english} />
        ) : (
          <p className="text-sm text-muted">
            This course publishes no English score, so nobody can tell from here. Ask before you rely on none.
          </p>
        )}
        {others.length > 0 && <Rules title="Besides" rules={others} />}
        <Rules title="English for the student visa, asked apart from admission" rules={visa.rules} />
      </Card>
    </Section>
  );
}

function Rules({ title, rules }: { title: string; rules: readonly RuleResult[] }) {
  return (
    <div>
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="mt-2 space-y-2">
        {rules.map(({ rule, verdict, text, source }) => (
          <li key={rule} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <StatusChip tone={TONES[verdict]}>{VERDICT_WORDS[VERDICT_MARKS[verdict]]}</StatusChip>
            <span className="min-w-0 tabular-nums">{text}</span>
            {source && (
              <a
                href={source.address}
                target="_blank"
                rel="noopener nofollow"
                className="min-w-0 rounded-sm text-xs text-muted underline underline-offset-3 wrap-anywhere"
              >
                {source.title}, read on {dayText(source.readOn)}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

const TONES: Record<Verdict, Tone> = {
  met: 'success',
  likely: 'brand',
  unknown: 'neutral',
  'likely not': 'neutral',
  'not met': 'attention',
};

function summaryOf(verdict: Verdict, whose: 'your' | 'their'): string {
  const scores = whose === 'your' ? 'Your scores' : 'Their scores';
  switch (verdict) {
    case 'met':
      return `${scores} meet what this course publishes. The university decides on the rest of ${whose} application.`;
    case 'likely':
      return `${scores} are likely enough by a published comparison of scales. Only the university can say for certain.`;
    case 'likely not':
      return `${scores} are likely not enough by a published comparison of scales. Ask the university before ${whose === 'your' ? 'you decide' : 'they decide'}.`;
    case 'not met':
      return `${scores} do not meet all that this course publishes.`;
    case 'unknown':
      return 'Something is not known, and that never counts as met.';
  }
}
