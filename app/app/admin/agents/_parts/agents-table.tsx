'use client';

import type { LoadedTable } from '@/components/tables/loaded-table';
import { NumberFilter } from '@/components/tables/number-filter';
import { CREATED_COLUMN, EMAIL_COLUMN, MOBILE_COLUMN, VERIFIED_COLUMN } from '@/components/tables/people-columns';
import { RecordTable } from '@/components/tables/record-table';
import { VerifiedFilter } from '@/components/tables/verified-filter';
import type { DataColumn } from '@/components/ui/table/data-table-columns';
import type { TableState } from '@/components/ui/table/table-state';
import type { AgentRow } from '@/lib/contract/people/students';
import { VerificationSwitch } from './verification-switch';

const COLUMNS: readonly DataColumn<AgentRow>[] = [
  {
    id: 'name',
    header: 'Name',
    primary: true,
    wrap: true,
    value: ({ name }) => name,
    cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
  },
  {
    id: 'company_name',
    header: 'Company',
    value: ({ company_name }) => company_name,
    cell: ({ company_name }) => (
      <span className="wrap-anywhere md:block md:min-w-28 md:whitespace-normal @4xl:line-clamp-1" title={company_name}>
        {company_name}
      </span>
    ),
  },
  EMAIL_COLUMN,
  MOBILE_COLUMN,
  CREATED_COLUMN,
  {
    ...VERIFIED_COLUMN,
    cell: (agent) => (
      <span className="inline-flex items-center gap-2">
        {VERIFIED_COLUMN.cell?.(agent)}
        <VerificationSwitch agent={agent} />
      </span>
    ),
  },
];

interface AgentsTableProps {
  loaded: LoadedTable<AgentRow>;
  state: TableState;
  isFiltered: boolean;
}

export function AgentsTable({ loaded, state, isFiltered }: AgentsTableProps) {
  return (
    <RecordTable
      caption="All Agents"
      columns={COLUMNS}
      loaded={loaded}
      state={state}
      searchLabel="Search agents"
      toolbar={
        <>
          <VerifiedFilter />
          <NumberFilter />
        </>
      }
      empty={
        isFiltered
          ? { title: 'No matching agents', text: 'Change the filters above.' }
          : { title: 'No agents yet', text: 'A company that registers as an agent is listed here to be verified.' }
      }
    />
  );
}
