'use client';

import { useState } from 'react';
import { FormDialog } from '@/components/staff/form-dialog';
import { useChange } from '@/components/staff/use-change';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { wired, wiredIn } from '@/components/ui/controls/wired';
import { useCountries } from '@/components/ui/layout/site-face';
import { Opener } from '@/components/ui/windows/opener';
import { call } from '@/lib/api/client';
import type { Country } from '@/lib/domain/countries';

interface DeclareFormProps {
  /** The university; null where it is typed. */
  place: { country: Country; university: string } | null;
  isDeclared?: boolean;
}

const KINDS = [
  { value: 'percent', label: 'A percentage' },
  { value: 'amount', label: 'An amount' },
  { value: 'nothing', label: 'Nothing' },
] as const;
const WITHDRAWN = { value: 'withdrawn', label: 'Withdraw declaration' } as const;
type Kind = (typeof KINDS)[number]['value'] | 'withdrawn';

/** A button and the form behind it, in which an owner declares what the agency earns at a university. */
export function DeclareForm(props: DeclareFormProps) {
  return (
    <Opener
      {...(props.place ? { size: 'sm', variant: 'secondary' } : {})}
      opens={(onClose) => <DeclareDialog {...props} onClose={onClose} />}
    >
      {props.isDeclared ? 'Change' : 'Declare'}
      {props.place && <span className="sr-only"> for {props.place.university}</span>}
    </Opener>
  );
}

function DeclareDialog({ place, isDeclared = false, onClose }: DeclareFormProps & { onClose: () => void }) {
  const change = useChange(onClose);
  const [kind, setKind] = useState<Kind>('percent');
  const countries = useCountries(place?.country);
  const [country, setCountry] = useState<Country>(place?.country ?? countries[0] ?? 'Canada');
  const [fields, setFields] = useState({
    university: place?.university ?? '',
    percent: '',
    amount: '',
    currency: 'INR',
    of: 'the first year’s fee',
  });
  const wiredTo = wiredIn(fields, setFields);
  const { university, percent, amount, currency, of } = fields;
  const send = () =>
    call('POST /agency/declared', {
      body: {
        ...{ country, university, kind },
        ...(kind === 'percent' ? { percent: percent.replace(',', '.'), of } : {}),
        ...(kind === 'amount' ? { amount, currency, of } : {}),
      },
    });
  return (
    <FormDialog
      title={place ? place.university : 'Declare what you earn'}
      description="Your students see it next to their applications."
      change={change}
      onSave={() => change.run(send)}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        {!place && (
          <>
            <Field label="University" name="university">
              <TextInput autoComplete="off" maxLength={200} {...wiredTo('university')} />
            </Field>
            <Field label="Country" name="country">
              <SelectField options={countries} {...wired(country, setCountry)} />
            </Field>
          </>
        )}
        <Field label="We earn" className="sm:col-span-2" name="kind">
          <SelectField options={isDeclared ? [...KINDS, WITHDRAWN] : KINDS} {...wired(kind, setKind)} />
        </Field>
        {kind === 'percent' && (
          <Field label="Percentage" name="percent">
            <TextInput inputMode="decimal" autoComplete="off" maxLength={8} {...wiredTo('percent')} />
          </Field>
        )}
        {kind === 'amount' && (
          <>
            <Field label="Amount" name="amount">
              <TextInput inputMode="decimal" autoComplete="off" maxLength={20} {...wiredTo('amount')} />
            </Field>
            <Field label="Currency" hint="For example, GBP." name="currency">
              <TextInput autoComplete="off" maxLength={3} {...wiredTo('currency')} />
            </Field>
          </>
        )}
        {(kind === 'percent' || kind === 'amount') && (
          <Field label="Calculated on" optional name="of">
            <TextInput autoComplete="off" maxLength={120} {...wiredTo('of')} />
          </Field>
        )}
      </div>
    </FormDialog>
  );
}
