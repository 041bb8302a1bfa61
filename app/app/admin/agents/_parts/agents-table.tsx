'use client';

import type { LoadedTable } from '@/components/tables/loaded-table';
import { CREATED_COLUMN, EMAIL_COLUMN, MOBILE_COLUMN, VERIFIED_COLUMN } from '@/components/tables/people-columns';
import { RecordTable } from '@/components/tables/record-table';
import type { DataColumn } from '@/components/ui/table/data-table-columns';
import type { TableState } from '@/components/ui/table/table-state';
import type { AgentRow } from '@/lib/contract/people/students';
import { VerificationSwitch } from './verification-switch';

const COLUMNS: readonly DataColumn<AgentRow>[] = [
  {
    id: 'name',
    header: 'Name, company',
    primary: true,
    value: ({ name }) => name,
    cell: ({ name, company_name }) => (
      <>
        <span className="wrap-anywhere">{name}</span>
        <span className="mt-0.5 block text-xs font-normal text-muted wrap-anywhere">{company_name}</span>
      </>
    ),
  },
  EMAIL_COLUMN,
  MOBILE_COLUMN,
  CREATED_COLUMN,
  VERIFIED_COLUMN,
  { id: 'action', header: 'Action', cell: (agent) => <VerificationSwitch agent={agent} /> },
];

export function AgentsTable({ loaded, state }: { loaded: LoadedTable<AgentRow>; state: TableState }) {
  return (
    <RecordTable
      caption="All Agents"
      columns={COLUMNS}
      loaded={loaded}
      state={state}
      searchLabel="Search agents"
      empty={{ title: 'No agents yet', text: 'A company that registers as an agent is listed here to be verified.' }}
    />
  );
}
