import { type VerdictKind, VerdictMark } from '@/components/drawings/verdict-mark';
import type { StudentScores } from '@/lib/domain/test-scores';
import { type CourseScores, eligibilityOf, type Verdict } from '@/lib/eligibility/rules';

/** Whether the student's scores meet a course's, as mark and word; where they don't, by how much. */
export function EligibilityChip({ course, scores }: { course: CourseScores; scores: StudentScores }) {
  const { verdict, english, others } = eligibilityOf(course, scores);
  const failed = [...english, ...others].find((rule) => rule.verdict === 'not met');
  return (
    <p className="flex items-start gap-2">
      <VerdictMark kind={VERDICT_MARKS[verdict]} className="mt-px size-4.5" />
      <span className="min-w-0 tabular-nums">
        <b className="font-semibold">{WORDS[verdict]}</b>
        {verdict === 'not met' && failed && ` · ${failed.text}`}
      </span>
    </p>
  );
}

/** The mark of each verdict on scores. */
export const VERDICT_MARKS: Record<Verdict, VerdictKind> = { met: 'met', 'not met': 'not-met', unknown: 'unknown' };
const WORDS: Record<Verdict, string> = { met: 'Scores met', 'not met': 'Not met', unknown: 'Scores unknown' };
