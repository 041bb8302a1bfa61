'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { ButtonLink } from '@/components/ui/buttons/button-link';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { PasswordInput } from '@/components/ui/controls/password-input';
import { TextInput } from '@/components/ui/controls/text-input';
import { useRun } from '@/components/ui/feedback/use-run';
import { call } from '@/lib/api/client';
import { PASSWORD_RULE } from '@/lib/domain/accounts/passwords';
import { Notice } from '../../_parts/notice';

interface Refused {
  message: string;
  fields: Record<string, string>;
}

/** E-mail, code and the new password; then the way to the sign-in. */
export function FirstPasswordForm() {
  const [refused, setRefused] = useState<Refused>();
  const [isSet, setIsSet] = useState(false);
  const { busy, run } = useRun();
  const [attempt, setAttempt] = useState(0);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? '');
    setRefused(undefined);
    return run(
      async () => {
        const body = { email: text('email'), code: text('code'), password: text('password') };
        await call('POST /first-password', { body });
        setIsSet(true);
      },
      (error) => {
        setRefused(error);
        setAttempt((count) => count + 1);
      },
    );
  };

  if (isSet) {
    return (
      <Notice
        kind="success"
        title="Your password is set"
        actions={<ButtonLink href="/login?expired">Sign in</ButtonLink>}
      >
        <p>You can now sign in with it. If your account isn’t verified yet, our team needs to verify it first.</p>
      </Notice>
    );
  }
  const fields = refused?.fields ?? {};
  const isOfField = ['email', 'code', 'password'].some((name) => fields[name]);
  return (
    <form noValidate method="post" onSubmit={submit} className="space-y-5">
      <noscript>
        <p className="rounded-card bg-accent-soft p-4 text-sm text-accent-ink">
          This form needs JavaScript. Please switch it on in your browser and load this page again.
        </p>
      </noscript>
      {refused && !isOfField && (
        <FormErrorSummary title="Not saved" errors={[{ message: refused.message }]} attempt={attempt} />
      )}
      <Field label="Email" name="email" error={fields.email}>
        <TextInput type="email" autoComplete="username" spellCheck={false} />
      </Field>
      <Field label="Code" name="code" error={fields.code}>
        <TextInput
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={14}
          className="text-lg tracking-[0.3em] tabular-nums"
        />
      </Field>
      <Field label="New password" name="password" hint={PASSWORD_RULE} error={fields.password}>
        <PasswordInput autoComplete="new-password" />
      </Field>
      <Button type="submit" size="lg" busy={busy} className="w-full">
        Save password
      </Button>
    </form>
  );
}
