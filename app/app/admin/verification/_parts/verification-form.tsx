'use client';

import { CircleAlert, CircleCheck, CircleX, Info } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { fieldId } from '@/components/ui/controls/field-id';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { toast } from '@/components/ui/feedback/toast';
import { useRun } from '@/components/ui/feedback/use-run';
import { Card } from '@/components/ui/layout/card';
import { classNames } from '@/components/ui/layout/class-names';
import { call } from '@/lib/api/client';
import type { verify } from '@/lib/contract/accounts/verification';
import type { Result } from '@/lib/contract/operation';

type Values = { code: string; email: string };

/** Code and e-mail, and under them what the server found. */
export function VerificationForm() {
  const [values, setValues] = useState<Values>({ code: '', email: '' });
  const [problems, setProblems] = useState<Partial<Values>>({});
  const [result, setResult] = useState<Verification>();
  const { busy, run } = useRun();

  const change = (changed: Partial<Values>) => {
    setValues({ ...values, ...changed });
    setProblems({});
  };
  const mark = (found: Partial<Values>) => {
    setProblems(found);
    const wrong = found.code ? 'code' : found.email ? 'email' : undefined;
    if (wrong) document.getElementById(fieldId(wrong))?.focus();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setResult(undefined);
    const missing: Partial<Values> = {};
    if (!values.code.trim()) missing.code = 'Please enter the code.';
    if (!values.email.trim()) missing.email = 'Please enter an email address.';
    if (missing.code || missing.email) return mark(missing);
    return run(
      async () => {
        const found = await call('POST /verify', { body: values });
        setResult(found);
        if (found.isVerified === 0) {
          toast.success(found.message);
          setValues({ code: '', email: '' });
        }
      },
      ({ fields }) => {
        toast.error('Verification failed!');
        mark(fields);
      },
    );
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

type Verification = Result<typeof verify>;

type VerificationResultProps = {
  result: Verification;
  /** Puts the right e-mail or code into the form. */
  onCorrect: (correct: { email: string } | { code: string }) => void;
};

/** One of the five results in a sentence, with what would have been right. */
function VerificationResult({ result, onCorrect }: VerificationResultProps) {
  const { correctEmail, correctCode } = result;
  const { Icon, style } = LOOKS[lookOf(result)];
  return (
    <div className={classNames('animate-rise rounded-card p-4 text-sm sm:p-5', style)}>
      <p className="flex items-center gap-2 font-medium">
        <Icon aria-hidden className="size-5 shrink-0" />
        {result.message}
      </p>
      {correctEmail && (
        <Correct label="Correct email" value={correctEmail} onUse={() => onCorrect({ email: correctEmail })} />
      )}
      {correctCode && (
        <Correct label="Correct code" value={correctCode} onUse={() => onCorrect({ code: correctCode })} />
      )}
    </div>
  );
}

function Correct({ label, value, onUse }: { label: string; value: string; onUse: () => void }) {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-3 pl-7">
      <p className="min-w-0 wrap-anywhere">
        {label}: <strong className="font-semibold tabular-nums">{value}</strong>
      </p>
      <Button variant="secondary" size="sm" onClick={onUse}>
        Use this
      </Button>
    </div>
  );
}

type Look = 'verified' | 'already' | 'corrected' | 'unknown';

const LOOKS: Record<Look, { Icon: typeof Info; style: string }> = {
  verified: { Icon: CircleCheck, style: 'bg-success-soft text-success-ink' },
  already: { Icon: Info, style: 'bg-brand-soft text-brand-ink' },
  corrected: { Icon: CircleAlert, style: 'bg-accent-soft text-accent-ink' },
  unknown: { Icon: CircleX, style: 'bg-danger-soft text-danger-ink' },
};

function lookOf({ isVerified, userFound }: Verification): Look {
  if (isVerified === 0) return 'verified';
  if (isVerified === 1) return 'already';
  return userFound ? 'corrected' : 'unknown';
}
