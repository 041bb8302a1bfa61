import { endpoint } from '@/lib/api/endpoint';
import { tableResponse } from '@/lib/api/table-response';
import { exportAgencyMonth } from '@/lib/contract/reports/agency';
import { clientsOfMonth } from '@/lib/services/desk/reports/month';
import { loggedExport } from '@/lib/services/records/lists/actions';

export const GET = endpoint(exportAgencyMonth, async (viewer, { query, ...call }) =>
  tableResponse(await loggedExport(viewer, clientsOfMonth(viewer, query.month)), query.format, call),
);
