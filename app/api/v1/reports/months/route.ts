import { endpoint } from '@/lib/api/endpoint';
import { monthsReport } from '@/lib/contract/reports/reports';
import { applicationsByMonth } from '@/lib/services/desk/reports/reports';

export const GET = endpoint(monthsReport, async (_viewer, { query }) => applicationsByMonth('all', query));
