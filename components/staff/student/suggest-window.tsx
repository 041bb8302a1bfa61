'use client';

import { useState } from 'react';
import { AskDialog } from '@/components/staff/form-dialog';
import { Field } from '@/components/ui/controls/field';
import { RadioGroup } from '@/components/ui/controls/radio-group';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { wired } from '@/components/ui/controls/wired';
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
  const change = useChange(() => {
    onClose();
    setQ('');
    setCourseId('');
    setNote('');
  });
  const send = () => {
    if (!found?.some(({ value }) => value === courseId)) {
      return change.refuse({ message: 'Please choose a course.', fields: {} });
    }
    return change.run(() =>
      call('POST /students/{id}/suggestions', { params: { id: studentId }, body: { courseId, note } }),
    );
  };
  return (
    <AskDialog
      notDone="Couldn’t suggest"
      open={open}
      onClose={onClose}
      onConfirm={send}
      size="lg"
      title="Suggest a course"
      text={<span className="wrap-anywhere">{`${name} gets a message and decides whether to save it or apply.`}</span>}
      confirmLabel="Suggest"
      change={change}
    >
      <Field label="Course" name="course" hint="Search as usual: nursing@douglas finds nursing at Douglas.">
        <TextInput {...wired(q, setQ)} maxLength={100} autoComplete="off" />
      </Field>
      {found && found.length > 0 && (
        <RadioGroup legend="Which one?" name="courseId" choices={found} value={courseId} onValueChange={setCourseId} />
      )}
      {found?.length === 0 && <p className="text-sm text-muted">No courses found</p>}
      <Field label="Reason" name="note" optional hint="The student can read it.">
        <Textarea {...wired(note, setNote)} maxLength={1000} rows={2} />
      </Field>
    </AskDialog>
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
