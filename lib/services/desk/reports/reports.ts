import { setTimeout as delay } from 'node:timers/promises';
import type { ReportScope } from '@/lib/agency-access';
import type { DaysView, ReportAbout, ReportQuery } from '@/lib/contract/reports/reports';
import { OF_AGENCIES } from '@/lib/domain/applications/handler';
import { ANY_WORK } from '@/lib/domain/applications/work-order';
import type { ReportGroup, ReportName, TimedStage } from '@/lib/domain/reports';
import { monthStart, monthText } from '@/lib/engines/reports/counted';
import { funnelReport, monthsReport, sourcesReport } from '@/lib/engines/reports/counts';
import { type DaysRow, daysReport } from '@/lib/engines/reports/days';
import type { Counted, ReportFilter } from '@/lib/engines/reports/filter';
import { Application } from '@/models/application';
import { countedApplications, countedStudents } from './counted';
import { namesOf } from './names';
import { periodOf, type ReportPeriod } from './period';

/** Applications and first offers per month. 422 for a period that ends before it begins, or is too long. */
export const applicationsByMonth = (scope: ReportScope, query: ReportQuery) =>
  report(countedApplications, scope, query, (counted, filter) => ({ months: monthsReport(counted, filter) }));

/** How many applications that agencies handle were made in the period: the platform's reports leave them out. 422 as above. */
export async function handledByAgencies(query: ReportQuery): Promise<number> {
  const { from, to } = periodOf(query, new Date());
  const createdOn = { $gte: monthStart(from), $lt: monthStart(to + 1) };
  return Application.countDocuments({ ...OF_AGENCIES, ...ANY_WORK, createdOn });
}

/** How far applications came, and where they stand. 422 as above. */
export const applicationFunnel = (scope: ReportScope, query: ReportQuery) =>
  report(countedApplications, scope, query, funnelReport);

/** What became of students, by how they came. 422 as above. */
export const studentsBySource = (scope: ReportScope, query: ReportQuery) =>
  report(countedStudents, scope, query, (counted, filter) => ({ sources: sourcesReport(counted, filter) }));

type DaysQuery = ReportQuery & { by: ReportGroup; stage?: TimedStage | undefined };

/** Days in stages, with the names of agencies and counsellors. 422 as above. */
export const daysInStages = (scope: ReportScope, query: DaysQuery) =>
  report(countedApplications, scope, query, async (counted, filter): Promise<{ rows: DaysView[] }> => {
    const [rows = []] = await named(query.by, [daysReport(counted, filter, query)]);
    return { rows };
  });

/**
 * One page of the same, how many rows there are on all pages, and the first ones that have figures, to be drawn: only these
 * groups' names are read. 422 as above.
 */
export const pageOfDays = (
  scope: ReportScope,
  query: DaysQuery,
  { page, size, drawn }: { page: number; size: number; drawn: number },
) =>
  report(countedApplications, scope, query, async (counted, filter) => {
    const all = daysReport(counted, filter, query);
    const withFigures = all.filter(({ median }) => median !== null).slice(0, drawn);
    const [rows = [], first = []] = await named(query.by, [all.slice((page - 1) * size, page * size), withFigures]);
    return { rows, drawn: first, total: all.length };
  });

/** Whether what a report needs was read within so many milliseconds; if not, it goes on being read. 422 as above. */
export async function isCountedWithin(
  ms: number,
  scope: ReportScope,
  { report: name, ...query }: ReportQuery & { report: ReportName },
): Promise<boolean> {
  const period = periodOf(query, new Date());
  // Every page offers the choices among the applications.
  const reading = [countedApplications(scope, period), ...(name === 'sources' ? [countedStudents(scope, period)] : [])];
  return Promise.race([Promise.all(reading).then(() => true), delay(ms, false, { ref: false })]);
}

async function named(by: ReportGroup, lists: readonly DaysRow[][]): Promise<DaysView[][]> {
  const names = await namesOf(by, new Set(lists.flat().map(({ group }) => group)));
  return lists.map((rows) => rows.map((row) => ({ ...row, name: names(row.group) })));
}

async function report<Page, T extends object>(
  counts: (scope: ReportScope, period: ReportPeriod) => Promise<Counted<Page> & { on: Date }>,
  scope: ReportScope,
  query: ReportQuery,
  made: (counted: Counted<Page>, filter: ReportFilter) => T | Promise<T>,
): Promise<ReportAbout & T> {
  const { from, to } = periodOf(query, new Date());
  const counted = await counts(scope, { from, to });
  const about = { from: monthText(from), to: monthText(to), countedOn: counted.on.toISOString() };
  return { ...about, ...(await made(counted, { ...query, from, to })) };
}
