'use client';

import { useRouter } from 'next/navigation';
import { DataTable } from '@/components/ui/table/data-table';
import type { DataColumn } from '@/components/ui/table/data-table-columns';
import type { TableState } from '@/components/ui/table/table-state';
import { useTableAddress } from '@/components/ui/table/use-table-address';
import type { LoadedTable } from './loaded-table';

type PeopleTableProps<Row> = {
  caption: string;
  columns: readonly DataColumn<Row>[];
  loaded: LoadedTable<Row>;
  state: TableState;
  searchLabel: string;
  empty: { title: string; text?: string };
};

/** A table whose search, order, page and size stand in the page's address; the server sends one page of rows. */
export function PeopleTable<Row extends { _id: string }>({ loaded, state, ...table }: PeopleTableProps<Row>) {
  const { rows, total, error } = loaded;
  const { onChange, pending } = useTableAddress();
  const router = useRouter();
  return (
    <DataTable
      {...table}
      rows={rows}
      rowId={({ _id }) => _id}
      loading={pending}
      server={{ total, state, onChange }}
      onRetry={() => router.refresh()}
      error={error}
    />
  );
}
