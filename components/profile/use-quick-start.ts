'use client';

import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readQuick } from '@/components/fit/quick-store';
import { quickToeflScale } from '@/lib/domain/marks/quick-profile';
import type { AcademicSent, AcademicValues } from './academic-values';
import { readDraft } from './draft';

/**
 * Fills the first save of a profile with what the student entered as a visitor in this browser: level, marks and field of the first
 * education, and the overall score of the test. The lowest section isn't one of a report's fields, so it is left out.
 * @param isFirst whether the step was never saved, and is the student's own
 * @returns whether something was filled in
 */
export function useQuickStart(
  form: UseFormReturn<AcademicValues, unknown, AcademicSent>,
  isFirst: boolean,
  draft: string,
): boolean {
  const [isTaken, setTaken] = useState(false);
  const { setValue } = form;
  useEffect(() => {
    const quick = isFirst && readDraft(draft) === null ? readQuick() : null;
    if (!quick) return;
    const dirty = { shouldDirty: true } as const;
    if (quick.level) {
      setValue('educationSummaries.0.level_of_education', quick.level, dirty);
      setValue('educationSummaries.0.percentage', String(quick.percentage ?? ''), dirty);
      if (quick.field) setValue('educationSummaries.0.fieldOfStudy', quick.field, dirty);
    }
    if (quick.test && quick.overall !== null) {
      setValue(`taken.${quick.test}`, true, dirty);
      setValue(`tests.${quick.test}_overall`, String(quick.overall), dirty);
      if (quick.test === 'toefl') setValue('tests.toefl_scale', quickToeflScale(quick.overall), dirty);
    }
    setTaken(true);
  }, [draft, isFirst, setValue]);
  return isTaken;
}
