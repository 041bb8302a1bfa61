import { AddressSelect } from '@/components/tables/address-select';
import { LEAD_SOURCE_KINDS, LEAD_SOURCES, LEAD_STATE_KINDS } from '@/lib/domain/desk/leads';
import { STAGES } from '@/lib/domain/desk/stages';

/** State, source and day of the enquiries in sight. */
export function LeadFilters() {
  return (
    <>
      <AddressSelect
        name="state"
        label="State"
        options={[
          { value: '', label: 'Open ones' },
          { value: 'all', label: 'All' },
          ...LEAD_STATE_KINDS.map((value) => ({ value, label: STAGES[value].label })),
        ]}
      />
      <AddressSelect
        name="source"
        label="Source"
        options={[
          { value: '', label: 'Any source' },
          ...LEAD_SOURCE_KINDS.map((value) => ({ value, label: LEAD_SOURCES[value] })),
        ]}
      />
      <AddressSelect
        name="due"
        label="Follow up"
        options={[
          { value: '', label: 'Any day' },
          { value: 'today', label: 'Today or before' },
        ]}
      />
    </>
  );
}
