import { EligibilityRules } from '@/components/eligibility/eligibility-rules';
import { NoScores } from '@/components/fit/no-scores';
import type { CourseView } from '@/lib/contract/catalogue/courses';
import { fitOf } from '@/lib/engines/eligibility/fit';
import type { OwnApplicant } from '@/lib/services/catalogue/search/eligibility';
import { notJudgedOf } from '@/lib/services/catalogue/search/not-judged';

interface OwnFitProps {
  course: CourseView;
  /** Null while neither studies nor scores are known. */
  own: OwnApplicant | null;
  /** The reader is the student. */
  isOwn: boolean;
}

/** Whether a course fits a student's profile, rule by rule: the same on the public page of a course and in each area. */
export function OwnFit({ course, own, isOwn }: OwnFitProps) {
  if (!own) return isOwn ? <NoScores /> : null;
  const whose = isOwn ? 'your' : 'their';
  const visa = own.visaFor(course.country);
  const fit = { ...fitOf(course, own.applicant, whose), visa, notJudged: notJudgedOf(course) };
  return <EligibilityRules canEnter={isOwn} whose={whose} fit={fit} />;
}
