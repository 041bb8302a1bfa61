import { AddressSelect } from '@/components/tables/address-select';
import { LEAD_SOURCE_KINDS, LEAD_SOURCES, LEAD_STATE_KINDS } from '@/lib/domain/desk/leads';
import { STAGES } from '@/lib/domain/desk/stages';

/** State, source and day of the enquiries in sight. */
export function LeadFilters() {
  return (
    <>
      <AddressSelect
        name="state"
        label="Stage"
        placeholder="Open"
        options={[
          { value: 'all', label: 'All' },
          ...LEAD_STATE_KINDS.map((value) => ({ value, label: STAGES[value].label })),
        ]}
      />
      <AddressSelect
        name="source"
        label="Source"
        placeholder="Any source"
        options={LEAD_SOURCE_KINDS.map((value) => ({ value, label: LEAD_SOURCES[value] }))}
      />
      <AddressSelect
        name="due"
        label="Follow-up"
        placeholder="Any day"
        options={[{ value: 'today', label: 'Due or overdue' }]}
      />
    </>
  );
}
