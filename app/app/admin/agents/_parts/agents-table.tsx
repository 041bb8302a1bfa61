'use client';

import { AskDialog } from '@/components/staff/form-dialog';
import { useAsking } from '@/components/staff/use-change';
import type { LoadedTable } from '@/components/tables/loaded-table';
import { NumberFilter } from '@/components/tables/number-filter';
import { CREATED_COLUMN, EMAIL_COLUMN, MOBILE_COLUMN, VERIFIED_COLUMN } from '@/components/tables/people-columns';
import { RecordTable } from '@/components/tables/record-table';
import { VerifiedFilter } from '@/components/tables/verified-filter';
import { Button } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/buttons/link';
import type { DataColumn } from '@/components/ui/table/data-table-columns';
import type { TableState } from '@/components/ui/table/table-state';
import { call } from '@/lib/api/client';
import type { AgentRow } from '@/lib/contract/people/students';

const COLUMNS: readonly DataColumn<AgentRow>[] = [
  {
    id: 'name',
    header: 'Name',
    primary: true,
    wrap: true,
    value: ({ name }) => name,
    // The name leads to what the agency may handle: a button more would make the rows wider than the page.
    cell: ({ _id, name, company_name }) => (
      <Link
        href={`/app/admin/agents/${_id}/handling`}
        title={`Handling applications: ${company_name || name}`}
        className="wrap-anywhere underline-offset-2 hover:underline"
      >
        {name}
      </Link>
    ),
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
          : {
              title: 'No agents yet',
              text: 'Companies that register as agents are listed here for you to verify.',
            }
      }
    />
  );
}

/** Verifies an agent or takes it back, after asking. */
function VerificationSwitch({ agent }: { agent: AgentRow }) {
  const { _id, name, company_name, isVerified } = agent;
  const { change, open, ask } = useAsking();
  const verb = isVerified ? 'Unverify' : 'Verify';
  const who = company_name || name;

  const toggle = () =>
    call('PATCH /toggle-agent-verification/{id}', { params: { id: _id }, body: { isVerified: !isVerified } });
  return (
    <>
      <Button variant={isVerified ? 'secondary' : 'primary'} size="row" onClick={ask} aria-label={`${verb} ${who}`}>
        {verb}
      </Button>
      <AskDialog
        notDone="Failed to update verification"
        open={open}
        onConfirm={() => change.run(toggle)}
        title={`${verb} ${who}?`}
        text={
          isVerified
            ? 'The agency will be signed out at once and won’t be able to sign in.'
            : 'The agency can then sign in, add students and apply for them.'
        }
        confirmLabel={verb}
        destructive={isVerified}
        change={change}
      />
    </>
  );
}
