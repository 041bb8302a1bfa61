import { AddressSelect } from './address-select';

/** All, the verified, or those not verified yet. */
export function VerifiedFilter() {
  return (
    <AddressSelect
      name="verified"
      label="Verified"
      options={[
        { value: '', label: 'Verified or not' },
        { value: 'yes', label: 'Verified' },
        { value: 'no', label: 'Not verified yet' },
      ]}
    />
  );
}
