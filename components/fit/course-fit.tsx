'use client';

import { EligibilityRules } from '@/components/eligibility/eligibility-rules';
import { FitPanel } from './fit-panel';
import { useFits } from './use-fits';

/** Whether a course fits what the visitor entered, rule by rule, under the panel where it is entered. */
export function CourseFit({ courseId }: { courseId: string }) {
  const { fits, failure } = useFits([courseId]);
  const fit = fits.get(courseId);
  return (
    <>
      <FitPanel failure={failure} />
      {fit && <EligibilityRules fit={{ ...fit, visa: null }} />}
    </>
  );
}
