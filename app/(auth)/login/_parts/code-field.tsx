'use client';

import { KeyRound, Mail, Smartphone } from 'lucide-react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';

type CodeFieldProps = {
  factor: 'app' | 'passkey' | 'email' | undefined;
  problem: string | undefined;
  busy: boolean;
  onSendAgain: () => void;
};

const ASKED = {
  app: {
    icon: Smartphone,
    text: "Enter the six-digit code from your authenticator app. If you don't have your phone, enter one of your recovery codes.",
  },
  passkey: { icon: KeyRound, text: "Use your passkey below. If you don't have it, enter one of your recovery codes." },
  email: { icon: Mail, text: 'We have emailed you a six-digit code. It is valid for ten minutes.' },
};

/** The second step: six digits from an e-mail or an app. Takes the focus, since it is what is missing. */
export function CodeField({ factor, problem, busy, onSendAgain }: CodeFieldProps) {
  const byMail = factor !== 'app' && factor !== 'passkey';
  const { icon: Icon, text } = ASKED[factor ?? 'email'];
  return (
    <div className="animate-rise space-y-4 rounded-card bg-brand-soft p-4">
      <p role="status" className="flex gap-2.5 text-sm">
        <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-brand-ink" />
        {text}
      </p>
      <Field label="Code" name="code" error={problem}>
        <TextInput
          inputMode={byMail ? 'numeric' : 'text'}
          autoComplete="one-time-code"
          maxLength={14}
          spellCheck={false}
          autoFocus={factor !== 'passkey'}
          className="text-lg tracking-[0.3em] tabular-nums"
        />
      </Field>
      {byMail && (
        <Button variant="ghost" size="sm" disabled={busy} onClick={onSendAgain}>
          Send a new code
        </Button>
      )}
    </div>
  );
}
