'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { ticked, wiredIn } from '@/components/ui/controls/wired';
import { Opener } from '@/components/ui/windows/opener';
import { call } from '@/lib/api/client';
import { PAYMENT_KINDS, type Way } from '@/lib/domain/agency/fees';
import { useKey } from '../leads/use-key';
import { WayField } from './way-field';

interface TakeMoneyProps {
  chargeId: string;
  name: string;
  /** What is left, as a field has it. */
  toPay: string;
  currency: string;
  today: string;
  /** Whether the viewer notes what was paid before this site. */
  mayBeEarlier: boolean;
}

/** A button and the form behind it, which notes money that a student paid. */
export function TakeMoney(props: TakeMoneyProps) {
  return (
    <Opener opens={(onClose) => <TakeDialog {...props} onClose={onClose} />}>
      Record payment<span className="sr-only"> for {props.name}</span>
    </Opener>
  );
}

function TakeDialog({ onClose, ...props }: TakeMoneyProps & { onClose: () => void }) {
  const { chargeId, name, toPay, currency, today, mayBeEarlier } = props;
  const change = useChange(onClose);
  const key = useKey();
  const [isEarlier, setIsEarlier] = useState(false);
  const [way, setWay] = useState<Way>('cash');
  const [fields, setFields] = useState({ amount: toPay, reference: '', paidOn: today });
  const wiredTo = wiredIn(fields, setFields);
  const send = () =>
    call('POST /agency/charges/{id}/payments', {
      params: { id: chargeId },
      body: { ...fields, way, kind: isEarlier ? 'earlier' : 'taken', key: key.current() },
    });
  return (
    <FormDialog
      title={name}
      description="The receipt gets a number and can’t be changed. We’ll send it to the student."
      change={change}
      onSave={() => change.run(send)}
      saveLabel="Create receipt"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={`Amount in ${currency}`} name="amount">
          <TextInput inputMode="decimal" autoComplete="off" maxLength={20} {...wiredTo('amount')} />
        </Field>
        <WayField value={way} onChange={setWay} />
        <Field label="Paid on" name="paidOn">
          <TextInput type="date" max={today} {...wiredTo('paidOn')} />
        </Field>
        <Field label="Reference" optional hint="The reference of the bank, or the receipt number." name="reference">
          <TextInput autoComplete="off" maxLength={120} {...wiredTo('reference')} />
        </Field>
        {mayBeEarlier && (
          <div className="sm:col-span-2">
            <Checkbox
              label={PAYMENT_KINDS.earlier}
              hint="For payments made before the student agreed on this site. The refund period starts today."
              {...ticked(isEarlier, setIsEarlier)}
            />
          </div>
        )}
      </div>
    </FormDialog>
  );
}
