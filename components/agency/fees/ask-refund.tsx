'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { Opener } from '@/components/ui/windows/opener';
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
  return (
    <Opener variant="secondary" opens={(onClose) => <AskDialog {...props} onClose={onClose} />}>
      {props.isStudent ? 'Request a refund' : 'Give a refund'}
      <span className="sr-only"> for {props.name}</span>
    </Opener>
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
      title={isStudent ? 'Request a refund' : 'Give a refund'}
      description={`${name}. The student and the agency can both see the due date.`}
      change={change}
      onSave={() => change.run(send)}
      saveLabel={isStudent ? 'Send request' : 'Save'}
    >
      <Field label="Amount" name="amount" optional hint={`Leave empty for the full amount, ${most}.`}>
        <TextInput inputMode="decimal" autoComplete="off" maxLength={20} {...wired(amount, setAmount)} />
      </Field>
      <Field label="Reason" name="reason">
        <TextInput autoComplete="off" maxLength={300} {...wired(reason, setReason)} />
      </Field>
    </FormDialog>
  );
}
