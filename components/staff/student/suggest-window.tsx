'use client';

import { useState } from 'react';
import { AskDialog } from '@/components/staff/form-dialog';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import { wired } from '@/components/ui/controls/wired';
import { call } from '@/lib/api/client';
import { useChange } from '../use-change';
import { useCourseChoice } from './use-course-choice';

interface SuggestWindowProps {
  studentId: string;
  name: string;
  /** What was typed stays when it is closed and opened again. */
  open: boolean;
  onClose: () => void;
}

/** Suggests a course to the student: found by its name, with a word why. */
export function SuggestWindow({ studentId, name, open, onClose }: SuggestWindowProps) {
  const { courseId, clear, fields } = useCourseChoice(open);
  const [note, setNote] = useState('');
  const change = useChange(() => {
    onClose();
    clear();
    setNote('');
  });
  const send = () => {
    if (!courseId) return change.refuse({ message: 'Please choose a course.', fields: {} });
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
      {fields}
      <Field label="Reason" name="note" optional hint="The student can read it.">
        <Textarea {...wired(note, setNote)} maxLength={1000} rows={2} />
      </Field>
    </AskDialog>
  );
}
