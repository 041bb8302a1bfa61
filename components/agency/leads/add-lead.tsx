'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Field } from '@/components/ui/controls/field';
import { namedOptions } from '@/components/ui/controls/named-options';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { Textarea } from '@/components/ui/controls/textarea';
import { wired, wiredIn } from '@/components/ui/controls/wired';
import { Opener } from '@/components/ui/windows/opener';
import { call } from '@/lib/api/client';
import { PROSPECT_SOURCE_KINDS, PROSPECT_SOURCES, type ProspectSource } from '@/lib/domain/agency/prospects';

const SOURCES = PROSPECT_SOURCE_KINDS.map((value) => ({ value, label: PROSPECT_SOURCES[value] }));
const EMPTY = { name: '', mobile: '', email: '', wishes: '', nextOn: '', note: '' };

interface Choice {
  _id: string;
  name: string;
}

interface AddLeadProps {
  /** Whom the lead can be given to, and the branches to choose from. */
  people: readonly Choice[];
  branches: readonly Choice[];
}

/** A button and the form behind it, which registers a lead by name and phone. */
export function AddLead({ people, branches }: AddLeadProps) {
  return (
    <Opener opens={(onClose) => <AddLeadDialog people={people} branches={branches} onClose={onClose} />}>
      Add lead
    </Opener>
  );
}

function AddLeadDialog({ people, branches, onClose }: AddLeadProps & { onClose: () => void }) {
  const router = useRouter();
  const [fields, setFields] = useState(EMPTY);
  const [source, setSource] = useState<ProspectSource>('walk-in');
  const [care, setCare] = useState({ memberId: '', branchId: '' });
  const change = useChange(onClose);
  const wiredTo = wiredIn(fields, setFields);
  const send = () =>
    change.run(async () => {
      const given = Object.fromEntries(Object.entries(care).filter(([, id]) => id));
      const { lead, like, message } = await call('POST /agency/leads', { body: { ...fields, source, ...given } });
      if (like.length > 0) router.push(`/app/agent/leads/${lead._id}`);
      return { message: like.length > 0 ? `${message} This may be a duplicate.` : message };
    });
  return (
    <FormDialog
      title="Add lead"
      description="Only a name and a mobile number are required."
      change={change}
      onSave={send}
      saveLabel="Add lead"
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Name" name="name">
          <TextInput autoComplete="off" maxLength={120} {...wiredTo('name')} />
        </Field>
        <Field label="Mobile" name="mobile">
          <TextInput type="tel" autoComplete="off" maxLength={40} {...wiredTo('mobile')} />
        </Field>
        <Field label="Source" name="source">
          <SelectField options={SOURCES} {...wired(source, setSource)} />
        </Field>
        <Field label="Follow-up date" optional name="nextOn">
          <TextInput type="date" {...wiredTo('nextOn')} />
        </Field>
        <Field label="Email" optional name="email">
          <TextInput type="email" autoComplete="off" maxLength={254} {...wiredTo('email')} />
        </Field>
        <Field label="Country, course, intake" optional name="wishes">
          <TextInput autoComplete="off" maxLength={300} {...wiredTo('wishes')} />
        </Field>
        {people.length > 0 && (
          <Field label="Owner" name="memberId" optional>
            <SelectField
              placeholder="Default"
              options={namedOptions(people)}
              {...wired(care.memberId, (memberId) => setCare({ ...care, memberId }))}
            />
          </Field>
        )}
        {branches.length > 1 && (
          <Field label="Branch" name="branchId" optional>
            <SelectField
              placeholder="Default"
              options={namedOptions(branches)}
              {...wired(care.branchId, (branchId) => setCare({ ...care, branchId }))}
            />
          </Field>
        )}
        <Field label="Note" optional className="sm:col-span-2" name="note">
          <Textarea rows={2} maxLength={2000} {...wiredTo('note')} />
        </Field>
      </div>
    </FormDialog>
  );
}
