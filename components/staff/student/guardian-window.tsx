'use client';

import { useState } from 'react';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { useSeen } from '@/components/ui/feedback/use-seen';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
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
  const { busy, refusal, attempt, run } = useChange(onClose);
  const { seen, refused } = useSeen({ guardian_name: stored.name, guardian_email: stored.email, dob: stored.dob });
  const save = () => {
    const body = { guardian_name: name, guardian_email: email, ...(dob && { dob }), seen };
    return run(() => call('PUT /students/{id}/guardian', { params: { id: studentId }, body }), refused);
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      onConfirm={save}
      title="Parent or guardian"
      text="We’ll notify the student. A new guardian gets an email asking them to confirm the applications that aren’t sent yet."
      confirmLabel="Save"
      busy={busy}
    >
      <div className="space-y-4">
        {refusal && !Object.keys(refusal.fields).length && (
          <FormErrorSummary title="Couldn’t save" errors={[{ message: refusal.message }]} attempt={attempt} />
        )}
        <Field label="Student’s date of birth" name="dob" error={refusal?.fields.dob ?? ''}>
          <TextInput type="date" {...wired(dob, setDob)} autoComplete="off" />
        </Field>
        <Field label="Name" name="guardian_name" error={refusal?.fields.guardian_name ?? ''}>
          <TextInput {...wired(name, setName)} maxLength={120} autoComplete="off" />
        </Field>
        <Field label="Email" name="guardian_email" error={refusal?.fields.guardian_email ?? ''}>
          <TextInput type="email" autoComplete="off" {...wired(email, setEmail)} maxLength={254} />
        </Field>
      </div>
    </ConfirmDialog>
  );
}
