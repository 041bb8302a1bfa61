import { endpoint } from '@/lib/api/endpoint';
import { funnelReport } from '@/lib/contract/reports/reports';
import { applicationFunnel } from '@/lib/services/desk/reports/reports';

export const GET = endpoint(funnelReport, async (_viewer, { query }) => applicationFunnel('all', query));
