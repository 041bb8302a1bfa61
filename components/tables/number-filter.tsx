import { AddressSelect } from './address-select';

/** All, or those with a telephone number whose country isn't clear, or that no country has. */
export function NumberFilter() {
  return (
    <AddressSelect
      name="number"
      label="Phone numbers"
      placeholder="Any number"
      options={[{ value: 'unclear', label: 'Number not recognised' }]}
    />
  );
}
