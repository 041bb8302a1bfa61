'use client';

import { Button } from '@/components/ui/controls/button';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { Card } from '@/components/ui/layout/card';
import type { CourseView } from '@/lib/contract/catalogue/courses';
import { CourseFormField } from './course-form-field';
import { type CourseValues, FORM_FIELDS, labelOf } from './course-values';
import { useCourseForm } from './use-course-form';

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
