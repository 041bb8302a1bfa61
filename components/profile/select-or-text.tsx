'use client';

import type { UseFormRegisterReturn } from 'react-hook-form';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { PASSPORT_CHOICES, WORLD_COUNTRIES } from '@/lib/domain/places/world-countries';
import { INDIAN_STATES, withStored } from './places';

type Place = UseFormRegisterReturn & {
  /** The present value, which stays choosable even when the list lacks it. */
  stored: string | null | undefined;
};

/** Any country of the world. */
export function CountrySelect({ stored, ...control }: Place) {
  return <SelectField {...control} placeholder="Choose a country" options={withStored(WORLD_COUNTRIES, stored)} />;
}

/** The country of a passport, of birth or of a nationality: any, the specification's four first. */
export function PassportCountrySelect(control: UseFormRegisterReturn) {
  return <SelectField {...control} placeholder="Choose a country" options={PASSPORT_CHOICES} />;
}

/** A state: India's from their list, those of other countries as text. */
export function StateField({ country, stored, ...control }: Place & { country: string | null | undefined }) {
  if (country !== 'India') return <TextInput {...control} autoComplete="off" />;
  return <SelectField {...control} placeholder="Choose a state" options={withStored(INDIAN_STATES, stored)} />;
}
