'use client';

import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readQuick, setQuick } from '@/components/fit/quick-store';
import { call } from '@/lib/api/client';
import type { AcademicView } from '@/lib/contract/profile/academic-view';
import type { AskedFields } from '@/lib/domain/marks/asked-fields';
import { marksText } from '@/lib/domain/marks/paper-marks';
import { quickToeflScale } from '@/lib/domain/marks/quick-profile';
import {
  type AcademicSent,
  type AcademicValues,
  academicChecks,
  academicLabel,
  academicValues,
} from './academic-values';
import { draftKey, readDraft } from './draft';
import { EducationEntries } from './education-entries';
import { FieldSection } from './field-grid';
import { TEST_LABELS } from './labels';
import { StepForm } from './step-form';
import { TestScoreFields } from './test-score-fields';
import { type StepPlace, useStepForm } from './use-step-form';

type AcademicFormProps = StepPlace & {
  here: string;
  /** Whether the student fills it in, not their agent. */
  isOwn: boolean;
  academic: AcademicView;
  /** How many courses ask for each optional field; null: not known. */
  asked: AskedFields | null;
  updatedOn: string | null;
};

/** Step 3: the education so far, one entry at least, and the scores of the tests that are ticked. */
export function AcademicForm({ academic, asked, updatedOn, here, isOwn, ...place }: AcademicFormProps) {
  const state = useStepForm<AcademicValues, AcademicSent>({
    ...place,
    step: 'academic',
    values: academicValues(academic),
    updatedOn,
    checks: academicChecks,
    labelOf: academicLabel,
    pathOf: (field) => (field in TEST_LABELS ? `tests.${field}` : field),
    texts: {
      success: 'Academic information saved successfully!',
      failure: 'Error saving academic information.',
    },
    save: (checked, savedOn) =>
      call('POST /save-academic-info', { body: { ...checked, userId: place.studentId, updatedOn: savedOn } }).then(
        (answer) => {
          if (isOwn) setQuick(null);
          return answer;
        },
      ),
  });
  const isTaken = useQuickStart(state.form, isOwn && updatedOn === null, draftKey(place.studentId, 'academic'));
  return (
    <StepForm state={state} here={here}>
      {isTaken && (
        <p role="status" className="text-sm text-muted">
          We have filled in what you entered under “Do I qualify?”. Please complete the rest and save it.
        </p>
      )}
      <FieldSection title="Education" description="All schools and universities, most recent first.">
        <EducationEntries form={state.form} asked={asked} />
      </FieldSection>
      <FieldSection
        title="Tests"
        description={`Select the tests ${isOwn ? 'you have' : 'the student has'} taken. All tests are optional.`}
      >
        <TestScoreFields form={state.form} asked={asked} />
      </FieldSection>
    </StepForm>
  );
}

/**
 * Fills the first save of a profile with what the student entered as a visitor in this browser: level, marks and field of the first
 * education, and the overall score of the test. The lowest section isn't one of a report's fields, so it is left out.
 * @param isFirst whether the step was never saved, and is the student's own
 * @returns whether something was filled in
 */
function useQuickStart(
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
      setValue('educationSummaries.0.marks', marksText(quick), dirty);
      if (quick.backlogs !== null) setValue('educationSummaries.0.backlogs', String(quick.backlogs), dirty);
      if (quick.country) setValue('educationSummaries.0.country_of_education', quick.country, dirty);
      if (quick.field) setValue('educationSummaries.0.fieldOfStudy', quick.field, dirty);
      if (quick.subjects) setValue('educationSummaries.0.subjects', quick.subjects, dirty);
      if (quick.language) setValue('educationSummaries.0.language_of_instruction', quick.language, dirty);
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
