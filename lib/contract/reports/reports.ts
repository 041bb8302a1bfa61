import { z } from 'zod';
import { CAME_BY, MOST_MONTHS, REPORT_GROUPS, REPORTS, TIMED_STAGES } from '@/lib/domain/reports';
import { applicationStatus, country, id } from '../fields';
import { calls } from '../operation';
import { exportFormat } from '../table-export';

const { forAdmins } = calls('Reports');

/** Reports begin and end with whole months. */
export const month = z
  .string('Please choose a month.')
  .regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, 'Please enter a month as YYYY-MM.')
  .meta({ description: 'YYYY-MM, UTC' });

/** The period, both months included (the last twelve months where none is given), and what narrows the report. */
const reportQuery = z.object({
  from: month.optional(),
  to: month.optional(),
  country: country.optional(),
  university: z.string().trim().min(1).max(300).optional(),
  /** An agent's id. */
  agency: id.optional(),
  /** The id of a member of staff. */
  counsellor: id.optional(),
});
/** Which report, of which months, by what. */
export type ReportQuery = z.output<typeof reportQuery>;

const daysQuery = reportQuery.extend({
  by: z.enum(REPORT_GROUPS, `Please choose one of: ${REPORT_GROUPS.join(', ')}.`).default('all'),
  stage: z.enum(TIMED_STAGES, `Please choose one of: ${TIMED_STAGES.join(', ')}.`).optional(),
});

/** What every report says of itself. */
const about = z.object({
  from: z.string(),
  to: z.string(),
  /** ISO 8601: changes up to then are counted. */
  countedOn: z.string(),
});
/** What the figures count, said beside them. */
export type ReportAbout = z.infer<typeof about>;

export const monthsReport = forAdmins('GET /reports/months', {
  scope: 'reports:read',
  summary: `Applications submitted and first offers received in each month; at most ${MOST_MONTHS} months`,
  query: reportQuery,
  result: about.extend({
    months: z.array(z.object({ month: z.string(), applications: z.number(), offers: z.number() })),
  }),
});

export const funnelReport = forAdmins('GET /reports/funnel', {
  scope: 'reports:read',
  summary: 'The stages that applications made in the period have reached, and their current status',
  query: reportQuery,
  result: about.extend({
    total: z.number(),
    stages: z.array(z.object({ stage: z.string(), reached: z.number() })),
    statuses: z.array(z.object({ status: applicationStatus, count: z.number() })),
  }),
});

const daysRow = z.object({
  /** A country, a university, the id of an agent or a member of staff; '' for all, or for none of them. */
  group: z.string(),
  /** What people call it. */
  name: z.string(),
  stage: z.enum(TIMED_STAGES),
  n: z.number(),
  /** Days, to a tenth; null for fewer than five stays. */
  median: z.number().nullable(),
  p90: z.number().nullable(),
});
/** How many days a step took: the middle, and nine of ten. */
export type DaysView = z.infer<typeof daysRow>;

export const daysReport = forAdmins('GET /reports/days', {
  scope: 'reports:read',
  summary:
    'How many days applications spent in each stage, for stages that ended in the period: the median, and the days within which nine out of ten ended',
  query: daysQuery,
  result: about.extend({ rows: z.array(daysRow) }),
});

export const sourcesReport = forAdmins('GET /reports/sources', {
  scope: 'reports:read',
  summary: 'Results for students who joined in the period, by source',
  query: reportQuery,
  result: about.extend({
    sources: z.array(
      z.object({
        cameBy: z.enum(CAME_BY),
        students: z.number(),
        applied: z.number(),
        offered: z.number(),
        enrolled: z.number(),
      }),
    ),
  }),
});

export const exportReport = forAdmins('GET /reports/export', {
  summary: 'One of the reports as a file',
  limit: 'whole-list',
  query: daysQuery.extend({
    report: z.enum(REPORTS, `Please choose one of: ${REPORTS.join(', ')}.`),
    format: exportFormat,
  }),
  result: 'stream',
});
