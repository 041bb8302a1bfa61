'use client';

import { Fragment, type ReactNode } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { CheckboxGroup } from '@/components/ui/controls/checkbox-group';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { NumberInput } from '@/components/ui/controls/number-input';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { Card } from '@/components/ui/layout/card';
import type { CourseView } from '@/lib/contract/catalogue/courses';
import { COUNTRIES } from '@/lib/domain/countries';
import { COURSE_LEVELS, FEE_PERIODS, MONTHS } from '@/lib/domain/course';
import { labelOf, TEXT_FIELDS } from './course-values';
import { useCourseForm } from './use-course-form';

/** All facts of a course, to be changed; the server says what is wrong with them. */
export function CourseForm({ course, seen }: { course: CourseView; seen: string }) {
  const { values, change, save, busy, problems, attempt } = useCourseForm(course, seen);
  const errorOf = (name: string) => problems?.fields[name];
  // Each stands behind the field it belongs to.
  const selects: Partial<Record<string, ReactNode>> = {
    university: (
      <Field label="Country" name="country" error={errorOf('country')}>
        <SelectField
          value={values.country}
          onChange={({ target }) =>
            change({ country: COUNTRIES.find((one) => one === target.value) ?? values.country })
          }
          options={COUNTRIES}
        />
      </Field>
    ),
    campus: (
      <Field label="Level" name="level" optional error={errorOf('level')}>
        <SelectField
          value={values.level}
          onChange={({ target }) => change({ level: COURSE_LEVELS.find((one) => one === target.value) ?? '' })}
          options={[{ value: '', label: 'Not known' }, ...COURSE_LEVELS]}
        />
      </Field>
    ),
    tuitionFee: (
      <Field label="Fee period" name="fee_period" optional error={errorOf('fee_period')}>
        <SelectField
          value={values.fee_period}
          onChange={({ target }) => change({ fee_period: FEE_PERIODS.find((one) => one === target.value) ?? '' })}
          options={[{ value: '', label: 'Not known' }, ...FEE_PERIODS]}
        />
      </Field>
    ),
  };

  return (
    <Card className="max-w-4xl">
      <form noValidate className="space-y-5" onSubmit={save}>
        {problems && (
          <FormErrorSummary
            title={problems.title}
            errors={[
              ...(problems.text ? [{ message: problems.text }] : []),
              ...Object.entries(problems.fields).map(([name, message]) => ({
                name,
                message: `${labelOf(name)}: ${message}`,
              })),
            ]}
            attempt={attempt}
          />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          {TEXT_FIELDS.map((field) => {
            const { name, label, kind } = field;
            const props = {
              value: values[name],
              onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
            };
            return (
              <Fragment key={name}>
                <Field
                  label={label}
                  name={name}
                  optional={'optional' in field}
                  hint={'hint' in field ? field.hint : undefined}
                  error={errorOf(name)}
                  className={kind === 'text' ? 'sm:col-span-2' : undefined}
                >
                  {kind === 'text' ? (
                    <Textarea maxLength={5000} {...props} />
                  ) : kind === 'line' ? (
                    <TextInput autoComplete="off" {...props} />
                  ) : (
                    <NumberInput
                      decimal={kind === 'decimal'}
                      unit={'unit' in field ? field.unit : undefined}
                      {...props}
                    />
                  )}
                </Field>
                {selects[name]}
              </Fragment>
            );
          })}
        </div>
        <CheckboxGroup
          legend="Intake"
          name="admissionIntake"
          inline
          optional
          choices={MONTHS}
          value={values.admissionIntake}
          onValueChange={(months) => change({ admissionIntake: MONTHS.filter((one) => months.includes(one)) })}
          error={errorOf('admissionIntake')}
        />
        <Checkbox
          label="A sample"
          hint="Its card shows no fee, no intake and no buttons."
          checked={values.forSample}
          onChange={(event) => change({ forSample: event.target.checked })}
        />
        <Button type="submit" busy={busy}>
          Save
        </Button>
      </form>
    </Card>
  );
}
