'use client';

import { type FormEvent, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/text-input';
import { NoRecovery } from './no-recovery';

/** The e-mail field and the Reset button. */
export function RecoveryForm({ whatsAppNumber }: { whatsAppNumber: string | undefined }) {
  const [asked, setAsked] = useState<string>();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(String(new FormData(event.currentTarget).get('email')).trim());
  };
  return (
    <form noValidate method="post" onSubmit={submit}>
      <Field
        label="E-mail"
        name="email"
        error={asked === '' ? 'Please enter an e-mail address like name@example.com.' : undefined}
      >
        <TextInput type="email" inputMode="email" autoComplete="username" autoCapitalize="none" spellCheck={false} />
      </Field>
      <div role="status">{asked && <NoRecovery email={asked} whatsAppNumber={whatsAppNumber} />}</div>
      <Button type="submit" size="lg" className="mt-5 w-full">
        Reset
      </Button>
    </form>
  );
}
