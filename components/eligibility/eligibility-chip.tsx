import { type CourseDemands, fitOf, type Standing } from '@/lib/engines/eligibility/fit';
import { FitChip } from './fit-chip';

/** Whether the student has what a course asks for, as mark and word; judged in the browser, so the engine comes with it. */
export function EligibilityChip({ course, standing }: { course: CourseDemands; standing: Standing }) {
  return <FitChip fit={fitOf(course, standing)} />;
}
