'use client';

import type { LoadedTable } from '@/components/tables/loaded-table';
import { longUsDate } from '@/components/tables/long-us-date';
import { RecordTable } from '@/components/tables/record-table';
import { Badge } from '@/components/ui/feedback/badge';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import type { DataColumn } from '@/components/ui/table/data-table-columns';
import type { TableState } from '@/components/ui/table/table-state';
import type { StaffMember } from '@/lib/contract/people/staff';
import { ROLE_WORDS } from '@/lib/domain/roles';
import { MemberMenu } from './member-menu';

/** A row, and whether it is the admin's own account. */
type Row = StaffMember & { isOwn: boolean };

const STANDINGS = {
  active: { tone: 'success', word: 'Active' },
  invited: { tone: 'attention', word: 'Invited' },
  disabled: { tone: 'danger', word: 'Disabled' },
} as const;

const COLUMNS: readonly DataColumn<Row>[] = [
  {
    id: 'name',
    header: 'Name',
    primary: true,
    value: ({ name }) => name,
    cell: ({ name, jobTitle, isOwn }) => (
      <>
        <span className="wrap-anywhere">
          {name} {isOwn && <Badge>You</Badge>}
        </span>
        <span className="mt-0.5 block text-xs font-normal text-muted wrap-anywhere">{jobTitle}</span>
      </>
    ),
  },
  {
    id: 'email',
    header: 'Email',
    value: ({ email }) => email,
    cell: ({ email }) => <span className="wrap-anywhere">{email}</span>,
  },
  { id: 'role', header: 'Role', cell: ({ role }) => ROLE_WORDS[role] },
  {
    id: 'standing',
    header: 'Status',
    cell: ({ standing }) => <StatusChip tone={STANDINGS[standing].tone}>{STANDINGS[standing].word}</StatusChip>,
  },
  {
    id: 'createdOn',
    header: 'Created on',
    value: ({ createdOn }) => createdOn,
    cell: ({ createdOn }) => longUsDate(createdOn),
  },
  { id: 'action', header: 'Action', cell: (row) => <MemberMenu member={row} /> },
];

type StaffTableProps = { loaded: LoadedTable<StaffMember>; state: TableState; ownId: string };

/** Team members and admins, with what an admin can do about each. */
export function StaffTable({ loaded, state, ownId }: StaffTableProps) {
  const rows = loaded.rows.map((member) => ({ ...member, isOwn: member._id === ownId }));
  return (
    <RecordTable
      caption="Staff"
      columns={COLUMNS}
      loaded={{ ...loaded, rows }}
      state={state}
      searchLabel="Search staff"
      empty={{ title: 'No staff yet', text: 'Invite the first colleague.' }}
    />
  );
}
