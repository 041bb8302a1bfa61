import { type ApplicantProfile, type CourseDemands, fitOf } from '@/lib/engines/eligibility/fit';
import { FitChip } from './fit-chip';

/** Whether the student has what a course asks for, as mark and word; judged in the browser, so the engine comes with it. */
export function EligibilityChip({ course, applicant }: { course: CourseDemands; applicant: ApplicantProfile }) {
  return <FitChip fit={fitOf(course, applicant)} />;
}
