'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { RadioGroup } from '@/components/ui/controls/radio-group';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { call } from '@/lib/api/client';
import { useChange } from '../use-change';
import { SHOWN, useFound } from './use-found';

interface SuggestWindowProps {
  studentId: string;
  name: string;
  /** What was typed stays when it is closed and opened again. */
  open: boolean;
  onClose: () => void;
}

/** Suggests a course to the student: found by its name, with a word why. */
export function SuggestWindow({ studentId, name, open, onClose }: SuggestWindowProps) {
  const [q, setQ] = useState('');
  const [courseId, setCourseId] = useState('');
  const [note, setNote] = useState('');
  const found = useFound(open ? q : '', findCourses);
  const { busy, refusal, attempt, refuse, run } = useChange(() => {
    onClose();
    setQ('');
    setCourseId('');
    setNote('');
  });
  const send = () => {
    if (!found?.some(({ value }) => value === courseId)) {
      return refuse({ message: 'Please choose a course.', fields: {} });
    }
    return run(() => call('POST /students/{id}/suggestions', { params: { id: studentId }, body: { courseId, note } }));
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={send}
      size="lg"
      title="Suggest a course"
      text={<span className="wrap-anywhere">{`${name} gets a message, and decides whether to save it or apply.`}</span>}
      confirmLabel="Suggest"
      busy={busy}
    >
      <div className="space-y-4">
        {refusal && (
          <FormErrorSummary title="Not suggested" errors={[{ message: refusal.message }]} attempt={attempt} />
        )}
        <Field label="Course" name="course" hint="As in the search: nursing@douglas finds nursing at Douglas.">
          <TextInput value={q} maxLength={100} autoComplete="off" onChange={(event) => setQ(event.target.value)} />
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
        <Field label="Why" name="note" optional hint="The student reads it.">
          <Textarea value={note} maxLength={1000} rows={2} onChange={(event) => setNote(event.target.value)} />
        </Field>
      </div>
    </ConfirmDialog>
  );
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
