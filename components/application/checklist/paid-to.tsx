'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import type { Payee } from '@/lib/domain/applications/payees';
import { useAnswer } from './use-answer';

interface PaidToProps {
  applicationId: string;
  itemId: string;
  label: string;
  /** What was said before; null for nothing. */
  paid: { to: Payee; name: string } | null;
  options: readonly { value: string; label: string }[];
}

/** In the row of a payment: the student or their agent says to whom it went. */
export function PaidTo({ applicationId, itemId, label, paid, options }: PaidToProps) {
  const { problem, sayPaid } = useAnswer(applicationId, itemId);
  const [open, setOpen] = useState(false);
  const [to, setTo] = useState<Payee>('university');
  const [name, setName] = useState('');
  if (!open) {
    return (
      <Button size="sm" variant="ghost" className="-ms-3 print:hidden" onClick={() => setOpen(true)}>
        {paid ? 'Change payee' : 'Add payee'}
        <span className="sr-only">: {label}</span>
      </Button>
    );
  }
  const send = async () => {
    const seen = { to: paid?.to ?? '', name: paid?.name ?? '' };
    if (await sayPaid({ to, name: to === 'other' ? name : '', seen })) setOpen(false);
  };
  return (
    <div className="mt-2 max-w-reading space-y-2">
      <Field label="Paid to" id={`paid-${itemId}`} {...(problem ? { error: problem } : {})}>
        <SelectField options={options} {...wired(to, setTo)} />
      </Field>
      {to === 'other' && (
        <Field label="Payee name" id={`payee-${itemId}`}>
          <TextInput autoComplete="off" maxLength={120} {...wired(name, setName)} />
        </Field>
      )}
      <Button size="sm" onClick={send}>
        Save
      </Button>
    </div>
  );
}
