import { AddressSelect } from '@/components/tables/address-select';
import { namedOptions } from '@/components/ui/controls/named-options';
import type { CareChoices } from '@/lib/contract/agency/agency';

/** A list of the agency by counsellor, by branch and by sub-agent, where there is something to choose. */
export function CareFilters({ care: { people, branches, through } }: { care: CareChoices }) {
  return (
    <>
      {people.length > 1 && (
        <AddressSelect
          name="member"
          label="Counsellor"
          placeholder="Any counsellor"
          options={[{ value: 'nobody', label: 'No counsellor' }, ...namedOptions(people)]}
        />
      )}
      {branches.length > 0 && (
        <AddressSelect
          name="branch"
          label="Branch"
          placeholder="Any branch"
          options={[{ value: 'none', label: 'No branch' }, ...namedOptions(branches)]}
        />
      )}
      {through.length > 0 && (
        <AddressSelect
          name="through"
          label="Sub-agent"
          placeholder="Any sub-agent"
          options={through.map((name) => ({ value: name, label: `Sub-agent: ${name}` }))}
        />
      )}
    </>
  );
}
