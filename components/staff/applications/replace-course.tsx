'use client';

import { useState } from 'react';
import { AskDialog } from '@/components/staff/form-dialog';
import { useCourseChoice } from '@/components/staff/student/use-course-choice';
import { useAsking } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { CheckboxGroup } from '@/components/ui/controls/checkbox-group';
import { call } from '@/lib/api/client';

interface ReplaceCourseProps {
  /** The typed course's. */
  id: string;
  course: string;
  university: string;
}

/** For staff: puts a course of the catalogue in the place of one that an agency typed. */
export function ReplaceCourse({ id, course, university }: ReplaceCourseProps) {
  const { change, open, ask } = useAsking();
  const { courseId, fields } = useCourseChoice(open);
  const [second, setSecond] = useState<Record<string, string>>({});
  const [leave, setLeave] = useState<string[]>([]);
  const send = () => {
    if (!courseId) return change.refuse({ message: 'Please choose a course.', fields: {} });
    return change.run(
      () => call('POST /agency-courses/{id}/replacement', { params: { id }, body: { courseId, leave } }),
      (why) => setSecond((was) => ({ ...was, ...why.fields })),
    );
  };
  return (
    <>
      <Button variant="secondary" size="sm" onClick={ask}>
        Replace course
      </Button>
      <AskDialog
        notDone="Not replaced"
        open={open}
        onConfirm={send}
        size="lg"
        title="Replace with a course from the catalogue"
        text={
          <span className="wrap-anywhere">
            {`All applications to ${course} at ${university} are changed. We’ll notify the students and the agency. Students who confirmed a different university must confirm again.`}
          </span>
        }
        confirmLabel="Replace course"
        change={change}
      >
        {fields}
        {Object.keys(second).length > 0 && (
          <CheckboxGroup
            legend="Which applications should stay as they are?"
            name="leave"
            choices={Object.entries(second).map(([value, label]) => ({ value, label }))}
            value={leave}
            onValueChange={setLeave}
          />
        )}
      </AskDialog>
    </>
  );
}
