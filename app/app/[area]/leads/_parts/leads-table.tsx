'use client';

import { StageChip } from '@/components/agency/leads/stage-chip';
import { BulkHandOver } from '@/components/staff/hand-over/hand-over-button';
import type { Colleague } from '@/components/staff/hand-over/hand-over-dialog';
import { chooseColumn, SelectionBar, SelectionOf } from '@/components/staff/selection';
import { AddressSelect } from '@/components/tables/address-select';
import { AssigneeFilter } from '@/components/tables/assignee-filter';
import { LinkFromHere } from '@/components/tables/link-from-here';
import type { LoadedTable } from '@/components/tables/loaded-table';
import { RecordTable } from '@/components/tables/record-table';
import type { DataColumn } from '@/components/ui/table/data-table-columns';
import type { TableState } from '@/components/ui/table/table-state';
import type { LeadRow } from '@/lib/contract/people/leads';
import { dateText } from '@/lib/domain/days/day-words';
import { LEAD_SOURCE_KINDS, LEAD_SOURCES, LEAD_STATE_KINDS } from '@/lib/domain/desk/leads';
import { STAGES } from '@/lib/domain/desk/stages';

const columnsOf = (area: 'admin' | 'team'): readonly DataColumn<LeadRow>[] => [
  chooseColumn(({ name }) => `the enquiry from ${name}`),
  {
    id: 'name',
    header: 'Name',
    sortable: true,
    primary: true,
    wrap: 'narrow',
    cell: ({ _id, name, message }) => (
      <>
        <LinkFromHere
          href={`/app/${area}/leads/${_id}`}
          className="text-brand-ink wrap-anywhere underline-offset-2 hover:underline"
        >
          {name}
        </LinkFromHere>
        {message && <span className="line-clamp-2 text-xs font-normal text-muted wrap-anywhere">{message}</span>}
      </>
    ),
  },
  {
    id: 'contact',
    header: 'Contact',
    cell: ({ email, mobileShown }) => (
      <>
        <span className="block max-w-52 truncate" title={email}>
          {email || '–'}
        </span>
        <span className="block text-xs text-muted">{mobileShown}</span>
      </>
    ),
  },
  { id: 'source', header: 'Source', wrap: 'narrow', cell: ({ source }) => LEAD_SOURCES[source] },
  { id: 'state', header: 'Stage', cell: ({ state }) => <StageChip stage={state} /> },
  {
    id: 'followUpOn',
    header: 'Follow-up',
    sortable: true,
    cell: ({ followUpOn }) => (followUpOn ? dateText(followUpOn) : '–'),
  },
  ...(area === 'admin'
    ? [
        {
          id: 'counsellor',
          header: 'Owner',
          wrap: 'narrow' as const,
          cell: ({ counsellor }: LeadRow) => counsellor?.name ?? '–',
        },
      ]
    : []),
  { id: 'createdOn', header: 'Created', sortable: true, cell: ({ createdOn }) => dateText(createdOn) },
];

const COLUMNS = { team: columnsOf('team'), admin: columnsOf('admin') };

interface LeadsTableProps {
  area: 'admin' | 'team';
  loaded: LoadedTable<LeadRow>;
  state: TableState;
  colleagues: readonly Colleague[];
}

/** Enquiries to work on; a name leads to its page. */
export function LeadsTable({ area, loaded, state, colleagues }: LeadsTableProps) {
  return (
    <SelectionOf rows={loaded.rows}>
      <RecordTable
        caption="Enquiries"
        columns={COLUMNS[area]}
        loaded={loaded}
        state={state}
        searchLabel="Search enquiries"
        toolbar={
          <>
            {area === 'admin' && <AssigneeFilter />}
            <LeadFilters />
            <SelectionBar>
              <BulkHandOver of="enquiries" rows={loaded.rows} colleagues={colleagues} />
            </SelectionBar>
          </>
        }
        empty={{
          title: 'No enquiries here',
          text:
            area === 'admin'
              ? 'Enquiries from the home page and those that the team adds appear here.'
              : 'New enquiries appear under My work. Assign one to yourself, or add your own here.',
        }}
      />
    </SelectionOf>
  );
}

/** State, source and day of the enquiries in sight. */
function LeadFilters() {
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
