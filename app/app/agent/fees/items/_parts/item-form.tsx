'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { ticked, wired, wiredIn } from '@/components/ui/controls/wired';
import { Opener } from '@/components/ui/windows/opener';
import { call } from '@/lib/api/client';
import type { FeeItemView } from '@/lib/contract/fees/items';
import { FEE_KIND_RULES, FEE_KINDS, type FeeKind, isInstitutions } from '@/lib/domain/agency/fees';
import { majorUnits } from '@/lib/domain/money/money';

const KINDS = FEE_KINDS.map((value) => ({ value, label: FEE_KIND_RULES[value].label }));

/** A button and the form behind it: sets an item, or follows one by new terms. */
export function ItemForm({ item }: { item: FeeItemView | null }) {
  return (
    <Opener
      {...(item ? { size: 'sm', variant: 'secondary' } : {})}
      opens={(onClose) => <ItemDialog item={item} onClose={onClose} />}
    >
      {item ? 'Change terms' : 'Add item'}
      {item && <span className="sr-only"> for {item.name}</span>}
    </Opener>
  );
}

const textOf = (days: number | null | undefined) => (days == null ? '' : String(days));

function ItemDialog({ item, onClose }: { item: FeeItemView | null; onClose: () => void }) {
  const change = useChange(onClose);
  const [kind, setKind] = useState<FeeKind>(item?.kind ?? 'service');
  const [isRefundable, setRefundable] = useState(item?.refund.isRefundable ?? false);
  const [fields, setFields] = useState({
    name: item?.name ?? '',
    covers: item?.covers ?? '',
    amount: item ? String(majorUnits(item.minor, item.currency)) : '',
    currency: item?.currency ?? 'INR',
    askWithin: textOf(item?.refund.askWithin),
    when: item?.refund.when ?? '',
    payWithin: item?.refund.isRefundable ? textOf(item.refund.payWithin) : '',
  });
  const wiredTo = wiredIn(fields, setFields);
  const body = { ...fields, kind, isRefundable };
  const send = () =>
    item
      ? call('PUT /agency/fee-items/{id}', { params: { id: item._id }, body })
      : call('POST /agency/fee-items', { body });
  return (
    <FormDialog
      title={item ? `Change terms: ${item.name}` : 'Add item'}
      description={
        item ? 'Students who already agreed keep the old terms.' : 'Students see all of this before they pay.'
      }
      change={change}
      onSave={() => change.run(send)}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" name="name">
          <TextInput autoComplete="off" maxLength={120} {...wiredTo('name')} />
        </Field>
        <Field label="Type" name="kind">
          <SelectField options={KINDS} {...wired(kind, setKind)} />
        </Field>
        {isInstitutions(kind) && (
          <p className="text-sm text-danger-ink sm:col-span-2">
            Universities collect this fee themselves. Students see a red warning next to it.
          </p>
        )}
        <Field label="Amount" name="amount">
          <TextInput inputMode="decimal" autoComplete="off" maxLength={20} {...wiredTo('amount')} />
        </Field>
        <Field label="Currency" hint="For example, INR." name="currency">
          <TextInput autoComplete="off" maxLength={3} {...wiredTo('currency')} />
        </Field>
        <Field label="What the student gets" className="sm:col-span-2" name="covers">
          <Textarea rows={3} maxLength={600} {...wiredTo('covers')} />
        </Field>
        <div className="sm:col-span-2">
          <Checkbox name="isRefundable" label="Refundable" {...ticked(isRefundable, setRefundable)} />
        </div>
        {isRefundable && (
          <>
            <Field label="Request refund within (days)" optional hint="After payment." name="askWithin">
              <TextInput inputMode="numeric" autoComplete="off" maxLength={3} {...wiredTo('askWithin')} />
            </Field>
            <Field label="Pay refund within (days)" hint="After the request." name="payWithin">
              <TextInput inputMode="numeric" autoComplete="off" maxLength={3} {...wiredTo('payWithin')} />
            </Field>
            <Field
              label="Refund conditions"
              optional
              hint="Leave empty for no conditions."
              className="sm:col-span-2"
              name="when"
            >
              <TextInput autoComplete="off" maxLength={200} {...wiredTo('when')} />
            </Field>
          </>
        )}
      </div>
    </FormDialog>
  );
}
