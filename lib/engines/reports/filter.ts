import type { Columns, Words } from './columns';

/** What a report is about. Months are those of `monthOf`, both included; agency and counsellor are ids. */
export interface ReportFilter {
  from: number;
  to: number;
  country?: string | undefined;
  university?: string | undefined;
  agency?: string | undefined;
  counsellor?: string | undefined;
}

/** What was read, page by page, with the texts that its numbers stand for. */
export interface Counted<Page = Columns> {
  pages: readonly Page[];
  words: Words;
}

const FILTERED = ['country', 'university', 'agency', 'counsellor'] as const;

/** Tells for a page which of its applications a filter takes, months aside; null for all. */
export function taking(
  filter: ReportFilter,
  words: Words,
): (page: Columns) => ((application: number) => boolean) | null {
  const wanted = FILTERED.filter((field) => filter[field] !== undefined);
  const places = wanted.map((field) => words.find(filter[field] ?? ''));
  if (!wanted.length) return () => null;
  return (page) => {
    const columns = wanted.map((field) => page[field]);
    return (at) => columns.every((column, field) => column[at] === places[field]);
  };
}

/** Whether a month is in the filter's period. */
export const isIn = ({ from, to }: ReportFilter, month: number | undefined): boolean =>
  month !== undefined && month >= from && month <= to;
