import type { DaysView, ReportAbout, ReportQuery } from '@/lib/contract/reports/reports';
import { MOST_MONTHS, type ReportGroup, type TimedStage } from '@/lib/domain/reports';
import { invalid } from '@/lib/errors';
import { minuteOf, monthNumber, monthOf, monthText } from '@/lib/reports/counted';
import { funnelReport, monthsReport, sourcesReport } from '@/lib/reports/counts';
import { type DaysRow, daysReport } from '@/lib/reports/days';
import type { Counted, ReportFilter } from '@/lib/reports/filter';
import { uncountedSince } from './count-job';
import { currentCounts } from './counted';
import { namesOf } from './names';

/** Applications and first offers per month. 422 for a period that ends before it begins, or is too long. */
export const applicationsByMonth = (query: ReportQuery) =>
  report(query, (counted, filter) => ({ months: monthsReport(counted, filter) }));

/** How far applications came, and where they stand. 422 as above. */
export const applicationFunnel = (query: ReportQuery) => report(query, funnelReport);

/** What became of students, by how they came. 422 as above. */
export const studentsBySource = (query: ReportQuery) =>
  report(query, (counted, filter) => ({ sources: sourcesReport(counted, filter) }));

type DaysQuery = ReportQuery & { by: ReportGroup; stage?: TimedStage | undefined };

/** Days in stages, with the names of agencies and counsellors. 422 as above. */
export const daysInStages = (query: DaysQuery) =>
  report(query, async (counted, filter): Promise<{ rows: DaysView[] }> => {
    const [rows = []] = await named(query.by, [daysReport(counted, filter, query)]);
    return { rows };
  });

/**
 * One page of the same, how many rows there are on all pages, and the first ones that have figures, to be drawn: only these
 * groups' names are read. 422 as above.
 */
export const pageOfDays = (query: DaysQuery, { page, size, drawn }: { page: number; size: number; drawn: number }) =>
  report(query, async (counted, filter): Promise<{ rows: DaysView[]; drawn: DaysView[]; total: number }> => {
    const all = daysReport(counted, filter, query);
    const withFigures = all.filter(({ median }) => median !== null).slice(0, drawn);
    const parts = await named(query.by, [all.slice((page - 1) * size, page * size), withFigures]);
    const [rows = [], first = []] = parts;
    return { rows, drawn: first, total: all.length };
  });

async function named(by: ReportGroup, lists: readonly DaysRow[][]): Promise<DaysView[][]> {
  const names = await namesOf(by, new Set(lists.flat().map(({ group }) => group)));
  return lists.map((rows) => rows.map((row) => ({ ...row, name: names(row.group) })));
}

async function report<T extends object>(
  query: ReportQuery,
  made: (counted: Counted, filter: ReportFilter) => T | Promise<T>,
): Promise<ReportAbout & T> {
  const { from, to } = periodOf(query, new Date());
  const filter = { ...query, from, to };
  const now = new Date();
  const [counted, waitsSince] = await Promise.all([currentCounts(), uncountedSince()]);
  const about = { from: monthText(from), to: monthText(to), countedOn: (waitsSince ?? now).toISOString() };
  return { ...about, ...(await made(counted, filter)) };
}

/** The months that a query is about: the last twelve where it names none. */
function periodOf({ from, to }: Pick<ReportQuery, 'from' | 'to'>, now: Date): { from: number; to: number } {
  const last = to ? monthNumber(to) : Math.max(monthOf(minuteOf(now)), from ? monthNumber(from) : 0);
  const first = from ? monthNumber(from) : last - 11;
  if (first > last) throw invalid({ to: 'The period ends before it begins.' });
  if (last - first >= MOST_MONTHS) throw invalid({ from: `At most ${MOST_MONTHS} months.` });
  return { from: first, to: last };
}
