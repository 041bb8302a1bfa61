'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { Opener } from '@/components/ui/windows/opener';
import { call } from '@/lib/api/client';

interface CancelReceiptProps {
  chargeId: string;
  paymentId: string;
  label: string;
}

/** A button and the form behind it, which takes a wrong receipt back. */
export function CancelReceipt(props: CancelReceiptProps) {
  return (
    <Opener size="sm" variant="ghost" opens={(onClose) => <CancelDialog {...props} onClose={onClose} />}>
      Cancel receipt<span className="sr-only">: receipt {props.label}</span>
    </Opener>
  );
}

function CancelDialog({ chargeId, paymentId, label, onClose }: CancelReceiptProps & { onClose: () => void }) {
  const change = useChange(onClose);
  const [reason, setReason] = useState('');
  const send = () =>
    call('POST /agency/charges/{id}/payments/{paymentId}/cancel', {
      params: { id: chargeId, paymentId },
      body: { reason },
    });
  return (
    <FormDialog
      title={`Cancel receipt ${label}`}
      description="We’ll create a cancellation receipt with the next number and send it to the student. Both receipts are kept."
      change={change}
      onSave={() => change.run(send)}
      saveLabel="Cancel receipt"
    >
      <Field label="Reason" name="reason">
        <TextInput autoComplete="off" maxLength={300} {...wired(reason, setReason)} />
      </Field>
    </FormDialog>
  );
}
