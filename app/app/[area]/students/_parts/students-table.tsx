'use client';

import Link from 'next/link';
import type { LoadedTable } from '@/components/tables/loaded-table';
import { CREATED_COLUMN, EMAIL_COLUMN, ID_COLUMN, MOBILE_COLUMN } from '@/components/tables/people-columns';
import { RecordTable } from '@/components/tables/record-table';
import type { DataColumn } from '@/components/ui/table/data-table-columns';
import type { TableState } from '@/components/ui/table/table-state';
import type { StudentRow } from '@/lib/contract/people/students';

type Area = 'agent' | 'team' | 'admin';

const LINK = 'rounded-sm text-brand-ink wrap-anywhere underline-offset-2 hover:underline';

const columnsOf = (area: Area): readonly DataColumn<StudentRow>[] => [
  ID_COLUMN,
  {
    id: 'name',
    header: 'Name',
    primary: true,
    wrap: true,
    value: ({ name }) => name,
    cell: ({ _id, name }) => (
      <Link href={`/app/${area}/view-profile/${_id}`} prefetch={false} className={LINK}>
        {name}
      </Link>
    ),
  },
  EMAIL_COLUMN,
  MOBILE_COLUMN,
  CREATED_COLUMN,
  ...(area === 'agent' ? [EDIT_COLUMN] : [ADDED_BY_COLUMN, NO_ACTION_COLUMN]),
];

const EDIT_COLUMN: DataColumn<StudentRow> = {
  id: 'action',
  header: 'Action',
  cell: ({ _id, name }) => (
    <Link href={`/app/agent/add-student/${_id}`} prefetch={false} aria-label={`Edit ${name}`} className={LINK}>
      Edit
    </Link>
  ),
};
const ADDED_BY_COLUMN: DataColumn<StudentRow> = {
  id: 'addedBy',
  header: 'Added By Company',
  cell: ({ addedBy }) => (
    <span className="wrap-anywhere md:block md:min-w-28 md:whitespace-normal">{addedBy?.company_name || 'Self'}</span>
  ),
};
/** Only an agent may change a student. */
const NO_ACTION_COLUMN: DataColumn<StudentRow> = { id: 'action', header: 'Action', cell: () => '-' };

const COLUMNS = { agent: columnsOf('agent'), team: columnsOf('team'), admin: columnsOf('admin') };

const EMPTY_TEXTS = {
  agent: 'Add a student to fill in their profile and apply for them.',
  team: 'Whoever registers or is added by an agent is listed here.',
  admin: 'Whoever registers or is added by an agent is listed here.',
};

type StudentsTableProps = { area: Area; loaded: LoadedTable<StudentRow>; state: TableState };

/** The students whom the viewer may list; a name leads to the profile. */
export function StudentsTable({ area, loaded, state }: StudentsTableProps) {
  return (
    <RecordTable
      caption="All Students"
      columns={COLUMNS[area]}
      loaded={loaded}
      state={state}
      searchLabel="Search students"
      empty={{ title: 'No students yet', text: EMPTY_TEXTS[area] }}
    />
  );
}
