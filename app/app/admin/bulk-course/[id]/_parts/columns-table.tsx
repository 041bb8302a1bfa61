'use client';

import { SelectField } from '@/components/ui/controls/select-field';
import { StatusChip } from '@/components/ui/feedback/status-chip';
import { DataTable } from '@/components/ui/table/data-table';
import type { DataColumn } from '@/components/ui/table/data-table-columns';
import { columnLetter } from '@/lib/engines/import/spreadsheet';
import type { ImportField, Proposal } from './use-proposal';

interface ColumnsTableProps {
  proposal: Proposal;
  busy: boolean;
  onChoose: (column: number, field: ImportField | null) => void;
}

/** Each column: its head, three samples, what it is taken for and how sure that is. */
export function ColumnsTable({ proposal, busy, onChoose }: ColumnsTableProps) {
  const options = [
    { value: '', label: 'Don’t use' },
    ...proposal.fields.map(({ field, label }) => ({ value: field as string, label })),
  ];
  const rows = proposal.columns.map((column) => ({ ...column, options, onChoose }));
  return (
    <DataTable
      caption="Columns in the file"
      columns={COLUMNS}
      rows={rows}
      rowId={({ index }) => String(index)}
      loading={busy}
      initialPageSize={50}
      empty={{ title: 'This sheet has no columns', text: 'Please choose another sheet or header row.' }}
    />
  );
}

interface Row {
  index: number;
  header: string;
  sheet: { name: string; column: number } | null;
  samples: string[];
  field: ImportField | null;
  confidence: number;
  why: string;
  options: { value: string; label: string }[];
  onChoose: ColumnsTableProps['onChoose'];
}

const COLUMNS: readonly DataColumn<Row>[] = [
  {
    id: 'header',
    header: 'Column',
    primary: true,
    wrap: true,
    cell: (row) => (
      <>
        <span className="font-medium wrap-anywhere">{nameOf(row)}</span>
        {row.sheet && (
          <span className="mt-0.5 block text-xs text-muted wrap-anywhere">from the sheet “{row.sheet.name}”</span>
        )}
      </>
    ),
  },
  {
    id: 'samples',
    header: 'Examples',
    wrap: true,
    cell: ({ samples }) =>
      samples.length ? (
        <ul className="space-y-0.5 text-xs text-muted">
          {[...new Set(samples)].map((sample) => (
            <li key={sample} className="wrap-anywhere">
              {sample}
            </li>
          ))}
        </ul>
      ) : (
        'empty'
      ),
  },
  {
    id: 'field',
    header: 'Read as',
    cell: (row) => (
      <SelectField
        aria-label={`Read ${nameOf(row)}${row.sheet ? ` of ${row.sheet.name}` : ''} as`}
        className="min-w-44"
        options={row.options}
        value={row.field ?? ''}
        onChange={({ target }) => row.onChoose(row.index, (target.value || null) as ImportField | null)}
      />
    ),
  },
  {
    id: 'confidence',
    header: 'Match',
    wrap: true,
    cell: ({ field, confidence, why }) => (
      <>
        <Sureness field={field} confidence={confidence} />
        <span className="mt-1 block text-xs text-muted">{why}</span>
      </>
    ),
  },
];

const SURE = 0.9;
const LIKELY = 0.7;

function Sureness({ field, confidence }: Pick<Row, 'field' | 'confidence'>) {
  if (!field) return <StatusChip tone="neutral">Not used</StatusChip>;
  if (confidence >= SURE) return <StatusChip tone="success">Certain</StatusChip>;
  if (confidence >= LIKELY) return <StatusChip tone="brand">Likely</StatusChip>;
  return <StatusChip tone="attention">Please check</StatusChip>;
}

/** 'Tuition Fee', or 'Column U' where there is no head. */
function nameOf({ header, index }: Pick<Row, 'header' | 'index'>): string {
  return header || `Column ${columnLetter(index)}`;
}
