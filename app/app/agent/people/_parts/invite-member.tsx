'use client';

import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Field } from '@/components/ui/controls/field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired } from '@/components/ui/controls/wired';
import { Opener } from '@/components/ui/windows/opener';
import { call } from '@/lib/api/client';
import type { BranchView } from '@/lib/contract/agency/agency';
import type { AgencyRight } from '@/lib/domain/agency/roles';
import { type Place, PlaceFields } from './place-fields';

interface InviteMemberProps {
  branches: readonly BranchView[];
  isOwner: boolean;
  /** The rights that the viewer can give. */
  rights: readonly AgencyRight[];
}

/** A button and the form behind it, which invites a person to the agency. */
export function InviteMember(given: InviteMemberProps) {
  return (
    <Opener opens={(onClose) => <InviteDialog {...given} onClose={onClose} />}>
      <UserPlus aria-hidden className="size-4" />
      Invite
    </Opener>
  );
}

function InviteDialog({ branches, isOwner, rights, onClose }: InviteMemberProps & { onClose: () => void }) {
  const change = useChange(onClose);
  const [person, setPerson] = useState({ name: '', email: '' });
  const only = branches.length === 1 ? branches.map(({ _id }) => _id) : [];
  const [place, setPlace] = useState<Place>({
    role: 'counsellor',
    branches: only,
    exports: false,
    commission: false,
    handles: false,
  });
  return (
    <FormDialog
      title="Invite to your agency"
      description="This person will get an email with a link to choose a password."
      change={change}
      onSave={() => change.run(() => call('POST /agency/members', { body: { ...person, ...place } }))}
      saveLabel="Send invitation"
    >
      <Field label="Name" name="name">
        <TextInput
          autoComplete="off"
          maxLength={120}
          {...wired(person.name, (name) => setPerson({ ...person, name }))}
        />
      </Field>
      <Field label="Email" name="email">
        <TextInput
          type="email"
          autoComplete="off"
          {...wired(person.email, (email) => setPerson({ ...person, email }))}
        />
      </Field>
      <PlaceFields
        place={place}
        onChange={(changed) => setPlace({ ...place, ...changed })}
        branches={branches}
        isOwner={isOwner}
        rights={rights}
      />
    </FormDialog>
  );
}
