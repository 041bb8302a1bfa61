'use client';

import { useRouter } from 'next/navigation';
import { DataTable, type DataTableProps } from '@/components/ui/table/data-table';
import type { TableState } from '@/components/ui/table/table-state';
import { useTableAddress } from '@/components/ui/table/use-table-address';
import type { LoadedTable } from './loaded-table';

type RecordTableProps<Row extends { _id: string }> = {
  loaded: LoadedTable<Row>;
  state: TableState;
} & Pick<DataTableProps<Row>, 'caption' | 'columns' | 'orders' | 'searchLabel' | 'toolbar' | 'empty'>;

/** A table whose search, order, page and size stand in the page's address; the server sends one page of rows. It uses a wide screen. */
export function RecordTable<Row extends { _id: string }>({ loaded, state, ...table }: RecordTableProps<Row>) {
  const { rows, total, error } = loaded;
  const { onChange, pending } = useTableAddress();
  const router = useRouter();
  return (
    <div className="uses-width">
      <DataTable
        {...table}
        rows={rows}
        rowId={({ _id }) => _id}
        loading={pending}
        server={{ total, state, onChange }}
        onRetry={() => router.refresh()}
        error={error}
      />
    </div>
  );
}
