'use client';

import { type FormEvent, useId } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Dialog } from '@/components/ui/windows/dialog';

type FactorDialogProps = {
  open: boolean;
  /** What the code confirms. */
  turningOn: boolean;
  problem: string | undefined;
  busy: boolean;
  onConfirm: (code: string) => void;
  onSendAgain: () => void;
  onClose: () => void;
};

/** Asks for the e-mailed code that turns 2-factor authentication on or off. */
export function FactorDialog({ open, turningOn, problem, busy, onConfirm, onSendAgain, onClose }: FactorDialogProps) {
  const id = useId();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onConfirm(String(new FormData(event.currentTarget).get('code')).replace(/\s/g, ''));
  };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={turningOn ? 'Turn 2-factor authentication on' : 'Turn 2-factor authentication off'}
      description="We sent you an e-mail with a code of six digits. Please enter it here; it works for ten minutes."
      footer={
        <>
          <Button variant="ghost" disabled={busy} onClick={onSendAgain}>
            Send a new code
          </Button>
          <Button type="submit" form={id} busy={busy}>
            Confirm
          </Button>
        </>
      }
    >
      <form id={id} noValidate method="post" onSubmit={submit}>
        <Field label="Code" name="code" error={problem}>
          <TextInput
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={9}
            spellCheck={false}
            className="text-lg tracking-[0.3em] tabular-nums"
          />
        </Field>
      </form>
    </Dialog>
  );
}
