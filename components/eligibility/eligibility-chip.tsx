import { StatusChip, type Tone } from '@/components/ui/feedback/status-chip';
import type { StudentScores } from '@/lib/domain/test-scores';
import { type CourseScores, eligibilityOf, type Verdict } from '@/lib/eligibility/rules';

/** Whether the student's scores meet a course's, in a word; where they don't, by how much. */
export function EligibilityChip({ course, scores }: { course: CourseScores; scores: StudentScores }) {
  const { verdict, english, others } = eligibilityOf(course, scores);
  const failed = [...english, ...others].find((rule) => rule.verdict === 'not met');
  return <StatusChip tone={TONES[verdict]}>{verdict === 'not met' ? failed?.text : WORDS[verdict]}</StatusChip>;
}

const TONES: Record<Verdict, Tone> = { met: 'success', 'not met': 'attention', unknown: 'neutral' };
const WORDS: Record<Exclude<Verdict, 'not met'>, string> = { met: 'Scores met', unknown: 'Scores unknown' };
