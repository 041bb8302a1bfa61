'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useAsking } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { Textarea } from '@/components/ui/controls/textarea';
import { wired } from '@/components/ui/controls/wired';
import { call } from '@/lib/api/client';

/** The student's answer to something their agency said in the university's name: it goes to staff. */
export function ThisIsNotSo({ applicationId, saidId, what }: { applicationId: string; saidId: string; what: string }) {
  const { change, open, ask } = useAsking();
  const [note, setNote] = useState('');
  const save = () =>
    change.run(() =>
      call('POST /applications/{id}/said/{saidId}/objection', {
        params: { id: applicationId, saidId },
        body: { note },
      }),
    );
  return (
    <>
      <Button size="sm" variant="secondary" onClick={ask}>
        {' '}
        This is not true <span className="sr-only">: {what}</span>
      </Button>
      <FormDialog
        open={open}
        title="Tell our team that this is not true?"
        description="Our team will take over your application from your agency, check with the university and write to you. All your due dates are paused until then."
        change={change}
        onSave={save}
        saveLabel="Tell our team"
      >
        <Field label="What is wrong" name="note" optional hint="Your agency can read it.">
          <Textarea rows={3} maxLength={1000} {...wired(note, setNote)} />
        </Field>
      </FormDialog>
    </>
  );
}
