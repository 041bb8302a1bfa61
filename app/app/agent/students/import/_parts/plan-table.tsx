'use client';

import { StatusChip } from '@/components/ui/feedback/status-chip';
import { DataTable } from '@/components/ui/table/data-table';
import type { DataColumn } from '@/components/ui/table/data-table-columns';
import { OUTCOME_TONES, OUTCOME_WORDS, shownOutcome } from './outcomes';
import type { AddedStudent } from './use-student-import';

const COLUMNS: readonly DataColumn<AddedStudent>[] = [
  { id: 'row', header: 'Row', value: ({ row }) => row, align: 'end' },
  {
    id: 'name',
    header: 'Name',
    primary: true,
    wrap: true,
    value: ({ name }) => name,
    cell: ({ name }) => <span className="wrap-anywhere">{name || '-'}</span>,
  },
  {
    id: 'email',
    header: 'Email',
    wrap: true,
    value: ({ email }) => email,
    cell: ({ email }) => <span className="wrap-anywhere">{email || '-'}</span>,
  },
  { id: 'mobile', header: 'Mobile', value: ({ mobile }) => mobile },
  {
    id: 'outcome',
    header: 'Result',
    wrap: true,
    value: (row) => OUTCOME_WORDS[shownOutcome(row)],
    cell: (row) => (
      <>
        <StatusChip tone={OUTCOME_TONES[shownOutcome(row)]}>{OUTCOME_WORDS[shownOutcome(row)]}</StatusChip>
        {row.message && <span className="mt-1 block text-xs text-muted wrap-anywhere">{row.message}</span>}
      </>
    ),
  },
];

/** Every row of the file with what becomes of it and why. */
export function PlanTable({ rows, loading }: { rows: readonly AddedStudent[]; loading: boolean }) {
  return (
    <DataTable
      caption="Rows of the file"
      columns={COLUMNS}
      rows={rows}
      rowId={({ row }) => String(row)}
      loading={loading}
      searchLabel="Search rows"
      empty={{ title: 'No rows', text: 'There is nothing below the heads.' }}
    />
  );
}
