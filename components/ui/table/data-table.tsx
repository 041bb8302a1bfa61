'use client';

import { useTable } from '@tanstack/react-table';
import { type ReactNode, useMemo, useState } from 'react';
import { Button } from '../buttons/button';
import { EmptyState } from '../feedback/empty-state';
import { ErrorBox } from '../feedback/error-box';
import { columnDefinitions, type DataColumn, TABLE_FEATURES, valueMatches } from './data-table-columns';
import { DataTableFooter } from './data-table-footer';
import { DataTableRows } from './data-table-rows';
import { DataTableToolbar, type TableOrder } from './data-table-toolbar';
import { changedTableState, FIRST_PAGE, type PageSize, pageCountOf, type TableState } from './table-state';

export type DataTableProps<Row extends object> = {
  /** Names the table for screen readers. */
  caption: string;
  columns: readonly DataColumn<Row>[];
  /** Orders that no column's head stands for; the value as in an address, such as '-name'. */
  orders?: readonly TableOrder[] | undefined;
  /** All rows; with `server` the rows of the page in sight. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Stands there when there is no row at all. */
  empty: { title: string; text?: ReactNode; action?: ReactNode };
  /** Label of the search box, such as 'Search students'; no box without it. */
  searchLabel?: string;
  /** Further controls beside the search box. */
  toolbar?: ReactNode;
  /** Rows are on their way: shapes at first, then the old rows, dimmed. */
  loading?: boolean;
  /** Replaces the rows. */
  error?: string;
  onRetry?: () => void;
  initialPageSize?: PageSize;
  /** For lists too long to send: the caller searches, sorts and pages. See `useTableAddress`. */
  server?: { total: number; state: TableState; onChange: (state: TableState) => void };
};

/** A searchable, sortable, paged table; on phones each row is a card. */
export function DataTable<Row extends object>({
  caption,
  columns,
  orders,
  rows,
  rowId,
  empty,
  searchLabel,
  toolbar,
  loading = false,
  error,
  onRetry,
  initialPageSize = FIRST_PAGE.pageSize,
  server,
}: DataTableProps<Row>) {
  const [ownState, setOwnState] = useState<TableState>({ ...FIRST_PAGE, pageSize: initialPageSize });
  const state = server?.state ?? ownState;
  const change = (changed: Partial<TableState>) => (server?.onChange ?? setOwnState)(changedTableState(state, changed));

  const definitions = useMemo(() => columnDefinitions(columns), [columns]);
  const table = useTable({
    features: TABLE_FEATURES,
    columns: definitions,
    data: rows,
    getRowId: rowId,
    globalFilterFn: (row, column, search: string) => valueMatches(row.getValue(column), search),
    getColumnCanGlobalFilter: () => true,
    state: {
      globalFilter: state.search,
      sorting: state.sort ? [{ id: state.sort.column, desc: state.sort.descending }] : [],
      pagination: { pageIndex: state.page - 1, pageSize: state.pageSize },
    },
    autoResetPageIndex: false,
    manualFiltering: server !== undefined,
    manualSorting: server !== undefined,
    manualPagination: server !== undefined,
  });

  const total = server?.total ?? table.getSortedRowModel().rows.length;
  const pageCount = pageCountOf(total, state.pageSize);
  const shown = table.getRowModel().rows.map((row) => row.original);
  const waiting = loading && rows.length === 0;

  return (
    <div className="@container">
      <DataTableToolbar
        columns={columns}
        orders={orders}
        state={state}
        onChange={change}
        searchLabel={searchLabel}
        searchDelay={server ? 300 : 0}
      >
        {toolbar}
      </DataTableToolbar>
      {error === undefined ? (
        <>
          <DataTableRows
            caption={caption}
            columns={columns}
            rows={shown}
            rowId={rowId}
            sort={state.sort}
            onSort={(sort) => change({ sort })}
            busy={loading}
            placeholders={waiting ? state.pageSize : 0}
            empty={
              state.search ? (
                <EmptyState
                  illustration="search"
                  title={`No results for “${state.search}”`}
                  text="Try fewer or different words."
                  action={
                    <Button variant="secondary" onClick={() => change({ search: '' })}>
                      Clear search
                    </Button>
                  }
                />
              ) : (
                <EmptyState {...empty} />
              )
            }
          />
          <DataTableFooter
            caption={caption}
            total={waiting ? undefined : total}
            page={Math.min(state.page, pageCount)}
            pageCount={pageCount}
            pageSize={state.pageSize}
            onPage={(page) => change({ page })}
            onPageSize={(pageSize) => change({ pageSize })}
          />
        </>
      ) : (
        <ErrorBox
          message={error}
          action={
            onRetry && (
              <Button variant="secondary" onClick={onRetry} busy={loading}>
                Try again
              </Button>
            )
          }
        />
      )}
    </div>
  );
}
