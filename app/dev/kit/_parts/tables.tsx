'use client';

import { Section } from '@/components/ui/layout/section';
import { DataTable } from '@/components/ui/table/data-table';
import type { DataColumn } from '@/components/ui/table/data-table-columns';
import { Pagination } from '@/components/ui/table/pagination';

const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September'];
const ROWS = MONTHS.flatMap((name, index) =>
  [2026, 2027].map((year) => ({ id: `${name} ${year}`, month: name, year, place: index + 1 })),
);
type Row = (typeof ROWS)[number];

const COLUMNS: DataColumn<Row>[] = [
  { id: 'month', header: 'Month', value: ({ month }) => month, sortable: true, primary: true },
  { id: 'year', header: 'Year', value: ({ year }) => year, sortable: true },
  { id: 'place', header: 'Place', value: ({ place }) => place, align: 'end' },
];
const EMPTY = { title: 'Nothing here', text: 'What stands here when there is no row.' };
const rowId = ({ id }: Row) => id;

export function Tables() {
  return (
    <Section title="Tables">
      <div className="space-y-6">
        <DataTable
          caption="Months"
          columns={COLUMNS}
          rows={ROWS}
          rowId={rowId}
          empty={EMPTY}
          searchLabel="Search months"
        />
        <DataTable caption="No months" columns={COLUMNS} rows={[]} rowId={rowId} empty={EMPTY} />
        <DataTable caption="Months to come" columns={COLUMNS} rows={[]} rowId={rowId} empty={EMPTY} loading />
        <Pagination page={6} pageCount={20} href={(page) => `?page=${page}`} label="Pages of the kit" />
      </div>
    </Section>
  );
}
