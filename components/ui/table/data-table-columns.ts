import {
  type ColumnDef,
  columnFilteringFeature,
  createFilteredRowModel,
  createPaginatedRowModel,
  createSortedRowModel,
  globalFilteringFeature,
  rowPaginationFeature,
  rowSortingFeature,
  tableFeatures,
} from '@tanstack/react-table';
import type { ReactNode } from 'react';

export type CellValue = string | number | Date | boolean | null | undefined;

/** A column. Keep the list of columns outside the component, so that it stays the same between renders. */
export type DataColumn<Row> = {
  /** Also the name the server sorts by. */
  id: string;
  header: string;
  /** What is searched and sorted; in a server-driven table only its default cell text. Empty values sort last. */
  value?: (row: Row) => CellValue;
  /** What is shown; the value's text if left out, '-' when empty. */
  cell?: (row: Row) => ReactNode;
  /** Whether its head is a sort button; unless given, where the column has a `value`. */
  sortable?: boolean;
  /** Its head is only read out: what stands below it says enough by itself. */
  headHidden?: boolean;
  /** Stands in its head in the place of the words. */
  head?: ReactNode;
  /** The card's heading on phones. Once per table. */
  primary?: boolean;
  /** On a phone's card: 'foot' stands with the others of its kind in the last line, the last of them at its end; 'none' on none. */
  card?: 'foot' | 'none';
  /** Long texts break into lines; the rest stays on one, so that rows keep one height. */
  wrap?: boolean | 'narrow';
  /** Figures and actions stand at the end. */
  align?: 'start' | 'end';
};

export const TABLE_FEATURES = tableFeatures({
  columnFilteringFeature,
  globalFilteringFeature,
  filteredRowModel: createFilteredRowModel(),
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  rowPaginationFeature,
  paginatedRowModel: createPaginatedRowModel(),
});

export function isSortable<Row>(column: DataColumn<Row>): boolean {
  return column.sortable ?? column.value !== undefined;
}

/** The table library's own definitions of our columns. */
export function columnDefinitions<Row extends object>(
  columns: readonly DataColumn<Row>[],
): ColumnDef<typeof TABLE_FEATURES, Row>[] {
  return columns.map((column) => ({
    id: column.id,
    header: column.header,
    accessorFn: (row: Row) => column.value?.(row) ?? undefined,
    sortUndefined: 'last' as const,
    sortFn: (a, b, id) => compareValues(a.getValue(id), b.getValue(id)),
  }));
}

/** What a cell shows. */
export function cellContent<Row>(column: DataColumn<Row>, row: Row): ReactNode {
  if (column.cell) return column.cell(row);
  const value = column.value?.(row);
  return value === undefined || value === null || value === '' ? '-' : valueText(value);
}

/** Whether a value's text holds the words searched for, whatever their case. */
export function valueMatches(value: CellValue, search: string): boolean {
  return value !== undefined && value !== null && valueText(value).toLowerCase().includes(search.trim().toLowerCase());
}

const COLLATOR = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/** Texts by the alphabet ('Year 9' before 'Year 10'), dates and numbers by size. Ascending. */
function compareValues(a: CellValue, b: CellValue): number {
  if (typeof a === 'string' && typeof b === 'string') return COLLATOR.compare(a, b);
  return Number(a) - Number(b);
}

function valueText(value: NonNullable<CellValue>): string {
  return value instanceof Date ? value.toISOString() : String(value);
}
