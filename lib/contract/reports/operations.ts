import * as agency from './agency';
import * as reports from './reports';

/** Reports for staff and agencies, and their exports. */
export const REPORT_CALLS = [
  reports.monthsReport,
  reports.funnelReport,
  reports.daysReport,
  reports.sourcesReport,
  reports.exportReport,
  agency.readAgencyReport,
  agency.exportAgencyMonth,
] as const;
