'use client';

import { KeyRound } from 'lucide-react';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
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

/** The question for the password, or what the account has in its place: a passkey, the organisation's directory. */
export function ConfirmWindow({ open, onSettle }: ConfirmWindowProps) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [hasPasskey, setHasPasskey] = useState(false);
  const [directory, setDirectory] = useState<string>();
  const [away, setAway] = useState(false);

  useEffect(() => {
    // The password does it, should this fail.
    void call('GET /second-factor', {}).then(
      ({ passkeys, directory: link }) => {
        setHasPasskey(passkeys.length > 0);
        if (link?.linkedOn) setDirectory(link.name);
      },
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
  /** In a window of its own, so that nothing typed in this one is lost; asked for until it is done or this question is closed. */
  const signInAgain = () => {
    window.open('/login/oidc?confirms=1', '_blank', 'popup,width=520,height=720');
    setAway(true);
  };
  useEffect(() => {
    if (!away || !open) return;
    const goOn = ({ confirmed }: { confirmed: boolean }) => confirmed && onSettle(true);
    const timer = setInterval(() => void call('GET /confirm-password', {}).then(goOn, () => {}), 1_500);
    return () => clearInterval(timer);
  }, [away, open, onSettle]);
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
      {directory && (
        <Button variant="secondary" className="mt-4 w-full" disabled={busy} onClick={signInAgain}>
          {away ? 'Waiting for the new window…' : `Sign in with ${directory} instead`}
        </Button>
      )}
    </Dialog>
  );
}
