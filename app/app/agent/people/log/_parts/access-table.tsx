'use client';

import { AddressSelect } from '@/components/tables/address-select';
import { LinkFromHere } from '@/components/tables/link-from-here';
import type { LoadedTable } from '@/components/tables/loaded-table';
import { RecordTable } from '@/components/tables/record-table';
import type { DataColumn } from '@/components/ui/table/data-table-columns';
import type { TableState } from '@/components/ui/table/table-state';
import type { AgencyAccess } from '@/lib/contract/agency/agency-log';

type Opened = AgencyAccess['opened'][number];

const WHEN = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });

const COLUMNS: readonly DataColumn<Opened>[] = [
  {
    id: 'lastOn',
    header: 'Time (UTC)',
    cell: ({ lastOn }) => <time dateTime={lastOn}>{WHEN.format(new Date(lastOn))}</time>,
  },
  { id: 'reader', header: 'Person', primary: true, wrap: true, cell: ({ reader }) => reader },
  {
    id: 'student',
    header: 'Student',
    wrap: true,
    cell: ({ student }) =>
      student ? (
        <LinkFromHere
          href={`/app/agent/view-profile/${student._id}`}
          className="text-brand-ink wrap-anywhere underline-offset-2 hover:underline"
        >
          {student.name}
        </LinkFromHere>
      ) : (
        'A former student'
      ),
  },
  { id: 'seen', header: 'Viewed', wrap: true, cell: ({ seen }) => seen.join(', ') },
];

interface AccessTableProps {
  loaded: LoadedTable<Opened>;
  state: TableState;
  people: readonly { value: string; label: string }[];
  isFiltered: boolean;
}

/** Whose file was opened by whom, the newest first. */
export function AccessTable({ loaded, state, people, isFiltered }: AccessTableProps) {
  return (
    <RecordTable
      caption="Files opened"
      columns={COLUMNS}
      loaded={loaded}
      state={state}
      toolbar={<AddressSelect name="member" label="Person" options={[{ value: '', label: 'Everyone' }, ...people]} />}
      empty={
        isFiltered
          ? { title: 'No files opened', text: 'This person hasn’t opened any files. Choose another person above.' }
          : { title: 'No files opened yet', text: 'Student files that your staff open will be listed here.' }
      }
    />
  );
}
