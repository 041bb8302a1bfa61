'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { Opener } from '@/components/ui/windows/opener';
import { call } from '@/lib/api/client';

interface OfferItemProps {
  studentId: string;
  items: readonly { _id: string; label: string; isInstitutions: boolean }[];
}

/** A button and the form behind it, which offers an item to a student. */
export function OfferItem(props: OfferItemProps) {
  return <Opener opens={(onClose) => <OfferDialog {...props} onClose={onClose} />}>Request a fee</Opener>;
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
      title="Request a fee"
      description="The student sees the price and terms and can accept or decline them. You can’t collect money until the student accepts."
      change={change}
      onSave={choose}
      saveLabel="Send request"
    >
      <Field label="Item" name="itemId">
        <SelectField
          placeholder="Choose an item"
          options={items.map(({ _id, label }) => ({ value: _id, label }))}
          {...wired(itemId, setItemId)}
        />
      </Field>
      {isInstitutions && (
        <Field label="University" name="university" hint="The university that gets the money.">
          <TextInput autoComplete="off" maxLength={200} {...wired(university, setUniversity)} />
        </Field>
      )}
    </FormDialog>
  );
}
