'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired, wiredIn } from '@/components/ui/controls/wired';
import { Opener } from '@/components/ui/windows/opener';
import { call } from '@/lib/api/client';
import { LICENCE_KIND_NAMES, LICENCE_KINDS, type LicenceKind } from '@/lib/domain/agency/licences';

interface AddLicenceProps {
  branches: readonly { value: string; label: string }[];
  people: readonly { value: string; label: string }[];
}

/** A button and the form behind it, in which an owner enters a licence or its renewal. */
export function AddLicence(props: AddLicenceProps) {
  return <Opener opens={(onClose) => <LicenceDialog {...props} onClose={onClose} />}>Add licence</Opener>;
}

const KINDS = LICENCE_KIND_NAMES.map((value) => ({ value, label: LICENCE_KINDS[value].label }));

function LicenceDialog({ branches, people, onClose }: AddLicenceProps & { onClose: () => void }) {
  const change = useChange(onClose);
  const [kind, setKind] = useState<LicenceKind>('agency');
  const [text, setText] = useState({ memberId: '', branchId: '', number: '', place: '', to: '' });
  const wiredTo = wiredIn(text, setText);
  const { memberId, branchId, to, number, place } = text;
  const { isPersons } = LICENCE_KINDS[kind];
  const save = () =>
    call('POST /agency/licences', {
      body: {
        ...{ kind, number, place, to: to || null },
        memberId: (isPersons && memberId) || null,
        branchId: branchId || null,
      },
    });
  return (
    <FormDialog
      title="Add licence"
      description="To renew a licence, add a new one with the same type, holder and place, and the new expiry date."
      change={change}
      onSave={() => change.run(save)}
    >
      <Field label="Type" name="kind">
        <SelectField options={KINDS} {...wired(kind, setKind)} />
      </Field>
      {isPersons && (
        <Field label="Holder" name="memberId">
          <SelectField options={people} placeholder="Please choose" {...wiredTo('memberId')} />
        </Field>
      )}
      {branches.length > 0 && (
        <Field label="Applies to" name="branchId">
          <SelectField options={branches} placeholder="The whole agency" {...wiredTo('branchId')} />
        </Field>
      )}
      <Field label="Number" name="number">
        <TextInput autoComplete="off" maxLength={80} {...wiredTo('number')} />
      </Field>
      <Field label="Place" hint="For example, Punjab." optional name="place">
        <TextInput autoComplete="off" maxLength={80} {...wiredTo('place')} />
      </Field>
      <Field label="Expiry date" hint="Leave empty if it doesn’t expire." optional name="to">
        <TextInput type="date" {...wiredTo('to')} />
      </Field>
    </FormDialog>
  );
}
