'use client';

import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import type { LoadedTable } from '@/components/tables/loaded-table';
import { longUsDate } from '@/components/tables/long-us-date';
import { RecordTable } from '@/components/tables/record-table';
import { ICON_BUTTON } from '@/components/ui/buttons/icon-button';
import { Badge } from '@/components/ui/feedback/badge';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import type { DataColumn } from '@/components/ui/table/data-table-columns';
import type { TableState } from '@/components/ui/table/table-state';
import { Menu, type MenuItem } from '@/components/ui/windows/menu';
import type { StaffMember } from '@/lib/contract/people/staff';
import { ROLE_WORDS } from '@/lib/domain/roles';
import { ChangeMember, type MemberChange } from './change-member';

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

/** What can be done about an account of staff. */
function MemberMenu({ member }: { member: StaffMember }) {
  const [change, setChange] = useState<MemberChange>();
  const ask = (label: string, wanted: MemberChange, destructive = false): MenuItem => ({
    label,
    destructive,
    onSelect: () => setChange(wanted),
  });
  const items: MenuItem[] = [];
  if (member.standing === 'invited') {
    items.push(ask('Send the invitation again', 'invite'));
  }
  items.push(
    member.role === 'admin' ? ask('Make this person a team member', 'team') : ask('Make this person an admin', 'admin'),
  );
  items.push(member.standing === 'disabled' ? ask('Enable', 'enable') : ask('Disable', 'disable', true));
  return (
    <>
      <Menu
        trigger={<Ellipsis aria-hidden className="size-5" />}
        triggerLabel={`Actions for ${member.name}`}
        triggerClassName={ICON_BUTTON}
        items={items}
      />
      {change && <ChangeMember member={member} change={change} onClose={() => setChange(undefined)} />}
    </>
  );
}
