'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { call } from '@/lib/api/client';
import { useKey } from '../leads/use-key';

interface AskRefundProps {
  chargeId: string;
  name: string;
  /** All that can be paid back, in words. */
  most: string;
  isStudent: boolean;
}

/** A button and the form behind it, which asks for money back. */
export function AskRefund(props: AskRefundProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        {props.isStudent ? 'Ask for money back' : 'Pay something back'}
        <span className="sr-only"> for {props.name}</span>
      </Button>
      {open && <AskDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function AskDialog({ chargeId, name, most, isStudent, onClose }: AskRefundProps & { onClose: () => void }) {
  const change = useChange(onClose);
  const key = useKey();
  const [reason, setReason] = useState('');
  const [amount, setAmount] = useState('');
  const send = () =>
    call('POST /charges/{id}/refunds', {
      params: { id: chargeId },
      body: { reason, key: key.current(), ...(amount.trim() ? { amount } : {}) },
    });
  return (
    <FormDialog
      open
      onClose={onClose}
      title={isStudent ? 'Ask for money back' : 'Pay something back'}
      description={`${name}. You both see when it is due.`}
      change={change}
      onSave={() => change.run(send)}
      saveLabel={isStudent ? 'Ask' : 'Save'}
    >
      <Field
        label="Amount"
        name="amount"
        optional
        hint={`Empty: all of it, ${most}`}
        error={change.refusal?.fields.amount}
      >
        <TextInput inputMode="decimal" autoComplete="off" maxLength={20} {...wired(amount, setAmount)} />
      </Field>
      <Field label="Why" name="reason" error={change.refusal?.fields.reason}>
        <TextInput autoComplete="off" maxLength={300} {...wired(reason, setReason)} />
      </Field>
    </FormDialog>
  );
}
