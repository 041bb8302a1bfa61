'use client';

import { CircleAlert, CircleCheck, Download } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { saveCsv } from '@/components/tables/save-csv';
import { Button } from '@/components/ui/buttons/button';
import { Link } from '@/components/ui/buttons/link';
import { Card } from '@/components/ui/layout/card';
import { DataTable } from '@/components/ui/table/data-table';
import type { DataColumn } from '@/components/ui/table/data-table-columns';
import { PLAN_WORDS } from '@/lib/domain/imports/import-plan';
import { counted } from '@/lib/domain/texts/counted';
import { refusedCsv } from './refused-csv';
import type { RefusedRow, UploadOutcome } from './upload';

interface UploadReportProps {
  fileName: string;
  outcome: UploadOutcome;
  /** Whether any row could be used. */
  isUseful: boolean;
}

type Listed = RefusedRow & { place: number };

/** What became of the rows: the four counts, and the refused ones with their reasons. */
export function UploadReport({ fileName, outcome, isUseful }: UploadReportProps) {
  const { rows, refused, errors } = outcome;
  const heading = useRef<HTMLHeadingElement>(null);
  // A row's number and reason may come twice: the file can have several sheets.
  const listed = useMemo(() => errors.map((error, place) => ({ ...error, place })), [errors]);
  useEffect(() => heading.current?.focus(), []);
  const Icon = isUseful ? CircleCheck : CircleAlert;
  return (
    <Card as="section" aria-labelledby="upload-report">
      <h2 id="upload-report" ref={heading} tabIndex={-1} className="flex items-center gap-2 text-lg">
        <Icon aria-hidden className={isUseful ? 'size-5 text-success-ink' : 'size-5 text-danger-ink'} />
        {isUseful ? outcome.message : 'Failed to add courses'}
      </h2>
      <p className="mt-1 text-sm wrap-anywhere text-muted">
        {fileName}: {counted(rows, 'row')} read.
      </p>
      <Counts outcome={outcome} />
      <MadeNew label="New universities" names={outcome.newUniversities} />
      <MadeNew label="New categories" names={outcome.newCategories} />
      <p className="mt-4 text-sm">
        <Link
          href={`/app/admin/bulk-course/${outcome.batchId}`}
          className="text-brand-ink underline underline-offset-2"
        >
          View all rows or undo this upload
        </Link>
      </p>
      {refused > 0 && (
        <div className="mt-6">
          <h3 className="mb-3 font-medium">Rejected rows</h3>
          <DataTable
            caption="Rejected rows"
            columns={COLUMNS}
            rows={listed}
            rowId={({ place }) => String(place)}
            searchLabel="Search rejected rows"
            empty={{ title: 'No reasons were recorded' }}
            toolbar={
              <Button variant="secondary" onClick={() => saveCsv(fileName, 'rejected rows', refusedCsv(errors))}>
                <Download aria-hidden className="size-4" />
                Download as CSV
              </Button>
            }
          />
          {errors.length < refused && (
            <p className="mt-2 text-sm text-muted">
              Only the first {errors.length.toLocaleString('en-GB')} of {refused.toLocaleString('en-GB')} rejected rows
              are listed.
            </p>
          )}
        </div>
      )}
    </Card>
  );
}

const MOST_NAMES = 20;

/** What was made because the file names it and it didn't exist. */
function MadeNew({ label, names }: { label: string; names: readonly string[] }) {
  if (!names.length) return null;
  const more = names.length - MOST_NAMES;
  return (
    <p className="mt-3 text-sm wrap-anywhere">
      <span className="font-medium">{label}:</span> {names.slice(0, MOST_NAMES).join('; ')}
      {more > 0 && ` and ${more.toLocaleString('en-GB')} more`}
    </p>
  );
}

const COLUMNS: readonly DataColumn<Listed>[] = [
  {
    id: 'row',
    header: 'Row',
    value: ({ row }) => row,
    cell: ({ row }) => `Row ${row.toLocaleString('en-GB')}`,
    primary: true,
  },
  { id: 'column', header: 'Column', value: ({ column }) => column },
  { id: 'message', header: 'Reason', value: ({ message }) => message, wrap: true },
];

const COUNTS = ['added', 'changed', 'unchanged', 'refused'] as const;

function Counts({ outcome }: { outcome: UploadOutcome }) {
  return (
    <dl className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
      {COUNTS.map((name) => (
        <div key={name} className="flex flex-col-reverse rounded-control bg-sunken px-4 py-3">
          <dt className="text-sm text-muted">{PLAN_WORDS[name]}</dt>
          <dd className="text-xl font-semibold tabular-nums">{outcome[name].toLocaleString('en-GB')}</dd>
        </div>
      ))}
    </dl>
  );
}
