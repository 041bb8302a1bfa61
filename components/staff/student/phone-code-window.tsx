'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { useRun } from '@/components/ui/feedback/use-run';
import { ConfirmDialog } from '@/components/ui/windows/confirm-dialog';
import { Dialog } from '@/components/ui/windows/dialog';
import { call } from '@/lib/api/client';
import type { Refusal } from '../use-change';
import type { FirstPasswordProps } from './first-password';

/** Asks which number was called, then shows the code to read out, this once. */
export function PhoneCodeWindow({ student, onClose }: FirstPasswordProps & { onClose: () => void }) {
  const [number, setNumber] = useState(student.mobile);
  const [made, setMade] = useState<{ code: string; message: string }>();
  const [refusal, setRefusal] = useState<Refusal>();
  const [attempt, setAttempt] = useState(0);
  const { busy, run } = useRun();

  const make = () =>
    run(
      async () => {
        setRefusal(undefined);
        setMade(await call('POST /students/{id}/phone-code', { params: { id: student._id }, body: { number } }));
      },
      (error) => {
        setRefusal(error);
        setAttempt((count) => count + 1);
      },
    );

  if (made) {
    return (
      <Dialog
        open
        onClose={onClose}
        size="sm"
        title="Read out this code"
        description={`${made.message} We won’t show it again.`}
        footer={<Button onClick={onClose}>Done</Button>}
      >
        <p className="text-center text-3xl font-semibold tracking-[0.3em] tabular-nums">{made.code}</p>
        <p className="mt-4 text-sm wrap-anywhere">
          The student opens <strong>{`${window.location.host}/first-password`}</strong> and enters{' '}
          <strong>{student.email}</strong>, the code and a new password.
        </p>
      </Dialog>
    );
  }
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={make}
      title="Code by phone"
      text="Call the student and make sure that you are speaking to them. Anyone who has the code can choose the password."
      confirmLabel="Show code"
      busy={busy}
    >
      <div className="space-y-4">
        {refusal && !refusal.fields.number && (
          <FormErrorSummary title="Couldn’t create a code" errors={[{ message: refusal.message }]} attempt={attempt} />
        )}
        <Field
          label="Number called"
          name="number"
          hint="The number is saved in the audit log."
          error={refusal?.fields.number ?? ''}
        >
          <TextInput type="tel" autoComplete="off" {...wired(number, setNumber)} />
        </Field>
      </div>
    </ConfirmDialog>
  );
}
