'use client';

import Link from 'next/link';
import type { LoadedTable } from '@/components/tables/loaded-table';
import { CREATED_COLUMN, EMAIL_COLUMN, ID_COLUMN, MOBILE_COLUMN } from '@/components/tables/people-columns';
import { RecordTable } from '@/components/tables/record-table';
import type { DataColumn } from '@/components/ui/table/data-table-columns';
import type { TableState } from '@/components/ui/table/table-state';
import type { StudentRow } from '@/lib/contract/people/students';

const columnsOf = (area: 'admin' | 'team'): readonly DataColumn<StudentRow>[] => [
  ID_COLUMN,
  {
    id: 'name',
    header: 'Name',
    primary: true,
    value: ({ name }) => name,
    cell: ({ _id, name }) => (
      <Link
        href={`/app/${area}/view-profile/${_id}`}
        className="rounded-sm text-brand-ink wrap-anywhere underline-offset-2 hover:underline"
      >
        {name}
      </Link>
    ),
  },
  EMAIL_COLUMN,
  MOBILE_COLUMN,
  CREATED_COLUMN,
  {
    id: 'addedBy',
    header: 'Added By Company',
    cell: ({ addedBy }) => (
      <span className="wrap-anywhere md:block md:min-w-28 md:whitespace-normal">{addedBy?.company_name || 'Self'}</span>
    ),
  },
  // Only an agent may change a student.
  { id: 'action', header: 'Action', cell: () => '-' },
];

const COLUMNS = { admin: columnsOf('admin'), team: columnsOf('team') };

type StudentsTableProps = { area: 'admin' | 'team'; loaded: LoadedTable<StudentRow>; state: TableState };

/** All students as staff see them; a name leads to the profile. */
export function StudentsTable({ area, loaded, state }: StudentsTableProps) {
  return (
    <RecordTable
      caption="All Students"
      columns={COLUMNS[area]}
      loaded={loaded}
      state={state}
      searchLabel="Search students"
      empty={{ title: 'No students yet', text: 'Whoever registers or is added by an agent is listed here.' }}
    />
  );
}
