import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/skeleton';
import { classNames } from '../layout/class-names';
import { cellContent, type DataColumn, isSortable } from './data-table-columns';
import type { TableState } from './table-state';

type DataTableRowsProps<Row> = {
  caption: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  sort: TableState['sort'];
  onSort: (sort: TableState['sort']) => void;
  busy: boolean;
  /** How many rows of grey shapes to show instead. */
  placeholders: number;
  empty: ReactNode;
};

// Cards on phones need `display: block` on the table's parts, which takes their meaning from screen readers: these
// roles give it back.
const ROLE = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  cell: { role: 'cell' },
  head: { role: 'columnheader' },
};

/** The table itself: sticky head, rows, or what stands in for them. */
export function DataTableRows<Row>(props: DataTableRowsProps<Row>) {
  const { caption, columns, rows, rowId, busy, placeholders, empty } = props;
  const nothing = placeholders === 0 && rows.length === 0;
  return (
    <div className="md:max-h-[75dvh] md:overflow-auto md:rounded-card md:border md:border-line md:bg-raised">
      <table
        {...ROLE.table}
        aria-busy={busy}
        className={classNames('w-full border-collapse text-left text-sm max-md:block', nothing && 'max-md:hidden')}
      >
        <caption className="sr-only">{caption}</caption>
        <thead {...ROLE.group} className="max-md:hidden">
          <tr {...ROLE.row}>
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <tbody
          {...ROLE.group}
          className={classNames(
            'max-md:block max-md:space-y-3 transition-opacity',
            busy && placeholders === 0 && 'opacity-55',
          )}
        >
          {placeholders > 0 ? (
            <Placeholders columns={columns} count={placeholders} />
          ) : (
            rows.map((row) => (
              <tr key={rowId(row)} {...ROLE.row} className={ROW}>
                {columns.map((column) => (
                  <td key={column.id} {...ROLE.cell} className={cellClass(column)}>
                    {!column.primary && <span className={CARD_LABEL}>{column.header}</span>}
                    <span className="min-w-0 max-md:wrap-anywhere max-md:text-right">{cellContent(column, row)}</span>
                  </td>
                ))}
              </tr>
            ))
          )}
        </tbody>
      </table>
      {nothing && <div className="max-md:rounded-card max-md:border max-md:border-line max-md:bg-raised">{empty}</div>}
    </div>
  );
}

function HeadCell<Row>({
  column,
  sort,
  onSort,
}: {
  column: DataColumn<Row>;
  sort: TableState['sort'];
  onSort: (sort: TableState['sort']) => void;
}) {
  const sorted = sort?.column === column.id ? sort : null;
  const Icon = sorted ? (sorted.descending ? ArrowDown : ArrowUp) : ChevronsUpDown;
  return (
    <th
      {...ROLE.head}
      scope="col"
      aria-sort={sorted ? (sorted.descending ? 'descending' : 'ascending') : undefined}
      className={classNames(
        'sticky top-0 z-10 h-11 bg-raised px-4 text-xs font-medium whitespace-nowrap text-muted shadow-[inset_0_-1px_0_var(--line)]',
        column.align === 'end' && 'text-right',
      )}
    >
      {isSortable(column) ? (
        <button
          type="button"
          onClick={() => onSort({ column: column.id, descending: sorted ? !sorted.descending : false })}
          className={classNames(
            '-mx-1.5 inline-flex min-h-8 items-center gap-1 rounded-control px-1.5 hover:text-ink',
            sorted && 'text-ink',
          )}
        >
          {column.header}
          <Icon aria-hidden className={classNames('size-3.5 shrink-0', !sorted && 'opacity-60')} />
        </button>
      ) : (
        column.header
      )}
    </th>
  );
}

function Placeholders<Row>({ columns, count }: { columns: readonly DataColumn<Row>[]; count: number }) {
  return Array.from({ length: count }, (_, index) => `placeholder ${index}`).map((key) => (
    <tr key={key} {...ROLE.row} className={ROW}>
      {columns.map((column) => (
        <td key={column.id} {...ROLE.cell} className={cellClass(column)}>
          <Skeleton className={classNames('h-4', column.primary ? 'w-40 max-w-full' : 'w-24 max-w-full')} />
        </td>
      ))}
    </tr>
  ));
}

const ROW =
  'border-b border-line md:last:border-b-0 md:hover:bg-sunken/60 max-md:flex max-md:flex-col max-md:rounded-card max-md:border max-md:bg-raised max-md:px-4 max-md:py-3';
const CARD_LABEL = 'shrink-0 text-xs leading-5 text-muted md:hidden';

function cellClass<Row>(column: DataColumn<Row>): string {
  return classNames(
    'md:h-13 md:px-4 md:py-2 md:align-middle',
    column.primary
      ? 'font-medium max-md:order-first max-md:block max-md:pb-1 max-md:text-base [&>span]:max-md:text-left'
      : 'max-md:flex max-md:min-h-8 max-md:items-baseline max-md:justify-between max-md:gap-4',
    column.align === 'end' && 'md:text-right',
    column.primary || column.wrap ? 'md:min-w-44' : 'md:whitespace-nowrap',
  );
}
