'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { wired } from '@/components/ui/controls/wired';
import { call } from '@/lib/api/client';
import type { CareChoices } from '@/lib/contract/agency/agency';

interface AssignDialogProps {
  id: string;
  care: CareChoices;
  /** Who and which branch it is now. */
  now: { memberId: string | null; branchId: string | null };
  onClose: () => void;
}

/** What a choice that leaves things as they are, and one for no one, is in the lists. */
const AS_IT_IS = '';
const NONE = 'none';

/** Asks which colleague looks after a student from now on, and in which branch. */
export function AssignDialog({ id, care, now, onClose }: AssignDialogProps) {
  const [member, setMember] = useState(now.memberId ?? AS_IT_IS);
  const [branch, setBranch] = useState(now.branchId ?? AS_IT_IS);
  const change = useChange(onClose);
  const chosen = (value: string, was: string | null | undefined) =>
    value === AS_IT_IS || value === was ? undefined : value === NONE ? null : value;
  const save = () => {
    const given = { memberId: chosen(member, now.memberId), branchId: chosen(branch, now.branchId) };
    if (given.memberId === undefined && given.branchId === undefined)
      return change.refuse({ message: 'Please choose a counsellor or a branch.', fields: {} });
    return change.run(() => call('PUT /agency/students/{id}', { params: { id }, body: given }));
  };
  const options = (all: CareChoices['people'], none: string) => [
    { value: AS_IT_IS, label: 'Please choose' },
    { value: NONE, label: none },
    ...all.map(({ _id, name }) => ({ value: _id, label: name })),
  ];
  return (
    <FormDialog
      onClose={onClose}
      title="Assign the student"
      description="We’ll notify the counsellor, who can see them from now on."
      change={change}
      onSave={save}
      saveLabel="Assign"
    >
      <Field label="Counsellor" name="memberId">
        <SelectField {...wired(member, setMember)} options={options(care.people, 'Unassigned')} />
      </Field>
      {care.branches.length > 0 && (
        <Field label="Branch" name="branchId">
          <SelectField {...wired(branch, setBranch)} options={options(care.branches, 'No branch')} />
        </Field>
      )}
    </FormDialog>
  );
}
