'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useAsking } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { namedOptions } from '@/components/ui/controls/named-options';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wiredIn } from '@/components/ui/controls/wired';
import { Section } from '@/components/ui/layout/section';
import { call } from '@/lib/api/client';

interface OwnAgencyProps {
  agency: { _id: string; name: string } | null;
  /** Verified agencies. */
  choices: readonly { _id: string; name: string }[];
}

const NEW = 'new';

/** The agency whose own site this is: chosen of the verified ones, or made with its owner. */
export function OwnAgency({ agency, choices }: OwnAgencyProps) {
  const { change, open, ask } = useAsking();
  const [chosen, setChosen] = useState(agency?._id ?? '');
  const [made, setMade] = useState({ company: '', name: '', email: '' });
  const wiredTo = wiredIn(made, setMade);
  const save = () =>
    change.run(() => call('PUT /own-agency', { body: chosen === NEW ? made : { agencyId: chosen || null } }));
  return (
    <Section
      title="Your own agency"
      description="If you run this site for your own agency, name it here. Its staff will then handle the applications of all its students. Use your admin login only to set up the site."
      actions={
        <Button size="sm" variant="secondary" onClick={ask}>
          {agency ? 'Change…' : 'Name your agency…'}
        </Button>
      }
    >
      <p className="text-sm wrap-anywhere">
        {agency ? agency.name : <span className="text-muted">None. Our team handles all applications.</span>}
      </p>
      <FormDialog
        open={open}
        title="Your own agency"
        description="The agency’s owner must sign in with a different email address from your admin account."
        change={change}
        onSave={save}
      >
        <Field label="Agency" name="agencyId">
          <SelectField
            value={chosen}
            onChange={(event) => setChosen(event.target.value)}
            options={[{ value: '', label: 'None' }, ...namedOptions(choices), { value: NEW, label: 'A new agency…' }]}
          />
        </Field>
        {chosen === NEW && (
          <>
            <Field label="Name of the agency" name="company">
              <TextInput maxLength={120} {...wiredTo('company')} />
            </Field>
            <Field label="Owner’s name" name="name">
              <TextInput maxLength={120} {...wiredTo('name')} />
            </Field>
            <Field label="Owner’s email" hint="We’ll email a link to choose a password." name="email">
              <TextInput type="email" {...wiredTo('email')} />
            </Field>
          </>
        )}
      </FormDialog>
    </Section>
  );
}
