'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { call } from '@/lib/api/client';

interface CancelReceiptProps {
  chargeId: string;
  paymentId: string;
  label: string;
}

/** A button and the form behind it, which takes a wrong receipt back. */
export function CancelReceipt(props: CancelReceiptProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="sm" variant="ghost" onClick={() => setOpen(true)}>
        It is wrong<span className="sr-only">: receipt {props.label}</span>
      </Button>
      {open && <CancelDialog {...props} onClose={() => setOpen(false)} />}
    </>
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
      open
      onClose={onClose}
      title={`Take back receipt ${label}`}
      description="A counter-receipt with the next number is made. Both stay, and the student is sent it."
      change={change}
      onSave={() => change.run(send)}
      saveLabel="Take back"
    >
      <Field label="What was wrong" name="reason" error={change.refusal?.fields.reason}>
        <TextInput autoComplete="off" maxLength={300} {...wired(reason, setReason)} />
      </Field>
    </FormDialog>
  );
}
