'use client';

import { taxesText, typedTaxes } from '@/components/agency/commission/typed-lines';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Field } from '@/components/ui/controls/field';
import { fieldId } from '@/components/ui/controls/field-id';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { wired } from '@/components/ui/controls/wired';
import { useFilled } from '@/components/ui/feedback/use-seen';
import { Opener } from '@/components/ui/windows/opener';
import { call } from '@/lib/api/client';
import type { BilledPartyView } from '@/lib/contract/commission/billing';

/** Opens the form of whom an agreement's invoices go to. */
export function BilledPartyForm({ party }: { party: BilledPartyView }) {
  return (
    <Opener variant="secondary" size="sm" opens={(onClose) => <PartyDialog party={party} onClose={onClose} />}>
      {`Edit ${party.university}`}
    </Opener>
  );
}

function PartyDialog({ party, onClose }: { party: BilledPartyView; onClose: () => void }) {
  const change = useChange(onClose);
  const { name, address, contact, terms, taxes } = party;
  const { values, seen, put, refused } = useFilled({ name, address, contact, terms, taxes: taxesText(taxes) });
  const bodyOf = <F extends Partial<typeof values>>({ taxes: typed, ...rest }: F) => ({
    ...rest,
    ...(typed === undefined ? {} : { taxes: typedTaxes(typed) as { label: string; parts: number }[] }),
  });
  const save = () =>
    call('PUT /agency/commission/agreements/{id}/billing', {
      params: { id: party.agreementId },
      body: { ...bodyOf(values), seen: bodyOf(seen) },
    });
  const text = (field: keyof typeof values) => wired(values[field], (typed) => put({ [field]: typed }));
  return (
    <FormDialog
      title={`Billing details: ${party.university}`}
      description="Invoices that you have already issued keep their details."
      change={change}
      onSave={() => change.run(save, refused)}
      lineOf={(name, message) => ({ name: name === 'address' ? 'party-address' : name, message })}
    >
      <Field label="Billing name" name="name" optional hint={`Leave empty to use ${party.university}.`}>
        <TextInput autoComplete="off" maxLength={160} {...text('name')} />
      </Field>
      {/* The agency’s own address stands on the page behind. */}
      <Field label="Address" name="address" id={fieldId('party-address')} optional>
        <Textarea rows={4} maxLength={400} {...text('address')} />
      </Field>
      <Field label="Contact" name="contact" optional>
        <TextInput autoComplete="off" maxLength={160} {...text('contact')} />
      </Field>
      <Field label="Payment terms" name="terms" optional hint="For example: within 30 days of the invoice date.">
        <TextInput autoComplete="off" maxLength={200} {...text('terms')} />
      </Field>
      <Field
        label="Tax lines"
        name="taxes"
        optional
        hint="One per line, for example IGST 18%. On each invoice, you choose which lines apply."
      >
        <Textarea rows={3} maxLength={400} {...text('taxes')} />
      </Field>
    </FormDialog>
  );
}
