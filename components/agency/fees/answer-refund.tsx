'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { call } from '@/lib/api/client';
import type { Way } from '@/lib/domain/agency/fees';
import { WayField } from './way-field';

interface AnswerRefundProps {
  chargeId: string;
  refundId: string;
  amount: string;
  /** Whether it is within what the viewer may pay back. */
  mayPay: boolean;
}

/** Two buttons and the forms behind them: a refund was paid, or is refused. */
export function AnswerRefund(props: AnswerRefundProps) {
  const [open, setOpen] = useState<'paid' | 'refused'>();
  return (
    <div className="flex flex-wrap items-center gap-2">
      {props.mayPay ? (
        <Button size="sm" onClick={() => setOpen('paid')}>
          Mark as refunded<span className="sr-only">: {props.amount}</span>
        </Button>
      ) : (
        <span className="text-muted">Only the owner or the accountant can pay this refund.</span>
      )}
      <Button size="sm" variant="secondary" onClick={() => setOpen('refused')}>
        Decline<span className="sr-only"> {props.amount}</span>
      </Button>
      {open && <AnswerDialog {...props} answer={open} onClose={() => setOpen(undefined)} />}
    </div>
  );
}

function AnswerDialog({
  chargeId,
  refundId,
  amount,
  answer,
  onClose,
}: AnswerRefundProps & { answer: 'paid' | 'refused'; onClose: () => void }) {
  const change = useChange(onClose);
  const [way, setWay] = useState<Way>('cash');
  const [words, setWords] = useState({ reason: '', reference: '' });
  const isPaid = answer === 'paid';
  const send = () =>
    call('POST /agency/charges/{id}/refunds/{refundId}/answer', {
      params: { id: chargeId, refundId },
      body: { answer, ...words, ...(isPaid ? { way } : {}) },
    });
  return (
    <FormDialog
      title={isPaid ? `Mark refund of ${amount} as paid` : `Decline refund of ${amount}`}
      description={
        isPaid ? 'We’ll create a numbered receipt and send it to the student.' : 'The student can see the reason.'
      }
      change={change}
      onSave={() => change.run(send)}
    >
      {isPaid && (
        <>
          <WayField value={way} onChange={setWay} />
          <Field label="Reference" name="reference" optional hint="The reference of the bank, or the receipt number.">
            <TextInput
              autoComplete="off"
              maxLength={120}
              {...wired(words.reference, (reference) => setWords({ ...words, reference }))}
            />
          </Field>
        </>
      )}
      <Field label={isPaid ? 'Note' : 'Reason'} name="reason" optional={isPaid}>
        <TextInput
          autoComplete="off"
          maxLength={300}
          {...wired(words.reason, (reason) => setWords({ ...words, reason }))}
        />
      </Field>
    </FormDialog>
  );
}
