'use client';

import { ArrowRight } from 'lucide-react';
import { changeTexts, factsText } from '@/components/course/change-texts';
import type { LoadedTable } from '@/components/tables/loaded-table';
import { VisuallyHidden } from '@/components/ui/layout/visually-hidden';
import { DataTable } from '@/components/ui/table/data-table';
import type { DataColumn } from '@/components/ui/table/data-table-columns';
import type { TableState } from '@/components/ui/table/table-state';
import { useTableAddress } from '@/components/ui/table/use-table-address';
import type { PlanRow, ReviewKind } from '@/lib/contract/imports/course-import-views';
import { isLeavable, type LeavableKind } from '@/lib/domain/imports/import-plan';
import { LeaveRow } from './leave-row';
import { RowsFilter } from './rows-filter';
import { DuplicateChoice, UniversityChoice } from './same-or-different';

type Row = PlanRow & { key: string };

/** One kind of a plan's rows, a page at a time. */
export function PlanRows(props: PlanRowsProps) {
  const { kind, label, choices, about, places, university, isOpen, loaded, state } = props;
  const { onChange, pending } = useTableAddress();
  // One field or column that all rows are about narrows nothing; one question that few universities raise does.
  const isNarrowable = choices.length > 1 || about !== '' || (kind === 'university' && choices.length > 0);
  return (
    <DataTable
      caption={label}
      columns={isOpen && isLeavable(kind) ? [takeColumn(kind), ...COLUMNS[kind]] : COLUMNS[kind]}
      rows={loaded.rows}
      rowId={({ key }) => key}
      loading={pending}
      {...(loaded.error ? { error: loaded.error, onRetry: () => onChange(state) } : {})}
      {...(kind === 'kept' ? {} : { searchLabel: SEARCH_LABELS[kind] ?? 'Search by course or university' })}
      toolbar={
        isNarrowable || places.length > 1 || university ? (
          <>
            {isNarrowable && (
              <RowsFilter name="about" label="Filter by field" all="All" choices={choices} value={about} />
            )}
            {(places.length > 1 || university) && (
              <RowsFilter
                name="university"
                label="Filter by university"
                all="All universities"
                choices={places}
                value={university}
              />
            )}
          </>
        ) : undefined
      }
      empty={{ title: about || university ? 'No matching rows' : 'No rows' }}
      server={{ total: loaded.total, state, onChange }}
    />
  );
}

interface PlanRowsProps {
  kind: ReviewKind;
  /** Of the tab. */
  label: string;
  /** What the rows can be narrowed to, and what they are. */
  choices: readonly { name: string; count: number }[];
  about: string;
  /** The same by university. */
  places: readonly { name: string; count: number }[];
  university: string;
  /** The plan waits for a decision: its entries can be left out. */
  isOpen: boolean;
  loaded: LoadedTable<Row>;
  state: TableState;
}

type Columns = readonly DataColumn<Row>[];

const numberOf = ({ row }: Row) => (row ? row.toLocaleString('en-GB') : '-');
const ROW: DataColumn<Row> = { id: 'row', header: 'Row', cell: numberOf };
/** A card's heading has no label beside it. */
const inWords = (rows: string) => (
  <>
    <span className="@4xl:hidden">Row </span>
    {rows}
  </>
);
/** The same message is said once: of its first row, and how often more. */
const ROWS: DataColumn<Row> = {
  id: 'rows',
  header: 'Rows',
  cell: ({ row = 0, count = 1 }) => {
    const first = row.toLocaleString('en-GB');
    return inWords(count > 1 ? `${first} and ${(count - 1).toLocaleString('en-GB')} more` : first);
  },
};
const COURSE: DataColumn<Row> = {
  id: 'course',
  header: 'Course',
  primary: true,
  wrap: true,
  cell: ({ course, university }) => (
    <>
      <span className="font-medium">{course}</span>
      <span className="block text-xs text-muted">{university}</span>
    </>
  ),
};
const text = (
  id: 'campus' | 'level' | 'column' | 'message' | 'university' | 'country' | 'category' | 'subcategory',
  header: string,
) => ({ id, header, wrap: true, cell: (row: Row) => row[id] || '-' }) satisfies DataColumn<Row>;
const CHANGES: DataColumn<Row> = {
  id: 'changes',
  header: 'Changes',
  wrap: true,
  cell: (row) => <Changes row={row} />,
};
const FACTS: DataColumn<Row> = {
  id: 'facts',
  header: 'Details',
  wrap: true,
  cell: ({ after }) => factsText(after ?? {}) || '-',
};
const SIDE_BY_SIDE: DataColumn<Row> = {
  id: 'differs',
  header: 'Differences',
  wrap: true,
  cell: (row) => (
    <ul className="space-y-0.5">
      {changeTexts(row).map(({ label, to }) => (
        <li key={label} className="wrap-anywhere">
          <span className="text-muted">{label}: </span>
          {short(to) || 'not stated'}
        </li>
      ))}
    </ul>
  ),
};
const SAME: DataColumn<Row> = { id: 'same', header: 'Same course?', cell: (row) => <DuplicateChoice row={row} /> };
const PERHAPS: DataColumn<Row> = {
  id: 'perhaps',
  header: 'Existing name?',
  wrap: true,
  cell: (row) => <UniversityChoice row={row} />,
};
const takeColumn = (kind: LeavableKind): DataColumn<Row> => ({
  id: 'take',
  header: 'Apply',
  cell: (row) => <LeaveRow kind={kind} row={row} />,
});
const PLACE: Columns = [COURSE, text('campus', 'Campus'), text('level', 'Level')];

const SEARCH_LABELS: Partial<Record<ReviewKind, string>> = {
  refused: 'Search reasons',
  unread: 'Search reasons',
  prose: 'Search the text',
  university: 'Search by university',
  category: 'Search by name',
};

const COLUMNS: Record<ReviewKind, Columns> = {
  kept: [...PLACE, text('message', 'Reason')],
  added: [ROW, ...PLACE, FACTS],
  changed: [ROW, COURSE, CHANGES],
  unchanged: [ROW, ...PLACE],
  refused: [
    { ...ROW, cell: (row) => inWords(numberOf(row)), primary: true },
    text('column', 'Column'),
    text('message', 'Reason'),
  ],
  missing: PLACE,
  gone: PLACE,
  repeat: [ROW, COURSE, SIDE_BY_SIDE, text('message', 'Result')],
  unread: [{ ...ROWS, primary: true }, text('column', 'Column'), text('message', 'Problem')],
  twin: [ROW, COURSE, text('message', 'Differences'), SAME],
  prose: [{ ...ROWS, primary: true }, text('column', 'Column'), text('message', 'Read as')],
  note: [ROW, COURSE, { ...text('message', 'Staff note'), cell: ({ message }) => <Lines text={message} /> }],
  university: [{ ...text('university', 'University'), primary: true }, text('country', 'Country'), PERHAPS],
  category: [{ ...text('category', 'Category'), primary: true }, text('subcategory', 'Subcategory')],
};

const Lines = ({ text = '' }: { text?: string | undefined }) => (
  <span className="whitespace-pre-line wrap-anywhere">{text}</span>
);

function Changes({ row }: { row: Row }) {
  return (
    <ul className="space-y-1">
      {row.message && <li className="font-medium text-accent-ink">{row.message}</li>}
      {changeTexts(row).map(({ label, from, to }) => (
        <li key={label} className="wrap-anywhere">
          <span className="text-muted">{label}: </span>
          <del className="no-underline text-muted">{short(from) || 'nothing'}</del>
          <ArrowRight aria-hidden className="mx-1.5 inline size-3.5 align-[-0.15em] text-muted" />
          <VisuallyHidden> becomes </VisuallyHidden>
          <ins className="font-medium no-underline">{short(to) || 'nothing'}</ins>
        </li>
      ))}
    </ul>
  );
}

const LONGEST = 160;
const short = (value: string) => (value.length > LONGEST ? `${value.slice(0, LONGEST)}…` : value);
