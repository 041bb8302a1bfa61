import { APPLICATION_STATUSES, type ApplicationStatus, STAGES } from '@/lib/domain/applications/application-status';
import { CAME_BY, type CameBy } from '@/lib/domain/reports';
import type { StudentColumns } from './columns';
import { monthText } from './counted';
import { type Counted, isIn, type ReportFilter, taking } from './filter';

export interface MonthRow {
  /** 'YYYY-MM', UTC. */
  month: string;
  applications: number;
  offers: number;
}

/** Applications made in each month of the period, and those that had their first offer in it. */
export function monthsReport({ pages, words }: Counted, filter: ReportFilter): MonthRow[] {
  const rows = Array.from({ length: filter.to - filter.from + 1 }, (_none, place) => ({
    month: monthText(filter.from + place),
    applications: 0,
    offers: 0,
  }));
  const takenOf = taking(filter, words);
  for (const page of pages) {
    const takes = takenOf(page);
    const { month, offerMonth } = page;
    for (let at = 0; at < month.length; at++) {
      if (takes && !takes(at)) continue;
      const made = rows[(month[at] ?? 0) - filter.from];
      const offered = rows[(offerMonth[at] ?? 0) - filter.from];
      if (made) made.applications += 1;
      if (offered) offered.offers += 1;
    }
  }
  return rows;
}

export interface Funnel {
  /** Applications made in the period. */
  total: number;
  /** How many of them came as far as each stage, or farther. */
  stages: { stage: string; reached: number }[];
  /** Where they stand now; statuses without any are left out. */
  statuses: { status: ApplicationStatus; count: number }[];
}

/** How far the applications made in the period came, and where they stand. */
export function funnelReport({ pages, words }: Counted, filter: ReportFilter): Funnel {
  const reached = STAGES.map(() => 0);
  const perStatus = APPLICATION_STATUSES.map(() => 0);
  const takenOf = taking(filter, words);
  for (const page of pages) {
    const takes = takenOf(page);
    const { month, furthest, status } = page;
    for (let at = 0; at < month.length; at++) {
      if (!isIn(filter, month[at]) || (takes && !takes(at))) continue;
      for (let stage = 0; stage <= (furthest[at] ?? 0); stage++) reached[stage] = (reached[stage] ?? 0) + 1;
      perStatus[status[at] ?? 0] = (perStatus[status[at] ?? 0] ?? 0) + 1;
    }
  }
  return {
    total: reached[0] ?? 0,
    stages: STAGES.map(({ name }, stage) => ({ stage: name, reached: reached[stage] ?? 0 })),
    statuses: APPLICATION_STATUSES.flatMap((status, place) => {
      const count = perStatus[place] ?? 0;
      return count ? [{ status, count }] : [];
    }),
  };
}

export interface SourceRow {
  cameBy: CameBy;
  /** Students whose account was made in the period, and how many of them did what follows, ever. */
  students: number;
  applied: number;
  offered: number;
  enrolled: number;
}

const ENROLLED = APPLICATION_STATUSES.indexOf('Enrolled');

/**
 * What became of the students who came in the period, by how they came. The other filters choose among their
 * applications: students without one that is taken count as come, not as applied.
 */
export function sourcesReport({ pages, words }: Counted<StudentColumns>, filter: ReportFilter): SourceRow[] {
  const rows = CAME_BY.map((cameBy) => ({ cameBy, students: 0, applied: 0, offered: 0, enrolled: 0 }));
  const takenOf = taking(filter, words);
  for (const { month, cameBy, starts, applications } of pages) {
    const takes = takenOf(applications);
    for (let student = 0; student < month.length; student++) {
      const row = rows[cameBy[student] ?? 0];
      if (!row || !isIn(filter, month[student])) continue;
      let [applied, offered, enrolled] = [false, false, false];
      for (let at = starts[student] ?? 0; at < (starts[student + 1] ?? 0); at++) {
        if (takes && !takes(at)) continue;
        applied = true;
        offered ||= applications.offerMonth[at] !== 0;
        enrolled ||= applications.status[at] === ENROLLED;
      }
      row.students += 1;
      row.applied += Number(applied);
      row.offered += Number(offered);
      row.enrolled += Number(enrolled);
    }
  }
  return rows;
}
