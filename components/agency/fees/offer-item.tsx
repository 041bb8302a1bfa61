'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { call } from '@/lib/api/client';

interface OfferItemProps {
  studentId: string;
  items: readonly { _id: string; label: string; isInstitutions: boolean }[];
}

/** A button and the form behind it, which offers an item to a student. */
export function OfferItem(props: OfferItemProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Offer an item</Button>
      {open && <OfferDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function OfferDialog({ studentId, items, onClose }: OfferItemProps & { onClose: () => void }) {
  const change = useChange(onClose);
  const [itemId, setItemId] = useState('');
  const [university, setUniversity] = useState('');
  const isInstitutions = items.find(({ _id }) => _id === itemId)?.isInstitutions ?? false;
  const send = () =>
    call('POST /agency/students/{id}/fees', {
      params: { id: studentId },
      body: { itemId, university: isInstitutions ? university : '' },
    });
  const choose = () =>
    itemId
      ? change.run(send)
      : change.refuse({ message: 'Please choose an item.', fields: { itemId: 'Please choose an item.' } });
  return (
    <FormDialog
      open
      onClose={onClose}
      title="Offer an item"
      description="The student sees the price and the terms, and says yes or no. Nothing is taken before a yes."
      change={change}
      onSave={choose}
      saveLabel="Offer"
    >
      <Field label="Item" name="itemId" error={change.refusal?.fields.itemId}>
        <SelectField
          placeholder="Choose an item"
          options={items.map(({ _id, label }) => ({ value: _id, label }))}
          {...wired(itemId, setItemId)}
        />
      </Field>
      {isInstitutions && (
        <Field label="University" name="university" hint="Whose money it is" error={change.refusal?.fields.university}>
          <TextInput autoComplete="off" maxLength={200} {...wired(university, setUniversity)} />
        </Field>
      )}
    </FormDialog>
  );
}
