import { endpoint } from '@/lib/api/endpoint';
import { sourcesReport } from '@/lib/contract/reports/reports';
import { studentsBySource } from '@/lib/services/desk/reports/reports';

export const GET = endpoint(sourcesReport, async (_viewer, { query }) => studentsBySource('all', query));
