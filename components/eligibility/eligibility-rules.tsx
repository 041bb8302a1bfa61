import { VERDICT_WORDS, VerdictMark } from '@/components/drawings/verdict-mark';
import { Section } from '@/components/ui/layout/section';
import type { StudentScores } from '@/lib/domain/test-scores';
import { type CourseScores, eligibilityOf, type Verdict } from '@/lib/eligibility/rules';
import { VERDICT_MARKS } from './eligibility-chip';
import { RuleRows } from './rule-rows';

interface EligibilityRulesProps {
  course: CourseScores;
  scores: StudentScores;
  /** Whose scores they are to the reader. */
  whose?: 'your' | 'their';
}

/** What a course asks for beside what the student has: one sentence, then rule by rule. */
export function EligibilityRules({ course, scores, whose = 'your' }: EligibilityRulesProps) {
  const { verdict, english, others } = eligibilityOf(course, scores, whose);
  return (
    <Section title={`Do ${whose} scores fit?`}>
      <div className="mb-4 flex gap-3.5 rounded-card bg-brand-soft px-4 py-3.5 sm:px-4.5">
        <VerdictMark kind={VERDICT_MARKS[verdict]} className="mt-0.5 size-6" />
        <div className="min-w-0">
          <p className="font-semibold">{VERDICT_WORDS[VERDICT_MARKS[verdict]]}</p>
          <p className="text-sm">{summaryOf(verdict, whose)}</p>
        </div>
      </div>
      {english.length > 0 ? (
        <RuleRows title={english.length > 1 ? 'English, one of these is enough' : 'English'} rules={english} />
      ) : (
        <p className="text-sm text-muted">
          This course publishes no English score, so nobody can tell from here. Ask before you rely on none.
        </p>
      )}
      {others.length > 0 && <RuleRows title="Besides" rules={others} />}
    </Section>
  );
}

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
