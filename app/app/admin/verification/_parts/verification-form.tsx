'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { fieldId } from '@/components/ui/controls/field-id';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { toast } from '@/components/ui/feedback/toast';
import { Card } from '@/components/ui/layout/card';
import { CallError, call } from '@/lib/api/client';
import { type Verification, VerificationResult } from './verification-result';

type Values = { code: string; email: string };

/** Code and e-mail, and under them what the server found. */
export function VerificationForm() {
  const [values, setValues] = useState<Values>({ code: '', email: '' });
  const [problems, setProblems] = useState<Partial<Values>>({});
  const [result, setResult] = useState<Verification>();
  const [busy, setBusy] = useState(false);

  const change = (changed: Partial<Values>) => {
    setValues({ ...values, ...changed });
    setProblems({});
  };
  const mark = (found: Partial<Values>) => {
    setProblems(found);
    const wrong = found.code ? 'code' : found.email ? 'email' : undefined;
    if (wrong) document.getElementById(fieldId(wrong))?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setResult(undefined);
    const missing: Partial<Values> = {};
    if (!values.code.trim()) missing.code = 'Please enter the code.';
    if (!values.email.trim()) missing.email = 'Please enter an email address.';
    if (missing.code || missing.email) return mark(missing);
    setBusy(true);
    try {
      const found = await call('POST /verify', { body: values });
      setResult(found);
      if (found.isVerified === 0) {
        toast.success(found.message);
        setValues({ code: '', email: '' });
      }
    } catch (error) {
      toast.error('Verification failed!');
      if (error instanceof CallError) mark(error.fields);
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="max-w-lg space-y-6">
      <Card>
        <form noValidate className="space-y-5" onSubmit={submit}>
          <Field label="Code" name="code" hint="Six digits." error={problems.code}>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              className="tabular-nums"
              {...wired(values.code, (code) => change({ code }))}
            />
          </Field>
          <Field label="Email" name="email" error={problems.email}>
            <TextInput type="email" autoComplete="off" {...wired(values.email, (email) => change({ email }))} />
          </Field>
          <Button type="submit" busy={busy}>
            Verify
          </Button>
        </form>
      </Card>
      <div aria-live="polite">{result && <VerificationResult result={result} onCorrect={change} />}</div>
    </div>
  );
}
