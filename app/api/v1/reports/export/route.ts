import { endpoint } from '@/lib/api/endpoint';
import { tableResponse } from '@/lib/api/table-response';
import { exportReport } from '@/lib/contract/reports/reports';
import { reportTable } from '@/lib/services/desk/reports/export';
import { loggedExport } from '@/lib/services/records/lists/actions';

export const GET = endpoint(exportReport, async (viewer, { query, ...call }) =>
  tableResponse(await loggedExport(viewer, await reportTable('all', query)), query.format, call),
);
