'use client';

import { KeyRound } from 'lucide-react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { PasswordInput } from '@/components/ui/controls/password-input';
import { Dialog } from '@/components/ui/windows/dialog';
import { call } from '@/lib/api/client';
import type { PasskeyAnswer } from '@/lib/contract/accounts/passkeys';
import { askForPasskey, passkeyProblem } from './passkey';

type Confirmation = { password: string } | { passkey: PasskeyAnswer };

interface ConfirmWindowProps {
  open: boolean;
  /** Whether it was confirmed. */
  onSettle: (given: boolean) => void;
}

/** The question for the password, or a passkey where the account has one. */
export function ConfirmWindow({ open, onSettle }: ConfirmWindowProps) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [hasPasskey, setHasPasskey] = useState(false);

  useEffect(() => {
    // The password does it, should this fail.
    void call('GET /second-factor', {}).then(
      ({ passkeys }) => setHasPasskey(passkeys.length > 0),
      () => {},
    );
  }, []);
  const give = async (confirmation: () => Promise<Confirmation>) => {
    if (busy) return;
    setBusy(true);
    setProblem(undefined);
    try {
      await call('POST /confirm-password', { body: await confirmation() });
      onSettle(true);
    } catch (error) {
      setProblem(passkeyProblem(error));
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const password = String(new FormData(event.currentTarget).get('confirmed-password'));
    if (!password) return setProblem('Please enter your password.');
    void give(async () => ({ password }));
  };

  return (
    <Dialog
      open={open}
      onClose={() => onSettle(false)}
      size="sm"
      title="Confirm it's you"
      description="Please enter your password again. After that, we won’t ask again for ten minutes."
      footer={
        <>
          <Button variant="secondary" onClick={() => onSettle(false)}>
            Cancel
          </Button>
          <Button type="submit" form={id} busy={busy}>
            Continue
          </Button>
        </>
      }
    >
      <form id={id} noValidate method="post" onSubmit={submit}>
        <Field label="Your password" name="confirmed-password" error={problem}>
          <PasswordInput autoComplete="current-password" maxLength={128} data-initial-focus />
        </Field>
      </form>
      {hasPasskey && (
        <Button
          variant="secondary"
          className="mt-4 w-full"
          disabled={busy}
          onClick={() => void give(async () => ({ passkey: await askForPasskey() }))}
        >
          <KeyRound aria-hidden className="size-4" />
          Use your passkey instead
        </Button>
      )}
    </Dialog>
  );
}
