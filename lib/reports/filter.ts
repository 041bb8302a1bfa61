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

/** What is counted, part by part, with the texts that its numbers stand for. */
export interface Counted {
  parts: readonly Columns[];
  words: Words;
}

const FILTERED = ['country', 'university', 'agency', 'counsellor'] as const;

/** Tells which applications of a part a filter takes, months aside. */
export function taking(filter: ReportFilter, words: Words): (part: Columns, application: number) => boolean {
  const wanted = FILTERED.flatMap((field) => {
    const text = filter[field];
    return text === undefined ? [] : [{ field, place: words.find(text) }];
  });
  if (!wanted.length) return () => true;
  return ({ applications }, at) => wanted.every(({ field, place }) => applications[field][at] === place);
}

/** Whether a month is in the filter's period. */
export const isIn = ({ from, to }: ReportFilter, month: number | undefined): boolean =>
  month !== undefined && month >= from && month <= to;
