'use client';

import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '@/components/ui/controls/field';
import { SelectField } from '@/components/ui/controls/select-field';
import { WORLD_COUNTRIES } from '@/lib/domain/places/world-countries';

type CountryFieldProps = UseFormRegisterReturn<'country'> & { label: string; hint: string; error: string | undefined };

/** The country that a phone number without a country code is read by. */
export function CountryField({ label, hint, error, ...field }: CountryFieldProps) {
  return (
    <Field label={label} name="country" hint={hint} optional error={error}>
      <SelectField {...field} placeholder="Choose a country" options={WORLD_COUNTRIES} />
    </Field>
  );
}
