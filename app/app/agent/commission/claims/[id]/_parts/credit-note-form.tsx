'use client';

import { useState } from 'react';
import { typedMinor } from '@/components/agency/commission/typed-minor';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { Opener } from '@/components/ui/windows/opener';
import { call } from '@/lib/api/client';
import type { InvoiceView } from '@/lib/contract/commission/invoices';
import { majorUnits } from '@/lib/domain/money/money';

interface CreditNoteProps {
  invoice: InvoiceView;
  today: string;
}

/** Opens the form of a credit note for an invoice. */
export function CreditNoteForm(props: CreditNoteProps) {
  return (
    <Opener variant="secondary" size="sm" opens={(onClose) => <CreditDialog {...props} onClose={onClose} />}>
      {`Credit ${props.invoice.label}`}
    </Opener>
  );
}

function CreditDialog({ invoice, today, onClose }: CreditNoteProps & { onClose: () => void }) {
  const { _id, label, currency, left, lines } = invoice;
  const change = useChange(onClose);
  const [day, setDay] = useState(today);
  const [reason, setReason] = useState('');
  const [amounts, setAmounts] = useState<Record<string, string>>(() =>
    Object.fromEntries(left.map(({ entryId, minor }) => [entryId, String(majorUnits(minor, currency))])),
  );
  const given = left.filter(({ entryId }) => amounts[entryId]?.trim());
  const save = () =>
    call('POST /agency/commission/invoices/{id}/credit-notes', {
      params: { id: _id },
      body: {
        ...{ day, reason },
        lines: given.map(({ entryId }) => ({
          entryId,
          minor: typedMinor(amounts[entryId] ?? '', currency) as number,
        })),
      },
    });
  const nameOf = (entryId: string) => lines.find((one) => one.entryId === entryId)?.name ?? '';
  // A refusal names a line by its place among those that were sent.
  const errorOf = (entryId: string) =>
    change.refusal?.fields[`lines.${given.findIndex((one) => one.entryId === entryId)}.minor`];
  return (
    <FormDialog
      title={`Credit note for ${label}`}
      description="It gets its own number and can’t be changed. Leave an amount empty to credit nothing for that student. The tax lines are the same as on the invoice."
      change={change}
      onSave={() => change.run(save)}
      saveLabel="Issue credit note"
    >
      <Field label="Date" name="day">
        <TextInput type="date" {...wired(day, setDay)} />
      </Field>
      <Field label="Reason" name="reason" hint="Printed on the credit note.">
        <TextInput maxLength={300} autoComplete="off" {...wired(reason, setReason)} />
      </Field>
      {left.map(({ entryId }) => (
        <Field
          key={entryId}
          label={`${nameOf(entryId)} (${currency})`}
          name={`amount-${entryId}`}
          optional
          error={errorOf(entryId)}
        >
          <TextInput
            inputMode="decimal"
            autoComplete="off"
            {...wired(amounts[entryId] ?? '', (typed) => setAmounts({ ...amounts, [entryId]: typed }))}
          />
        </Field>
      ))}
    </FormDialog>
  );
}
