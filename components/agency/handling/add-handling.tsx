'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useAsking } from '@/components/staff/use-change';
import { Button } from '@/components/ui/buttons/button';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { useCountries } from '@/components/ui/layout/site-face';
import { call } from '@/lib/api/client';
import type { Country } from '@/lib/domain/countries';

/** Adds a line: an admin allows all, a country or a university; an agency names a partner university. */
export function AddHandling({ agencyId }: { agencyId?: string }) {
  const { change, open, ask } = useAsking();
  const countries = useCountries();
  const [country, setCountry] = useState<Country | ''>('');
  const [university, setUniversity] = useState('');
  const save = () =>
    change.run(() =>
      agencyId
        ? call('PUT /agents/{id}/handling', { params: { id: agencyId }, body: { country, university, allowed: true } })
        : call('PUT /agency/handling', { body: { country: country as Country, university, named: true } }),
    );
  return (
    <>
      <Button size="sm" variant="secondary" onClick={ask}>
        {agencyId ? 'Allow more…' : 'Name a university…'}
      </Button>
      <FormDialog
        open={open}
        title={agencyId ? 'What may the agency handle?' : 'Name a partner university'}
        description={
          agencyId
            ? 'The agency can then review and submit its own students’ applications and record offers, visas and enrolment.'
            : 'Enter its name as on the course page. Once our team allows it, your agency handles new applications to this university.'
        }
        change={change}
        onSave={save}
      >
        <Field label="Country" name="country">
          <SelectField
            value={country}
            onChange={(event) => setCountry(countries.find((one) => one === event.target.value) ?? '')}
            options={[
              { value: '', label: agencyId ? 'All countries' : 'Choose a country' },
              ...countries.map((one) => ({ value: one, label: one })),
            ]}
          />
        </Field>
        <Field
          label="University"
          name="university"
          optional={agencyId !== undefined}
          {...(agencyId ? { hint: 'Leave empty to allow all universities in the country.' } : {})}
        >
          <TextInput value={university} maxLength={200} onChange={(event) => setUniversity(event.target.value)} />
        </Field>
      </FormDialog>
    </>
  );
}
