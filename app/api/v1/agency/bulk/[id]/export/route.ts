import { endpoint } from '@/lib/api/endpoint';
import { tableResponse } from '@/lib/api/table-response';
import { exportBulk } from '@/lib/contract/people/bulk';
import { bulkTable } from '@/lib/services/desk/bulk/export';
import { loggedExport } from '@/lib/services/records/lists/actions';

export const GET = endpoint(exportBulk, async (viewer, { params, query, ...call }) =>
  tableResponse(await loggedExport(viewer, await bulkTable(viewer, params.id)), query.format, call),
);
