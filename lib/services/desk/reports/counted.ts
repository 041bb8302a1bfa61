import type { ReportScope } from '@/lib/agency-access';
import type { Columns, StudentColumns } from '@/lib/engines/reports/columns';
import type { Counted } from '@/lib/engines/reports/filter';
import { once } from '@/lib/platform/once';
import type { ReportPeriod } from './period';
import { readApplications, readStudents } from './read';

/** What was read for reports, and as of when. */
type Read<Page> = Counted<Page> & { on: Date };

/** How long a process answers from what it has read. */
const KEPT_MS = 60_000;

/** The applications of a scope and period, as they were within the last minute. */
export const countedApplications = (scope: ReportScope, period: ReportPeriod): Promise<Read<Columns>> =>
  kept(['applications', scope, period.from, period.to], () => readApplications(scope, period));

/** The students of a scope and period in the same way. */
export const countedStudents = (scope: ReportScope, period: ReportPeriod): Promise<Read<StudentColumns>> =>
  kept(['students', scope, period.from, period.to], () => readStudents(scope, period));

/**
 * What was read for reports within the last minute under the same name. Of several who ask at once, one reads; what failed is read
 * anew by the next.
 * @param what names what is read, and within which scope
 */
export function kept<T extends object>(what: readonly unknown[], read: () => Promise<T>): Promise<T & { on: Date }> {
  const all = once('read for reports', () => new Map<string, Promise<unknown>>());
  const key = JSON.stringify(what);
  const known = all.get(key) as Promise<T & { on: Date }> | undefined;
  if (known) return known;
  const on = new Date();
  const reading = read().then((counted) => ({ ...counted, on }));
  all.set(key, reading);
  const drop = () => void all.delete(key);
  reading.then(() => setTimeout(drop, KEPT_MS).unref(), drop);
  return reading;
}
