'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Field } from '@/components/ui/controls/field';
import { PasswordInput } from '@/components/ui/controls/password-input';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { call } from '@/lib/api/client';
import { isTooShortPassword, PASSWORD_RULE } from '@/lib/domain/accounts/passwords';
import { DeadLink } from '../../_parts/dead-link';
import { Notice } from '../../_parts/notice';

/** One password, which the person can look at while typing; the link in `token` is used up with it. */
export function PasswordForm({ token }: { token: string }) {
  const [outcome, setOutcome] = useState<'set' | 'dead'>();
  const [problem, setProblem] = useState<string>();
  const { busy, run } = useRun();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const password = String(new FormData(event.currentTarget).get('password'));
    setProblem(undefined);
    if (isTooShortPassword(password)) return setProblem(PASSWORD_RULE);
    return run(
      async () => {
        const { message } = await call('POST /reset-password', { body: { token, password } });
        toast.success(message);
        setOutcome('set');
      },
      ({ status, message, fields }) => {
        if (status === 404) setOutcome('dead');
        else setProblem(fields.password ?? message);
      },
    );
  };

  if (outcome === 'dead') {
    return (
      <DeadLink actions={<ButtonLink href="/forget-password">Get a new link</ButtonLink>}>
        You can ask for a new one.
      </DeadLink>
    );
  }
  if (outcome === 'set') {
    return (
      <Notice
        kind="success"
        title="Your password is set"
        actions={<ButtonLink href="/login?expired">Sign in</ButtonLink>}
      >
        <p>You can sign in with it now.</p>
      </Notice>
    );
  }
  return (
    <form noValidate method="post" onSubmit={submit}>
      <Field label="New password" name="password" hint={PASSWORD_RULE} error={problem}>
        <PasswordInput autoComplete="new-password" />
      </Field>
      <Button type="submit" size="lg" busy={busy} className="mt-5 w-full">
        Save password
      </Button>
    </form>
  );
}
