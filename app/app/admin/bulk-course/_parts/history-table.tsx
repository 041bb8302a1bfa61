'use client';

import type { LoadedTable } from '@/components/tables/loaded-table';
import { RecordTable } from '@/components/tables/record-table';
import { Link } from '@/components/ui/buttons/link';
import type { DataColumn } from '@/components/ui/table/data-table-columns';
import type { TableState } from '@/components/ui/table/table-state';
import type { CourseImportView } from '@/lib/contract/imports/course-import-views';
import { dateText } from '@/lib/domain/days/day-words';
import { PLAN_WORDS } from '@/lib/domain/imports/import-plan';
import { ImportStatus } from './import-status';

/** Earlier uploads, newest first: who, when, what came of it. */
export function HistoryTable({ loaded, state }: { loaded: LoadedTable<CourseImportView>; state: TableState }) {
  return (
    <RecordTable
      caption="Earlier uploads"
      columns={COLUMNS}
      loaded={loaded}
      state={state}
      empty={{
        title: 'No uploads yet',
        text: 'Your uploads will be listed here with their changes. You can undo them.',
      }}
    />
  );
}

const number = (count: number) => count.toLocaleString('en-GB');

const COLUMNS: readonly DataColumn<CourseImportView>[] = [
  {
    id: 'file',
    header: 'File',
    primary: true,
    wrap: true,
    cell: ({ _id, fileName }) => (
      <Link
        href={`/app/admin/bulk-course/${_id}`}
        className="wrap-anywhere text-brand-ink underline underline-offset-2"
      >
        {fileName}
      </Link>
    ),
  },
  { id: 'status', header: 'Status', cell: ({ status }) => <ImportStatus status={status} /> },
  {
    id: 'source',
    header: 'Source',
    wrap: true,
    cell: ({ sourceName, asOf }) => (sourceName ? `${sourceName}, as of ${dateText(asOf)}` : '-'),
  },
  { id: 'by', header: 'Uploaded by', cell: ({ byName }) => byName },
  { id: 'on', header: 'Date', cell: ({ createdOn }) => dateText(createdOn) },
  ...(['added', 'changed', 'unchanged', 'refused'] as const).map((kind) => ({
    id: kind,
    header: PLAN_WORDS[kind],
    align: 'end' as const,
    cell: (upload: CourseImportView) => number(upload[kind]),
  })),
];
