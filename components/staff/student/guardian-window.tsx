'use client';

import { useState } from 'react';
import { AskDialog } from '@/components/staff/form-dialog';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { useSeen } from '@/components/ui/feedback/use-seen';
import { call } from '@/lib/api/client';
import { useChange } from '../use-change';

interface GuardianWindowProps {
  studentId: string;
  /** As they are stored; '' for none. */
  name: string;
  email: string;
  dob: string;
  open: boolean;
  onClose: () => void;
}

/** Says who confirms for a student under 18, and when the student was born. */
export function GuardianWindow({ studentId, open, onClose, ...stored }: GuardianWindowProps) {
  const [name, setName] = useState(stored.name);
  const [email, setEmail] = useState(stored.email);
  const [dob, setDob] = useState(stored.dob);
  const change = useChange(onClose);
  const { seen, refused } = useSeen({ guardian_name: stored.name, guardian_email: stored.email, dob: stored.dob });
  const save = () => {
    const body = { guardian_name: name, guardian_email: email, ...(dob && { dob }), seen };
    return change.run(() => call('PUT /students/{id}/guardian', { params: { id: studentId }, body }), refused);
  };
  return (
    <AskDialog
      notDone="Couldn’t save"
      own={['dob', 'guardian_name', 'guardian_email']}
      open={open}
      onConfirm={save}
      title="Parent or guardian"
      text="We’ll notify the student. We’ll email a new guardian and ask them to confirm the applications that haven’t been sent yet."
      confirmLabel="Save"
      change={change}
    >
      <Field label="Student’s date of birth" name="dob">
        <TextInput type="date" {...wired(dob, setDob)} autoComplete="off" />
      </Field>
      <Field label="Name" name="guardian_name">
        <TextInput {...wired(name, setName)} maxLength={120} autoComplete="off" />
      </Field>
      <Field label="Email" name="guardian_email">
        <TextInput type="email" autoComplete="off" {...wired(email, setEmail)} maxLength={254} />
      </Field>
    </AskDialog>
  );
}
