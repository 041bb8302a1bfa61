import { StatusChip, type Tone } from '@/components/ui/feedback/status-chip';
import { Card } from '@/components/ui/layout/card';
import { Section } from '@/components/ui/layout/section';
import type { StudentScores } from '@/lib/domain/test-scores';
import { type CourseScores, eligibilityOf, type RuleResult, type Verdict } from '@/lib/eligibility/rules';

interface EligibilityRulesProps {
  course: CourseScores;
  scores: StudentScores;
  /** Whose scores they are to the reader. */
  whose?: 'your' | 'their';
}

/** What a course asks for beside what the student has, rule by rule. */
export function EligibilityRules({ course, scores, whose = 'your' }: EligibilityRulesProps) {
  const { verdict, english, others } = eligibilityOf(course, scores, whose);
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
      </Card>
    </Section>
  );
}

function Rules({ title, rules }: { title: string; rules: readonly RuleResult[] }) {
  return (
    <div>
      <h3 className="text-sm font-semibold">{title}</h3>
      <ul className="mt-2 space-y-2">
        {rules.map(({ test, verdict, text }) => (
          <li key={test} className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
            <StatusChip tone={TONES[verdict]}>{WORDS[verdict]}</StatusChip>
            <span className="min-w-0 tabular-nums">{text}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const TONES: Record<Verdict, Tone> = { met: 'success', 'not met': 'attention', unknown: 'neutral' };
const WORDS: Record<Verdict, string> = { met: 'Met', 'not met': 'Not met', unknown: 'Unknown' };

function summaryOf(verdict: Verdict, whose: 'your' | 'their'): string {
  const scores = whose === 'your' ? 'Your scores' : 'Their scores';
  switch (verdict) {
    case 'met':
      return `${scores} meet what this course publishes. The university decides on the rest of ${whose} application.`;
    case 'not met':
      return `${scores} do not meet all that this course publishes.`;
    case 'unknown':
      return 'Something is not known, and that never counts as met.';
  }
}
