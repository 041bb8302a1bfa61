import type { ReportScope } from '@/lib/agency-access';
import type { ReportQuery } from '@/lib/contract/reports/reports';
import { CAME_BY_WORDS, type ReportGroup, type ReportName, type TimedStage } from '@/lib/domain/reports';
import type { Cell, ExportTable } from '@/lib/platform/export/table';
import { applicationFunnel, applicationsByMonth, daysInStages, studentsBySource } from './reports';

type ExportQuery = ReportQuery & { report: ReportName; by: ReportGroup; stage?: TimedStage | undefined };

/** A report as a table to take out: what its page shows, whole. 422 for a period that can't be. */
export async function reportTable(scope: ReportScope, query: ExportQuery): Promise<ExportTable> {
  const { heads, rows } = await tableOf(scope, query);
  return { name: `report-${query.report}`, heads, batches: oneBatch(rows) };
}

interface Table {
  heads: string[];
  rows: Cell[][];
}

async function tableOf(scope: ReportScope, query: ExportQuery): Promise<Table> {
  switch (query.report) {
    case 'months': {
      const { months } = await applicationsByMonth(scope, query);
      return {
        heads: ['Month', 'Applications', 'First offers'],
        rows: months.map(({ month, applications, offers }) => [month, applications, offers]),
      };
    }
    case 'funnel': {
      const { stages, statuses } = await applicationFunnel(scope, query);
      return {
        heads: ['What is counted', 'Stage or status', 'Applications'],
        rows: [
          ...stages.map(({ stage, reached }) => ['Reached', stage, reached]),
          ...statuses.map(({ status, count }) => ['Current status', status, count]),
        ],
      };
    }
    case 'days': {
      const { rows } = await daysInStages(scope, query);
      return {
        heads: ['Group', 'Stage', 'Applications that left the stage', 'Median days', '90% within (days)'],
        rows: rows.map(({ name, stage, n, median, p90 }) => [name, stage, n, median ?? '', p90 ?? '']),
      };
    }
    case 'sources': {
      const { sources } = await studentsBySource(scope, query);
      return {
        heads: ['Source', 'Students', 'Applied', 'Had an offer', 'Enrolled'],
        rows: sources.map((row) => [CAME_BY_WORDS[row.cameBy], row.students, row.applied, row.offered, row.enrolled]),
      };
    }
  }
}

async function* oneBatch(rows: Cell[][]): AsyncGenerator<Cell[][], void, undefined> {
  yield rows;
}
