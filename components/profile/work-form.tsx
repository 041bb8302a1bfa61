'use client';

import { type UseFormReturn, useFieldArray } from 'react-hook-form';
import type { z } from 'zod';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Card } from '@/components/ui/layout/card';
import { call } from '@/lib/api/client';
import type { workExperienceView } from '@/lib/contract/profile/work-experience';
import { type AskedFields, askedText } from '@/lib/domain/marks/asked-fields';
import { type Job, SALARY_MODES } from '@/lib/domain/profile';
import { EntryButtons, EntryFields } from './entry-list';
import { FieldGrid, FieldSection } from './field-grid';
import { choiceLabel, JOB_LABELS } from './labels';
import { lateChecks } from './late-checks';
import { StepForm } from './step-form';
import { type StepPlace, useStepForm } from './use-step-form';

type Entry = Record<keyof Job, string>;
type Values = { workExperience: Entry[] };
type Sent = { workExperience: Job[] };
type Form = UseFormReturn<Values, unknown, Sent>;
type WorkFormProps = StepPlace & {
  here: string;
  workExperience: z.output<typeof workExperienceView>;
  /** How many courses ask for each optional field; null: not known. */
  asked: AskedFields | null;
  updatedOn: string | null;
};

const EMPTY: Entry = { organization_details: '', position: '', working_from: '', working_upto: '', salary_mode: '' };
const MOST = 20;
const CHECKS = lateChecks<Values, Sent>(async () => (await import('@/lib/contract/profile/work-experience')).jobs);

/** Step 4: the jobs so far. Every field is optional; one entry always stays. */
export function WorkForm({ workExperience, asked, updatedOn, here, ...place }: WorkFormProps) {
  const state = useStepForm<Values, Sent>({
    ...place,
    step: 'work',
    values: { workExperience: workExperience.length ? workExperience.map(typedJob) : [EMPTY] },
    updatedOn,
    checks: CHECKS,
    labelOf: jobLabel,
    texts: { success: 'Work experience saved successfully!', failure: 'Failed to save work experience.' },
    save: ({ workExperience: checked }, savedOn) =>
      call('POST /save-work-experience', {
        body: { workExperience: checked, userId: place.studentId, updatedOn: savedOn },
      }),
  });
  const { fields, append, remove } = useFieldArray({ control: state.form.control, name: 'workExperience' });
  return (
    <StepForm state={state} here={here}>
      <FieldSection
        title="Work Experience"
        description={`If you haven’t worked yet, leave everything empty. If you still work there, leave “Worked until” empty. Enter exact dates, because some courses require years of work experience. ${askedText(asked, 'work')}`}
      >
        <ul className="space-y-4">
          {fields.map(({ id }, index) => (
            <Card as="li" key={id}>
              <EntryFields title={`Job ${index + 1}`}>
                <JobFields form={state.form} index={index} />
              </EntryFields>
            </Card>
          ))}
        </ul>
        <EntryButtons
          addLabel="Add job"
          noun="Job"
          count={fields.length}
          most={MOST}
          onAdd={() => append(EMPTY, { focusName: `workExperience.${fields.length}.organization_details` })}
          onRemoveLast={() => remove(fields.length - 1)}
        />
      </FieldSection>
    </StepForm>
  );
}

function JobFields({ form, index }: { form: Form; index: number }) {
  const errors = form.formState.errors.workExperience?.[index];
  const control = (name: keyof Job) => form.register(`workExperience.${index}.${name}`);
  const fieldOf = (name: keyof Job) => ({
    label: JOB_LABELS[name],
    name: `workExperience.${index}.${name}`,
    error: errors?.[name]?.message,
    optional: true,
  });
  return (
    <FieldGrid>
      <Field {...fieldOf('organization_details')} className="sm:col-span-2">
        <TextInput {...control('organization_details')} autoComplete="organization" />
      </Field>
      <Field {...fieldOf('position')}>
        <TextInput {...control('position')} autoComplete="organization-title" />
      </Field>
      <Field {...fieldOf('working_from')}>
        <TextInput {...control('working_from')} type="date" />
      </Field>
      <Field {...fieldOf('working_upto')}>
        <TextInput {...control('working_upto')} type="date" />
      </Field>
      <Field {...fieldOf('salary_mode')}>
        <SelectField
          {...control('salary_mode')}
          placeholder="Not specified"
          options={SALARY_MODES.map((value) => ({ value, label: choiceLabel(value) }))}
        />
      </Field>
    </FieldGrid>
  );
}

function typedJob(job: { [K in keyof Job]: string | null }): Entry {
  const { organization_details, position, working_from, working_upto, salary_mode } = job;
  return {
    organization_details: organization_details ?? '',
    position: position ?? '',
    working_from: working_from ?? '',
    working_upto: working_upto ?? '',
    salary_mode: salary_mode ?? '',
  };
}

/** 'workExperience.0.position' → 'Job 1, Position'. */
function jobLabel(path: string): string {
  const [, index, name] = path.split('.');
  return name ? `Job ${Number(index) + 1}, ${JOB_LABELS[name as keyof Job]}` : 'Work experience';
}
