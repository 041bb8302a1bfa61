import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../buttons/button';
import { SelectField } from '../controls/select-field';
import { DensitySwitch } from './density-switch';
import { PAGE_SIZES, type PageSize } from './table-state';

type DataTableFooterProps = {
  caption: string;
  /** Undefined while unknown. */
  total: number | undefined;
  page: number;
  pageCount: number;
  pageSize: PageSize;
  onPage: (page: number) => void;
  onPageSize: (size: PageSize) => void;
};

/** Under a table: which rows these are, Previous and Next, 'Page X of Y', and how many to show. */
export function DataTableFooter({
  caption,
  total,
  page,
  pageCount,
  pageSize,
  onPage,
  onPageSize,
}: DataTableFooterProps) {
  return (
    <nav
      aria-label={`Pages of ${caption}`}
      data-keeps-own
      className="mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-sm tabular-nums"
    >
      <p aria-live="polite" className="text-muted max-sm:w-full">
        {total === undefined ? 'Loading…' : rangeText(total, page, pageSize)}
      </p>
      <div className="flex items-center gap-2">
        <Button variant="secondary" size="sm" disabled={page <= 1} onClick={() => onPage(page - 1)}>
          <ChevronLeft aria-hidden className="-ml-1 size-4" />
          Previous
        </Button>
        <span className="px-1 whitespace-nowrap">
          Page {page.toLocaleString('en-GB')} of {pageCount.toLocaleString('en-GB')}
        </span>
        <Button variant="secondary" size="sm" disabled={page >= pageCount} onClick={() => onPage(page + 1)}>
          Next
          <ChevronRight aria-hidden className="-mr-1 size-4" />
        </Button>
      </div>
      <div className="flex items-center gap-1">
        <DensitySwitch />
        <SelectField
          aria-label="Rows per page"
          className="w-auto"
          value={pageSize}
          onChange={(event) => onPageSize(PAGE_SIZES.find((size) => String(size) === event.target.value) ?? pageSize)}
          options={PAGE_SIZES.map((size) => ({ value: String(size), label: `Show ${size}` }))}
        />
      </div>
    </nav>
  );
}

function rangeText(total: number, page: number, pageSize: number): string {
  if (total === 0) return 'No entries';
  const first = (page - 1) * pageSize + 1;
  const last = Math.min(total, page * pageSize);
  return `${[first, last].map((row) => row.toLocaleString('en-GB')).join('–')} of ${total.toLocaleString('en-GB')}`;
}
