'use client';

import type { UseFormRegisterReturn } from 'react-hook-form';
import { SelectField } from '@/components/ui/controls/select-field';
import { TextInput } from '@/components/ui/controls/text-input';
import { INDIAN_STATES, WORLD_COUNTRIES, withStored } from './places';

type Place = UseFormRegisterReturn & {
  /** The present value, which stays choosable even when the list lacks it. */
  stored: string | null | undefined;
};

/** Any country of the world. */
export function CountrySelect({ stored, ...control }: Place) {
  return <SelectField {...control} placeholder="Choose a country" options={withStored(WORLD_COUNTRIES, stored)} />;
}

/** A state: India's from their list, those of other countries as text. */
export function StateField({ country, stored, ...control }: Place & { country: string | null | undefined }) {
  if (country !== 'India') return <TextInput {...control} autoComplete="off" />;
  return <SelectField {...control} placeholder="Choose a state" options={withStored(INDIAN_STATES, stored)} />;
}
