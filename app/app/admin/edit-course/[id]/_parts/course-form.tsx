'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { Checkbox } from '@/components/ui/checkbox';
import { CheckboxGroup } from '@/components/ui/checkbox-group';
import { Field } from '@/components/ui/field';
import { FormErrorSummary } from '@/components/ui/form-error-summary';
import { NumberInput } from '@/components/ui/number-input';
import { SelectField } from '@/components/ui/select-field';
import { TextInput } from '@/components/ui/text-input';
import { Textarea } from '@/components/ui/textarea';
import { toast } from '@/components/ui/toast';
import { CallError, call } from '@/lib/api/client';
import type { CourseView } from '@/lib/contract/courses';
import { COUNTRIES, COURSE_LEVELS, FEE_PERIODS, MONTHS } from '@/lib/contract/lists';
import { type CourseChoices, choicesOf, labelOf, TEXT_FIELDS, textsOf } from './course-values';

/** All facts of a course, to be changed; the server says what is wrong with them. */
export function CourseForm({ course }: { course: CourseView }) {
  const router = useRouter();
  const [texts, setTexts] = useState(() => textsOf(course));
  const [choices, setChoices] = useState(() => choicesOf(course));
  const [problems, setProblems] = useState<{ title: string; fields: Record<string, string> }>();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);

  const choose = (changed: Partial<CourseChoices>) => setChoices({ ...choices, ...changed });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setProblems(undefined);
    try {
      const { message } = await call('PUT /courses/{id}', {
        params: { id: course._id },
        body: { ...texts, ...choices },
      });
      toast.success(message);
      router.refresh();
    } catch (error) {
      const { message, fields } = error instanceof CallError ? error : new CallError(0, 'Something went wrong.');
      setProblems({ title: message, fields });
      setAttempt((count) => count + 1);
    } finally {
      setBusy(false);
    }
  };
  const errorOf = (name: string) => problems?.fields[name];

  return (
    <Card className="max-w-4xl">
      <form noValidate className="space-y-5" onSubmit={save}>
        {problems && (
          <FormErrorSummary
            title={problems.title}
            errors={Object.entries(problems.fields).map(([name, message]) => ({
              name,
              message: `${labelOf(name)}: ${message}`,
            }))}
            attempt={attempt}
          />
        )}
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label="Country" name="country" error={errorOf('country')}>
            <SelectField
              value={choices.country}
              onChange={({ target }) =>
                choose({ country: COUNTRIES.find((one) => one === target.value) ?? choices.country })
              }
              options={COUNTRIES}
            />
          </Field>
          <Field label="Level" name="level" optional error={errorOf('level')}>
            <SelectField
              value={choices.level}
              onChange={({ target }) => choose({ level: COURSE_LEVELS.find((one) => one === target.value) ?? '' })}
              options={[{ value: '', label: 'Not known' }, ...COURSE_LEVELS]}
            />
          </Field>
          <Field label="Fee period" name="fee_period" optional error={errorOf('fee_period')}>
            <SelectField
              value={choices.fee_period}
              onChange={({ target }) => choose({ fee_period: FEE_PERIODS.find((one) => one === target.value) ?? '' })}
              options={[{ value: '', label: 'Not known' }, ...FEE_PERIODS]}
            />
          </Field>
          {TEXT_FIELDS.map((field) => {
            const { name, label, kind } = field;
            const props = {
              value: texts[name],
              onChange: (event: { target: { value: string } }) => setTexts({ ...texts, [name]: event.target.value }),
            };
            return (
              <Field
                key={name}
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
            );
          })}
        </div>
        <CheckboxGroup
          legend="Intake"
          name="admissionIntake"
          inline
          optional
          choices={MONTHS}
          value={choices.admissionIntake}
          onValueChange={(months) => choose({ admissionIntake: MONTHS.filter((one) => months.includes(one)) })}
          error={errorOf('admissionIntake')}
        />
        <Checkbox
          label="A sample"
          hint="Its card shows no fee, no intake and no buttons."
          checked={choices.forSample}
          onChange={(event) => choose({ forSample: event.target.checked })}
        />
        <Button type="submit" busy={busy}>
          Save
        </Button>
      </form>
    </Card>
  );
}
