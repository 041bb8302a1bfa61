'use client';

import type { LoadedTable } from '@/components/tables/loaded-table';
import { NumberFilter } from '@/components/tables/number-filter';
import {
  CREATED_COLUMN,
  EMAIL_COLUMN,
  ID_COLUMN,
  MOBILE_COLUMN,
  VERIFIED_COLUMN,
} from '@/components/tables/people-columns';
import { RecordTable } from '@/components/tables/record-table';
import type { DataColumn } from '@/components/ui/table/data-table-columns';
import type { TableState } from '@/components/ui/table/table-state';
import type { EnquiryRow } from '@/lib/contract/people/enquiries';

const COLUMNS: readonly DataColumn<EnquiryRow>[] = [
  ID_COLUMN,
  {
    id: 'name',
    header: 'Name',
    primary: true,
    value: ({ name }) => name,
    cell: ({ name, message }) => (
      <>
        <span className="wrap-anywhere">{name}</span>
        {message && <span className="mt-0.5 block text-xs font-normal text-muted wrap-anywhere">{message}</span>}
      </>
    ),
  },
  EMAIL_COLUMN,
  MOBILE_COLUMN,
  CREATED_COLUMN,
  VERIFIED_COLUMN,
];

interface EnquiriesTableProps {
  loaded: LoadedTable<EnquiryRow>;
  state: TableState;
  isFiltered: boolean;
}

export function EnquiriesTable({ loaded, state, isFiltered }: EnquiriesTableProps) {
  return (
    <RecordTable
      caption="All Enquiries"
      columns={COLUMNS}
      loaded={loaded}
      state={state}
      searchLabel="Search enquiries"
      toolbar={<NumberFilter />}
      empty={
        isFiltered
          ? { title: 'No matching enquiries', text: 'Change the filters above.' }
          : {
              title: 'No enquiries yet',
              text: 'People who ask for a counsellor on the home page, or who register, are listed here.',
            }
      }
    />
  );
}
