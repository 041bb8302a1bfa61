'use client';

import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { CheckboxGroup } from '@/components/ui/controls/checkbox-group';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { NumberInput } from '@/components/ui/controls/number-input';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { ticked } from '@/components/ui/controls/wired';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { Card } from '@/components/ui/layout/card';
import { call } from '@/lib/api/client';
import { rereadPage } from '@/lib/api/network';
import type { CourseView } from '@/lib/contract/catalogue/courses';
import { MONTHS } from '@/lib/domain/courses/course';
import { EXAMS } from '@/lib/domain/test-scores';
import { type CourseValues, FORM_FIELDS, type FormField, labelOf, merged, shownValue, valuesOf } from './course-values';

/** All facts of a course, to be changed; the server says what is wrong with them. */
export function CourseForm({ course, seen }: { course: CourseView; seen: string }) {
  const { values, change, save, busy, problems, attempt } = useCourseForm(course, seen);
  const drawn = (inGrid: boolean) =>
    FORM_FIELDS.filter(({ kind }) => (kind === 'months' || kind === 'flag') !== inGrid).map((field) => (
      <CourseFormField
        key={field.name}
        field={field}
        value={values[field.name]}
        onChange={(value) => change({ [field.name]: value } as Partial<CourseValues>)}
        error={problems?.fields[field.name]}
      />
    ));

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
        <div className="grid gap-5 sm:grid-cols-2">{drawn(true)}</div>
        {drawn(false)}
        <Button type="submit" busy={busy}>
          Save
        </Button>
      </form>
    </Card>
  );
}

interface Problems {
  title: string;
  /** What concerns no single field. */
  text?: string;
  fields: Record<string, string>;
}

/**
 * The form of a course. When someone else saved it meanwhile, the server refuses and the page is read again: fields
 * that were not touched here take what they saved, the others keep what was typed, and say what is stored.
 * @param seen the version of `course`
 */
function useCourseForm(course: CourseView, seen: string) {
  const router = useRouter();
  const [form, setForm] = useState(() => ({ page: seen, seen, base: valuesOf(course), values: valuesOf(course) }));
  const [problems, setProblems] = useState<Problems>();
  const [attempt, setAttempt] = useState(0);
  const { busy, run } = useRun();

  const refuse = (why: Problems) => {
    setProblems(why);
    setAttempt((count) => count + 1);
  };
  // The page was read again: after one's own save it has the version that this form holds, else someone else's.
  if (seen !== form.page && !busy && seen === form.seen) setForm({ ...form, page: seen });
  else if (seen !== form.page && !busy) {
    const base = valuesOf(course);
    const { values, conflicts } = merged(form.base, form.values, base);
    setForm({ page: seen, seen, base, values });
    refuse({
      title: CHANGED_MEANWHILE,
      text: 'Their changes are now in the form, and your own entries are kept. Check them and save again.',
      fields: Object.fromEntries(
        Object.entries(conflicts).map(([name, value]) => [name, `saved by someone else: ${shownValue(value)}.`]),
      ),
    });
  }

  const change = (changed: Partial<CourseValues>) => setForm({ ...form, values: { ...form.values, ...changed } });

  const save = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setProblems(undefined);
    return run(
      async () => {
        const body = { ...form.values, seen: form.seen };
        const answer = await call('PUT /courses/{id}', { params: { id: course._id }, body });
        setForm({ ...form, seen: answer.seen, base: form.values });
        toast.success(answer.message);
        rereadPage(router);
      },
      ({ status, message, fields }) => {
        const concernsFields = Object.keys(fields).length > 0;
        refuse(concernsFields ? { title: message, fields } : { title: 'Couldn’t save', text: message, fields });
        if (status === 409 && !concernsFields) rereadPage(router);
      },
    );
  };

  return { values: form.values, change, save, busy, problems, attempt };
}

const CHANGED_MEANWHILE = 'Someone else changed this course while you were editing';

type Value = CourseValues[keyof CourseValues];
type CourseFormFieldProps = {
  field: FormField;
  value: Value;
  onChange: (value: Value) => void;
  error: string | undefined;
};

/** One field of a course's form, by its kind. */
function CourseFormField({ field, value, onChange, error }: CourseFormFieldProps) {
  const { kind, name, label, hint, optional } = field;
  if (kind === 'months') {
    return (
      <CheckboxGroup
        legend={label}
        name={name}
        inline
        optional
        choices={MONTHS}
        value={Array.isArray(value) ? value : []}
        onValueChange={(months) => onChange(MONTHS.filter((one) => months.includes(one)))}
        error={error}
      />
    );
  }
  if (kind === 'flag') {
    return <Checkbox label={label} hint={hint} {...ticked(value === true, onChange)} />;
  }
  return (
    <Field
      label={label}
      name={name}
      optional={optional}
      hint={hint}
      error={error}
      className={kind === 'text' ? 'sm:col-span-2' : undefined}
    >
      <TypedInput field={field} value={String(value)} onChange={({ target }) => onChange(target.value)} />
    </Field>
  );
}

type TypedInputProps = {
  field: FormField;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
};

function TypedInput({ field, ...props }: TypedInputProps) {
  switch (field.kind) {
    case 'text':
      return <Textarea maxLength={field.longest} {...props} />;
    case 'choice':
      return <SelectField options={field.optional ? [NOT_KNOWN, ...field.of] : field.of} {...props} />;
    case 'money':
      return <NumberInput decimal {...props} />;
    case 'duration':
      return <NumberInput decimal unit="months" {...props} />;
    case 'score':
      return <NumberInput decimal={EXAMS[field.exam].step < 1} {...props} />;
    case 'number':
      return <NumberInput decimal={field.scale.step < 1} unit={field.unit} {...props} />;
    default:
      return <TextInput autoComplete="off" {...props} />;
  }
}

const NOT_KNOWN = { value: '', label: 'Not known' };
