import { AddressSelect } from '@/components/tables/address-select';
import { intakes } from '@/components/tables/intakes';
import { APPLICATION_STATUSES } from '@/lib/domain/applications/application-status';
import { WAITS_ON } from '@/lib/domain/applications/next-move';
import { COUNTRIES } from '@/lib/domain/countries';

const FILTERS = [
  { name: 'status', label: 'Application status', any: 'Any status', options: APPLICATION_STATUSES },
  { name: 'country', label: 'Country', any: 'Any country', options: COUNTRIES },
  {
    name: 'waits',
    label: 'Waiting for',
    any: 'Any',
    options: Object.entries(WAITS_ON).map(([value, label]) => ({ value, label })),
  },
] as const;

/** What the applications in sight are narrowed by. It stands in the address; a change leads to page 1. */
export function ApplicationFilters() {
  return (
    <>
      {FILTERS.map(({ name, label, any, options }) => (
        <AddressSelect key={name} name={name} label={label} options={[{ value: '', label: any }, ...options]} />
      ))}
      <AddressSelect name="intake" label="Intake" options={[{ value: '', label: 'Any intake' }, ...intakes()]} />
    </>
  );
}
