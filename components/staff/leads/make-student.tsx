'use client';

import { useState } from 'react';
import { AskDialog } from '@/components/staff/form-dialog';
import { Button } from '@/components/ui/buttons/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { ticked, wired } from '@/components/ui/controls/wired';
import { call } from '@/lib/api/client';
import type { Duplicate, LeadView } from '@/lib/contract/people/leads';
import { useAsking, useChange } from '../use-change';

/** Makes a student of an enquiry, with what is known filled in. */
export function MakeStudent({ lead }: { lead: LeadView }) {
  const { _id, name, email, mobile, duplicates } = lead;
  const [fields, setFields] = useState({ name, email, mobile });
  const [anyway, setAnyway] = useState(false);
  const { change, open, ask } = useAsking();
  const samePhone = duplicates.students.filter(({ same }) => same === 'phone');
  const send = () =>
    change.run(() => call('POST /leads/{id}/student', { params: { id: _id }, body: { ...fields, anyway } }));
  const field = (key: keyof typeof fields, label: string, type: string) => (
    <Field label={label} name={key}>
      <TextInput type={type} {...wired(fields[key], (text) => setFields({ ...fields, [key]: text }))} maxLength={254} />
    </Field>
  );
  return (
    <>
      <Button onClick={ask}>Convert to student…</Button>
      <AskDialog
        notDone="Couldn’t convert"
        open={open}
        onConfirm={send}
        title="Convert this enquiry to a student?"
        text="They will get an email with a link to choose a password. You can continue on their profile page."
        confirmLabel="Convert to student"
        change={change}
      >
        {field('name', 'Name', 'text')}
        {field('email', 'Email', 'email')}
        {field('mobile', 'Mobile', 'tel')}
        {samePhone.length > 0 && (
          <Checkbox
            label={`This is not ${samePhone.map((student) => student.name).join(', ')}, although the number is the same`}
            {...ticked(anyway, setAnyway)}
          />
        )}
      </AskDialog>
    </>
  );
}

/** Notes that an enquiry is this student's. */
export function IsStudent({ leadId, student }: { leadId: string; student: Duplicate }) {
  const { busy, refusal, run } = useChange(() => {});
  const body = { studentId: student._id };
  return (
    <>
      <Button
        size="sm"
        variant="secondary"
        busy={busy}
        onClick={() => run(() => call('PUT /leads/{id}/student', { params: { id: leadId }, body }))}
        aria-label={`Link to ${student.name}`}
      >
        Link to this student
      </Button>
      {refusal && <p className="text-fine text-danger-ink">{refusal.message}</p>}
    </>
  );
}
