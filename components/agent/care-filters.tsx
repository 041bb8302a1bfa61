import { AddressSelect } from '@/components/tables/address-select';
import type { CareChoices } from '@/lib/contract/people/agency';

/** A list of the agency by counsellor, by branch and by sub-agent, where there is something to choose. */
export function CareFilters({ care: { people, branches, through } }: { care: CareChoices }) {
  return (
    <>
      {people.length > 1 && (
        <AddressSelect
          name="member"
          label="Counsellor"
          options={[
            { value: '', label: 'Any counsellor' },
            { value: 'nobody', label: 'No counsellor' },
            ...people.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
        />
      )}
      {branches.length > 0 && (
        <AddressSelect
          name="branch"
          label="Branch"
          options={[
            { value: '', label: 'Any branch' },
            { value: 'none', label: 'No branch' },
            ...branches.map(({ _id, name }) => ({ value: _id, label: name })),
          ]}
        />
      )}
      {through.length > 0 && (
        <AddressSelect
          name="through"
          label="Came through"
          options={[
            { value: '', label: 'Came through anyone' },
            ...through.map((name) => ({ value: name, label: `Came through ${name}` })),
          ]}
        />
      )}
    </>
  );
}
