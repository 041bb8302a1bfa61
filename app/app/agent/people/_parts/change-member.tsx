import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Checkbox } from '@/components/ui/controls/checkbox';
import { Field } from '@/components/ui/controls/field';
import { namedOptions } from '@/components/ui/controls/named-options';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { ticked, wired } from '@/components/ui/controls/wired';
import { useSeen } from '@/components/ui/feedback/use-seen';
import { call } from '@/lib/api/client';
import type { AgencyMember, BranchView } from '@/lib/contract/agency/agency';
import { type AgencyRight, CARETAKERS } from '@/lib/domain/agency/roles';
import { type Place, PlaceFields } from './place-fields';

interface ChangeMemberProps {
  member: AgencyMember;
  colleagues: readonly AgencyMember[];
  branches: readonly BranchView[];
  isOwner: boolean;
  /** The rights that the viewer can give. */
  rights: readonly AgencyRight[];
  onClose: () => void;
}

/** Changes a person's place, or switches their account off: then a colleague takes their students. */
export function ChangeMember({ member, colleagues, branches, isOwner, rights, onClose }: ChangeMemberProps) {
  const change = useChange(onClose);
  const { name: named, role, branches: places, exports, commission, handles } = member;
  const { seen, refused } = useSeen({
    ...{ name: named, role, branches: places, exports, commission, handles, disabled: member.state === 'off' },
  });
  const [place, setPlace] = useState<Place>({
    role: member.role,
    branches: [...member.branches],
    exports: member.exports,
    commission: member.commission,
    handles: member.handles,
  });
  const [name, setName] = useState(member.name);
  const [off, setOff] = useState(member.state === 'off');
  const [handTo, setHandTo] = useState('');
  const asksTaker = member.students > 0 && (off || !CARETAKERS.includes(place.role));
  const params = { id: member._id };
  const takers = colleagues.filter(({ _id, state, canTake }) => _id !== member._id && state === 'active' && canTake);
  const save = () =>
    call('PATCH /agency/members/{id}', {
      params,
      body: {
        ...place,
        disabled: off,
        ...(name.trim() !== member.name ? { name } : {}),
        ...(handTo ? { handTo } : {}),
        seen,
      },
    });
  return (
    <FormDialog
      title={member.name}
      description="Saving signs them out. They’ll need to sign in again."
      change={change}
      onSave={() => change.run(save, refused)}
      aside={
        member.state === 'invited' && (
          <Button
            variant="secondary"
            busy={change.busy}
            onClick={() => change.run(() => call('POST /agency/members/{id}/invitation', { params }))}
          >
            Send the invitation again
          </Button>
        )
      }
    >
      <Field label="Name" name="name">
        <TextInput {...wired(name, setName)} autoComplete="off" />
      </Field>
      <PlaceFields
        place={place}
        onChange={(changed) => setPlace({ ...place, ...changed })}
        branches={branches}
        isOwner={isOwner}
        rights={rights}
      />
      <Checkbox
        name="disabled"
        label="Disabled"
        hint="This person can’t sign in. Their past work is kept."
        {...ticked(off, setOff)}
      />
      {asksTaker && (
        <Field
          label={`Assign their ${member.students === 1 ? 'student' : `${member.students} students`} to`}
          name="handTo"
        >
          <SelectField {...wired(handTo, setHandTo)} placeholder="Please choose" options={namedOptions(takers)} />
        </Field>
      )}
    </FormDialog>
  );
}
