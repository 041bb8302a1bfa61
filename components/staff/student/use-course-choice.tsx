import { useState } from 'react';
import { Field } from '@/components/ui/controls/field';
import { RadioGroup } from '@/components/ui/controls/radio-group';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { call } from '@/lib/api/client';
import { SHOWN, useFound } from './use-found';

/** A course of the catalogue, found by its name in a window: its fields, and the id of the one chosen, '' for none in sight. */
export function useCourseChoice(open: boolean) {
  const [q, setQ] = useState('');
  const [courseId, setCourseId] = useState('');
  const found = useFound(open ? q : '', findCourses);
  return {
    courseId: found?.some(({ value }) => value === courseId) ? courseId : '',
    clear: () => {
      setQ('');
      setCourseId('');
    },
    fields: (
      <>
        <Field label="Course" name="course" hint="For example, nursing@douglas finds nursing at Douglas.">
          <TextInput {...wired(q, setQ)} maxLength={100} autoComplete="off" />
        </Field>
        {found && found.length > 0 && (
          <RadioGroup
            legend="Which one?"
            name="courseId"
            choices={found}
            value={courseId}
            onValueChange={setCourseId}
          />
        )}
        {found?.length === 0 && <p className="text-sm text-muted">No courses found</p>}
      </>
    ),
  };
}

/** The first courses that the search finds, under other names and nearly so, too. */
async function findCourses(q: string, signal: AbortSignal) {
  const { courses, also, close } = await call('GET /course-search', { query: { q, limit: SHOWN }, signal });
  return [...courses, ...also.courses, ...close.courses].slice(0, SHOWN).map((course) => ({
    value: course._id,
    label: course.course,
    hint: `${course.university}, ${course.country}`,
  }));
}
