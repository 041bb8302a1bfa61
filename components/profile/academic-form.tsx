'use client';

import { setQuick } from '@/components/fit/quick-store';
import { call } from '@/lib/api/client';
import type { AcademicView } from '@/lib/contract/profile/academic-view';
import type { AskedFields } from '@/lib/domain/marks/asked-fields';
import {
  type AcademicSent,
  type AcademicValues,
  academicChecks,
  academicLabel,
  academicValues,
} from './academic-values';
import { draftKey } from './draft';
import { EducationEntries } from './education-entries';
import { FieldSection } from './field-grid';
import { TEST_LABELS } from './labels';
import { StepForm } from './step-form';
import { TestScoreFields } from './test-score-fields';
import { useQuickStart } from './use-quick-start';
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
          We filled in what you entered under “Do I qualify?”. Please complete the rest and save it.
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
