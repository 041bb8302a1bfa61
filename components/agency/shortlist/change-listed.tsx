'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import { wired } from '@/components/ui/controls/wired';
import { useSeen } from '@/components/ui/feedback/use-seen';
import { call } from '@/lib/api/client';
import { LONGEST_SHORTLIST_NOTE } from '@/lib/domain/agency/shortlist';
import type { ShortlistedWhom } from './shortlist-call';

interface ChangeListedProps {
  of: ShortlistedWhom;
  courseId: string;
  course: string;
  note: string;
}

/** The note on a course of a shortlist, and taking it off. */
export function ChangeListed({ of, courseId, course, note: before }: ChangeListedProps) {
  const [open, setOpen] = useState(false);
  const [note, setNote] = useState(before);
  const writing = useChange(() => setOpen(false));
  const taking = useChange(() => {});
  const params = { ...of, courseId };
  const { seen, fill, refused } = useSeen({ note: before });
  const save = () =>
    writing.run(async () => {
      await call('PUT /agency/shortlists/{whom}/{id}/courses/{courseId}', { params, body: { note, seen } });
      return { message: 'Saved.' };
    }, refused);
  const takeOff = () => taking.run(() => call('DELETE /agency/shortlists/{whom}/{id}/courses/{courseId}', { params }));
  return (
    <div className="-ms-2 mt-1.5 flex flex-wrap gap-1">
      <Button
        variant="ghost"
        size="sm"
        aria-label={`${before ? 'Change note' : 'Add note'}: ${course}`}
        onClick={() => {
          setNote(before);
          fill({ note: before });
          setOpen(true);
        }}
      >
        {before ? 'Change note' : 'Add note'}
      </Button>
      <Button variant="ghost" size="sm" busy={taking.busy} aria-label={`Remove: ${course}`} onClick={takeOff}>
        Remove
      </Button>
      {open && (
        <FormDialog title="Note for the family" description={course} change={writing} onSave={save}>
          <Field label="Why this course" name="note" hint="Anyone with the link can read it.">
            <Textarea rows={4} maxLength={LONGEST_SHORTLIST_NOTE} {...wired(note, setNote)} />
          </Field>
        </FormDialog>
      )}
    </div>
  );
}
