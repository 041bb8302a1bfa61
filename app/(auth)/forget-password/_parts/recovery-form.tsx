'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { useRun } from '@/components/ui/feedback/use-run';
import { call } from '@/lib/api/client';
import { Notice } from '../../_parts/notice';

/** The e-mail field and the Reset button; then what was done, which never says whether there is such an account. */
export function RecoveryForm() {
  const [askedFor, setAskedFor] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const { busy, run } = useRun();

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const email = String(new FormData(event.currentTarget).get('email')).trim();
    setProblem(undefined);
    return run(
      async () => {
        await call('POST /forget-password', { body: { email } });
        setAskedFor(email);
      },
      ({ message, fields }) => setProblem(fields.email ?? message),
    );
  };

  if (askedFor !== undefined) {
    return (
      <Notice
        kind="sent"
        title="Check your inbox"
        actions={
          <Button variant="secondary" onClick={() => setAskedFor(undefined)}>
            Use another address
          </Button>
        }
      >
        <p className="wrap-anywhere">
          If {askedFor} belongs to an account, we have just emailed you a link. You can use it once, within one hour.
        </p>
        <p>No email after a few minutes? Check your spam folder, and check that the address is correct.</p>
      </Notice>
    );
  }
  return (
    <form noValidate method="post" onSubmit={submit}>
      <noscript>
        <p className="mb-5 rounded-card bg-accent-soft p-4 text-sm text-accent-ink">
          This form needs JavaScript. Please switch it on in your browser and load this page again.
        </p>
      </noscript>
      <Field label="Email" name="email" error={problem}>
        <TextInput type="email" autoComplete="username" spellCheck={false} />
      </Field>
      <Button type="submit" size="lg" busy={busy} className="mt-5 w-full">
        Reset
      </Button>
    </form>
  );
}
