import type { ReactNode } from 'react';
import { Card } from '@/components/ui/layout/card';
import { classNames } from '@/components/ui/layout/class-names';
import { Section } from '@/components/ui/layout/section';

type ReportCell = string | number;

interface ReportSheetProps {
  /** The finding, or the question where there are too few cases for one. */
  title: string;
  /** What is counted. */
  description: string;
  /** The drawing; none where nothing can be drawn. */
  picture?: ReactNode;
  tables: readonly ReportTable[];
  /** Under the tables. */
  note?: ReactNode;
}

interface ReportTable {
  caption: string;
  /** The first names the rows, the others are figures. */
  heads: readonly string[];
  rows: readonly (readonly ReportCell[])[];
}

/** One report: its finding, its picture, and beneath it the figures the picture is drawn of. */
export function ReportSheet({ title, description, picture, tables, note }: ReportSheetProps) {
  return (
    <Section title={title} description={description} className="max-w-208">
      {picture && <Card className="mb-4 sm:p-5">{picture}</Card>}
      <div className="grid items-start gap-4 md:grid-cols-[repeat(auto-fit,minmax(18rem,1fr))]">
        {tables.map((table) => (
          <Card key={table.caption} padding="none" className="overflow-clip">
            <Figures {...table} />
          </Card>
        ))}
      </div>
      {note && <p className="mt-3 max-w-reading text-sm text-muted">{note}</p>}
    </Section>
  );
}

/** Figures under one another, named by their first. */
export function Figures({ caption, heads, rows }: ReportTable) {
  return (
    <table className="w-full text-start text-sm tabular-nums max-sm:text-fine">
      <caption className="px-3 pt-3 pb-1 text-start font-medium sm:px-4">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-muted">
          {heads.map((head, place) => (
            <th key={head} scope="col" className={cell(place, 'align-bottom font-medium')}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map(([name, ...figures], row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two people may have one name; a row has no state
          <tr key={`${name} ${row}`}>
            <th scope="row" className={cell(0, 'font-normal wrap-anywhere')}>
              {name}
            </th>
            {figures.map((figure, place) => (
              <td key={heads[place + 1]} className={cell(place + 1, typeof figure === 'string' ? 'text-muted' : '')}>
                {typeof figure === 'number' ? figure.toLocaleString('en-GB') : figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const cell = (place: number, more: string) =>
  classNames(
    'px-2 py-2 first:ps-3 last:pe-3 sm:px-4 sm:first:ps-4 sm:last:pe-4',
    place === 0 ? 'text-start' : 'text-end',
    more,
  );
