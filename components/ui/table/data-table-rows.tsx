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
    // The page scrolls, never the table in a box: what is too narrow for all columns shows cards.
    <div className="@4xl:rounded-card @4xl:border @4xl:border-line @4xl:bg-raised">
      <table
        {...ROLE.table}
        aria-busy={busy}
        className={classNames(
          'w-full border-collapse text-start text-(length:--row-text) @max-4xl:block @max-4xl:text-sm',
          nothing && '@max-4xl:hidden',
        )}
      >
        <caption className="sr-only">{caption}</caption>
        <thead {...ROLE.group} className="@max-4xl:hidden">
          <tr {...ROLE.row}>
            {columns.map((column) => (
              <HeadCell key={column.id} column={column} sort={props.sort} onSort={props.onSort} />
            ))}
          </tr>
        </thead>
        <tbody
          {...ROLE.group}
          className={classNames(
            'transition-opacity @max-4xl:grid @max-4xl:gap-3 @max-xl:grid-cols-1 @xl:@max-4xl:grid-cols-2',
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
                    {!column.primary && <span className={cardLabel(column)}>{column.header}</span>}
                    <span className="min-w-0 @max-4xl:text-end @max-4xl:wrap-anywhere">{cellContent(column, row)}</span>
                  </td>
                ))}
              </tr>
            ))
          )}
        </tbody>
      </table>
      {nothing && (
        <div className="@max-4xl:rounded-card @max-4xl:border @max-4xl:border-line @max-4xl:bg-raised">{empty}</div>
      )}
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
        'sticky top-14 z-10 h-(--row) max-h-11 bg-raised px-2.5 text-start text-xs font-medium text-muted shadow-[inset_0_-1px_0_var(--line)] first:rounded-ss-card first:ps-4 last:rounded-se-card last:pe-4',
        column.align === 'end' && 'text-end',
        // Where texts are narrow, a head of several words would be the widest of its column.
        column.wrap === 'narrow' ? 'leading-4' : 'whitespace-nowrap',
      )}
    >
      {column.head ? (
        column.head
      ) : isSortable(column) ? (
        <button
          type="button"
          onClick={() => onSort({ column: column.id, descending: sorted ? !sorted.descending : false })}
          className={classNames(
            '-mx-1.5 inline-flex min-h-8 items-center gap-1 rounded-control px-1.5 text-start hover:text-ink',
            sorted && 'text-ink',
          )}
        >
          {column.header}
          <Icon aria-hidden className={classNames('size-3.5 shrink-0', !sorted && 'opacity-60')} />
        </button>
      ) : column.headHidden ? (
        <span className="sr-only">{column.header}</span>
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
  'border-b border-line @4xl:last:border-b-0 @4xl:hover:bg-sunken/60 @max-4xl:flex @max-4xl:flex-wrap @max-4xl:content-start @max-4xl:items-center @max-4xl:gap-x-5 @max-4xl:rounded-card @max-4xl:border @max-4xl:bg-raised @max-4xl:px-4 @max-4xl:py-3';
/** Of a column whose texts wrap: wide enough for a name of a course, narrow for one of a person or a company; else one line. */
const WIDTH = { wide: '@4xl:min-w-44', narrow: '@4xl:min-w-24', line: '@4xl:whitespace-nowrap' };
/** The words before a card's value; a button at the end of the foot says enough by itself. */
const cardLabel = <Row,>({ card }: DataColumn<Row>): string =>
  classNames('shrink-0 text-xs leading-5 text-muted @4xl:hidden', card === 'foot' && '[td:last-child>&]:sr-only');

const CARD_HEADING =
  'font-medium @max-4xl:order-first @max-4xl:block @max-4xl:basis-full @max-4xl:pb-1 @max-4xl:text-base [&>span]:@max-4xl:text-start';
const CARD_CELL = {
  line: '@max-4xl:flex @max-4xl:min-h-8 @max-4xl:basis-full @max-4xl:items-baseline @max-4xl:justify-between @max-4xl:gap-4',
  foot: '@max-4xl:order-last @max-4xl:flex @max-4xl:min-h-8 @max-4xl:items-center @max-4xl:gap-2 @max-4xl:last:ms-auto',
  none: '@max-4xl:hidden',
};

function cellClass<Row>(column: DataColumn<Row>): string {
  return classNames(
    '@4xl:h-(--row) @4xl:px-2.5 @4xl:py-1 @4xl:align-middle @4xl:first:ps-4 @4xl:last:pe-4',
    column.primary ? CARD_HEADING : CARD_CELL[column.card ?? 'line'],
    // A hidden head has no words of its own: those of a tick box follow it.
    column.card === 'foot' && column.headHidden && '@max-4xl:flex-row-reverse',
    column.align === 'end' && '@4xl:text-end',
    WIDTH[column.wrap === 'narrow' ? 'narrow' : column.primary || column.wrap ? 'wide' : 'line'],
  );
}
