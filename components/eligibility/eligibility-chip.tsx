import { type ApplicantProfile, type CourseDemands, fitOf } from '@/lib/engines/eligibility/fit';
import { FitChip } from './fit-chip';

interface EligibilityChipProps {
  course: CourseDemands;
  applicant: ApplicantProfile;
  /** Whose scores they are to the reader. */
  whose?: 'your' | 'their';
}

/** Whether the student has what a course asks for, as mark and word; judged in the browser, so the engine comes with it. */
export function EligibilityChip({ course, applicant, whose = 'your' }: EligibilityChipProps) {
  return <FitChip fit={fitOf(course, applicant, whose)} />;
}
