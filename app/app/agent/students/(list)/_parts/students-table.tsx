'use client';

import Link from 'next/link';
import type { LoadedTable } from '@/components/tables/loaded-table';
import { CREATED_COLUMN, EMAIL_COLUMN, ID_COLUMN, MOBILE_COLUMN } from '@/components/tables/people-columns';
import { RecordTable } from '@/components/tables/record-table';
import type { DataColumn } from '@/components/ui/table/data-table-columns';
import type { TableState } from '@/components/ui/table/table-state';
import type { StudentRow } from '@/lib/contract/people/students';

const LINK = 'rounded-sm text-brand-ink wrap-anywhere underline-offset-2 hover:underline';

const COLUMNS: readonly DataColumn<StudentRow>[] = [
  ID_COLUMN,
  {
    id: 'name',
    header: 'Name',
    primary: true,
    wrap: true,
    value: ({ name }) => name,
    cell: ({ _id, name }) => (
      <Link href={`/app/agent/view-profile/${_id}`} prefetch={false} className={LINK}>
        {name}
      </Link>
    ),
  },
  EMAIL_COLUMN,
  MOBILE_COLUMN,
  CREATED_COLUMN,
  {
    id: 'action',
    header: 'Action',
    cell: ({ _id, name }) => (
      <Link href={`/app/agent/add-student/${_id}`} prefetch={false} aria-label={`Edit ${name}`} className={LINK}>
        Edit
      </Link>
    ),
  },
];

export function StudentsTable({ loaded, state }: { loaded: LoadedTable<StudentRow>; state: TableState }) {
  return (
    <RecordTable
      caption="All Students"
      columns={COLUMNS}
      loaded={loaded}
      state={state}
      searchLabel="Search students"
      empty={{ title: 'No students yet', text: 'Add a student to fill in their profile and apply for them.' }}
    />
  );
}
