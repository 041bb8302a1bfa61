import { endpoint } from '@/lib/api/endpoint';
import { daysReport } from '@/lib/contract/reports/reports';
import { daysInStages } from '@/lib/services/desk/reports/reports';

export const GET = endpoint(daysReport, async (_viewer, { query }) => daysInStages('all', query));
