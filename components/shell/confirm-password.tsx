'use client';

import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { PasswordInput } from '@/components/ui/controls/password-input';
import { Dialog } from '@/components/ui/windows/dialog';
import { askForPasswordBy, CallError, call } from '@/lib/api/client';

/** Asks for the password when a call needs it again; the call then goes on by itself. Stands once in the shell. */
export function ConfirmPassword() {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const waiting = useRef<((given: boolean) => void)[]>([]);

  useEffect(
    () =>
      askForPasswordBy(
        () =>
          new Promise((resolve) => {
            waiting.current.push(resolve);
            setProblem(undefined);
            setOpen(true);
          }),
      ),
    [],
  );
  const settle = (given: boolean) => {
    setOpen(false);
    for (const resolve of waiting.current.splice(0)) resolve(given);
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    if (busy) return;
    const password = String(new FormData(event.currentTarget).get('confirmed-password'));
    if (!password) return setProblem('Please enter your password.');
    setBusy(true);
    setProblem(undefined);
    try {
      await call('POST /confirm-password', { body: { password } });
      settle(true);
    } catch (error) {
      setProblem(error instanceof CallError ? error.message : 'Something went wrong.');
    } finally {
      setBusy(false);
    }
  };

  return (
    <Dialog
      open={open}
      onClose={() => settle(false)}
      size="sm"
      title="Is it you?"
      description="This needs your password again. We then don't ask for ten minutes."
      footer={
        <>
          <Button variant="secondary" onClick={() => settle(false)}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={busy}>
            Go on
          </Button>
        </>
      }
    >
      <form id={id} noValidate method="post" onSubmit={submit}>
        <Field label="Your password" name="confirmed-password" error={problem}>
          <PasswordInput autoComplete="current-password" maxLength={128} data-initial-focus />
        </Field>
      </form>
    </Dialog>
  );
}
