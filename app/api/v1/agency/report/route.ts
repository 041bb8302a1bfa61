import { endpoint } from '@/lib/api/endpoint';
import { readAgencyReport } from '@/lib/contract/reports/agency';
import { agencyReport } from '@/lib/services/desk/reports/agency';

export const GET = endpoint(readAgencyReport, (viewer) => agencyReport(viewer, new Date()));
