'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { call } from '@/lib/api/client';

interface AddressWindowProps {
  studentId: string;
  name: string;
  email: string;
  open: boolean;
  onClose: () => void;
}

/** The window in which the own address of a student is entered. */
export function AddressWindow({ studentId, name, email, open, onClose }: AddressWindowProps) {
  const change = useChange(onClose);
  const [typed, setTyped] = useState(email);
  const save = () => call('PUT /students/{id}/address', { params: { id: studentId }, body: { email: typed } });
  return (
    <FormDialog
      open={open}
      title={`${name}’s own email`}
      description={`We’ll send a link. ${name} can use it to choose a password, sign in and confirm applications.`}
      change={change}
      onSave={() => change.run(save)}
      saveLabel="Send the link"
    >
      <Field label="Email" name="email" hint="An address only the student reads." error={change.refusal?.fields.email}>
        <TextInput value={typed} onChange={(event) => setTyped(event.target.value)} type="email" autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
