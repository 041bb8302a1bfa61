'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { FormErrorSummary } from '@/components/ui/controls/form-error-summary';
import { PasswordInput } from '@/components/ui/controls/password-input';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { Card } from '@/components/ui/layout/card';
import { call } from '@/lib/api/client';
import { isTooShortPassword, PASSWORD_RULE } from '@/lib/domain/accounts/passwords';

const FILL_IN = 'Please fill in all fields';
const MISMATCH = 'New password and confirm password do not match';

type Values = { oldPassword: string; newPassword: string; confirmPassword: string };
type Problems = { title: string; fields: Partial<Values> };

const EMPTY: Values = { oldPassword: '', newPassword: '', confirmPassword: '' };
const FIELDS: readonly {
  name: keyof Values;
  label: string;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
}[] = [
  { name: 'oldPassword', label: 'Old password', autoComplete: 'current-password' },
  { name: 'newPassword', label: 'New password', hint: PASSWORD_RULE, autoComplete: 'new-password' },
  { name: 'confirmPassword', label: 'Confirm new password', autoComplete: 'new-password' },
];

/** The form to change the own password. Every other session ends; this one goes on with a new cookie. */
export function ChangePassword() {
  const [values, setValues] = useState(EMPTY);
  const [problems, setProblems] = useState<Problems>();
  const [attempt, setAttempt] = useState(0);
  const { busy, run } = useRun();

  const fail = (found: Problems) => {
    setProblems(found);
    setAttempt((count) => count + 1);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const found = problemsOf(values);
    if (found) return fail(found);
    setProblems(undefined);
    return run(
      async () => {
        const { oldPassword, newPassword } = values;
        await call('POST /change-password', { body: { oldPassword, newPassword } });
        setValues(EMPTY);
        toast.success('Password changed successfully!');
      },
      ({ message, fields }) => fail({ title: `Error occurred while changing password: ${message}`, fields }),
    );
  };

  const errors = FIELDS.flatMap(({ name, label }) => {
    const message = problems?.fields[name];
    return message ? [{ name, message: `${label}: ${message}` }] : [];
  });
  return (
    <Card className="max-w-lg">
      <form noValidate method="post" className="space-y-5" onSubmit={submit}>
        {problems && (
          <FormErrorSummary
            title={problems.title}
            errors={errors.length > 0 ? errors : [{ message: 'Please try again in a moment.' }]}
            attempt={attempt}
          />
        )}
        {FIELDS.map(({ name, label, hint, autoComplete }) => {
          const error = problems?.fields[name];
          return (
            <Field key={name} label={label} name={name} hint={hint} error={error}>
              <PasswordInput
                autoComplete={autoComplete}
                maxLength={128}
                value={values[name]}
                onChange={(event) => setValues({ ...values, [name]: event.target.value })}
              />
            </Field>
          );
        })}
        <Button type="submit" busy={busy}>
          Change password
        </Button>
      </form>
    </Card>
  );
}

function problemsOf(values: Values): Problems | null {
  const empty = FIELDS.filter(({ name }) => !values[name]);
  if (empty.length > 0) {
    return {
      title: FILL_IN,
      fields: Object.fromEntries(empty.map(({ name }) => [name, 'Please fill in this field.'])),
    };
  }
  if (values.newPassword !== values.confirmPassword) {
    return { title: MISMATCH, fields: { confirmPassword: "This doesn't match the new password." } };
  }
  if (isTooShortPassword(values.newPassword))
    return { title: 'Failed to change password', fields: { newPassword: PASSWORD_RULE } };
  return null;
}
