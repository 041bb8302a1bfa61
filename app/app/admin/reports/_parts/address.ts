import { monthBefore } from '@/components/report/month-words';
import { daysReport, type ReportQuery } from '@/lib/contract/reports/reports';
import { MOST_MONTHS, REPORTS, type ReportGroup, type ReportName, type TimedStage } from '@/lib/domain/reports';

export type Search = Record<string, string | string[] | undefined>;

/** What the page's address asks for. The period is always named. */
export interface ReportAddress extends ReportQuery {
  report: ReportName;
  from: string;
  to: string;
  by: ReportGroup;
  stage?: TimedStage | undefined;
  page: number;
}

const FIELDS = ['country', 'university', 'agency', 'counsellor', 'by', 'stage'] as const;

/** Reads an address; what can't be is left out, a period that is the wrong way round is turned. */
export function addressOf(search: Search, today: Date): ReportAddress {
  const { shape } = daysReport.query;
  const given = Object.fromEntries(
    FIELDS.flatMap((field) => {
      const { success, data } = shape[field].safeParse(search[field] || undefined);
      return success && data !== undefined ? [[field, data]] : [];
    }),
  ) as Pick<ReportAddress, (typeof FIELDS)[number]>;
  const month = (value: unknown) => shape.from.safeParse(value).data;
  const last = month(search.to) ?? today.toISOString().slice(0, 7);
  const first = month(search.from) ?? monthBefore(last, 11);
  const [from, to] = first > last ? [last, first] : [first, last];
  const earliest = monthBefore(to, MOST_MONTHS - 1);
  const by = given.by ?? 'all';
  return {
    ...given,
    report: REPORTS.find((report) => report === search.report) ?? 'months',
    from: [from, earliest].sort()[1] ?? from,
    to,
    by,
    // Groups are compared within one stage.
    stage: given.stage ?? (by === 'all' ? undefined : 'Applied'),
    page: Math.max(1, Math.min(1_000, Math.trunc(Number(search.page)) || 1)),
  };
}

/** The address of a report. */
export function hrefOf({ report, by, stage, page, ...filters }: ReportAddress): string {
  const ofDays = report === 'days' ? { by: by === 'all' ? undefined : by, stage } : {};
  const entries = Object.entries({ report, ...filters, ...ofDays, page: page > 1 ? page : undefined });
  return `/app/admin/reports?${new URLSearchParams(
    entries.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  )}`;
}
