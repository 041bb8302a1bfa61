'use client';

import { BulkBar, type BulkOfList } from '@/components/agency/bulk/bulk-bar';
import { StageChip } from '@/components/agency/leads/stage-chip';
import { chooseColumn, SelectionOf } from '@/components/staff/selection';
import { AddressSelect } from '@/components/tables/address-select';
import { LinkFromHere } from '@/components/tables/link-from-here';
import type { LoadedTable } from '@/components/tables/loaded-table';
import { RecordTable } from '@/components/tables/record-table';
import { namedOptions } from '@/components/ui/controls/named-options';
import type { DataColumn } from '@/components/ui/table/data-table-columns';
import type { TableState } from '@/components/ui/table/table-state';
import type { ProspectRow } from '@/lib/contract/agency/prospects';
import { NEXT_KINDS, PROSPECT_SOURCES, SET_PROSPECT_STAGES } from '@/lib/domain/agency/prospects';
import { dateText } from '@/lib/domain/days/day-words';
import { STAGES } from '@/lib/domain/desk/stages';

const CHOOSE: DataColumn<ProspectRow> = chooseColumn(({ name }) => name);

const COLUMNS: readonly DataColumn<ProspectRow>[] = [
  {
    id: 'name',
    header: 'Name',
    sortable: true,
    primary: true,
    wrap: 'narrow',
    cell: ({ _id, name, wishes }) => (
      <>
        <LinkFromHere
          href={`/app/agent/leads/${_id}`}
          className="block text-brand-ink wrap-anywhere underline-offset-2 hover:underline"
        >
          {name}
        </LinkFromHere>
        {wishes && <span className="line-clamp-1 text-xs font-normal text-muted wrap-anywhere">{wishes}</span>}
      </>
    ),
  },
  { id: 'mobile', header: 'Mobile', cell: ({ mobileShown }) => mobileShown || '–' },
  {
    id: 'nextOn',
    header: 'Next follow-up',
    sortable: true,
    cell: ({ nextOn, nextKind, steps }) => (
      <>
        {nextOn ? `${NEXT_KINDS[nextKind]}, ${dateText(nextOn)}` : 'No follow-up'}
        {steps.length > 1 && <span className="block text-xs text-muted">{`and ${steps.length - 1} more`}</span>}
      </>
    ),
  },
  { id: 'stage', header: 'Stage', cell: ({ stage }) => <StageChip stage={stage} /> },
  {
    id: 'member',
    header: 'Owner',
    wrap: 'narrow',
    cell: ({ member, branch }) => (
      <>
        {member?.name ?? 'Unassigned'}
        {branch && <span className="block text-xs text-muted">{branch.name}</span>}
      </>
    ),
  },
  { id: 'source', header: 'Source', wrap: 'narrow', cell: ({ source }) => PROSPECT_SOURCES[source] },
  { id: 'createdOn', header: 'Enquiry date', sortable: true, cell: ({ createdOn }) => dateText(createdOn) },
];

const CHOOSING = [CHOOSE, ...COLUMNS];

interface LeadsTableProps {
  loaded: LoadedTable<ProspectRow>;
  state: TableState;
  people: readonly { _id: string; name: string }[];
  branches: readonly { _id: string; name: string }[];
  bulk: BulkOfList;
}

/** The leads of the agency; a name leads to its page. */
export function LeadsTable({ loaded, state, people, branches, bulk }: LeadsTableProps) {
  return (
    <SelectionOf rows={loaded.rows}>
      <RecordTable
        caption="Leads"
        columns={bulk.acts.length ? CHOOSING : COLUMNS}
        loaded={loaded}
        state={state}
        searchLabel="Search leads"
        toolbar={
          <>
            <AddressSelect
              name="due"
              label="Next follow-up"
              placeholder="Any follow-up"
              options={[
                { value: 'today', label: 'Due or overdue' },
                { value: 'none', label: 'No follow-up' },
                { value: 'untouched', label: 'Not contacted' },
              ]}
            />
            <AddressSelect
              name="stage"
              label="Stage"
              placeholder="Open leads"
              options={[
                ...SET_PROSPECT_STAGES.map((value) => ({ value, label: STAGES[value].label })),
                { value: 'archived', label: 'Archived' },
              ]}
            />
            <AddressSelect
              name="member"
              label="Owner"
              placeholder="Any owner"
              options={[
                { value: 'me', label: 'Mine' },
                { value: 'nobody', label: 'Unassigned' },
                ...namedOptions(people),
              ]}
            />
            {branches.length > 1 && (
              <AddressSelect
                name="branch"
                label="Branch"
                placeholder="Any branch"
                options={[{ value: 'none', label: 'No branch' }, ...namedOptions(branches)]}
              />
            )}
            <BulkBar bulk={bulk} total={loaded.total} />
          </>
        }
        empty={{
          title: 'No leads here',
          text: 'Add people who have called, messaged you or come to your office. A name and a phone number are enough.',
        }}
      />
    </SelectionOf>
  );
}
