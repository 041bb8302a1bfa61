import { endpoint } from '@/lib/api/endpoint';
import { tableResponse } from '@/lib/api/table-response';
import { exportStaff } from '@/lib/contract/staff';
import { loggedExport } from '@/lib/services/staff-actions';
import { staffTable } from '@/lib/services/table-exports';

export const GET = endpoint(exportStaff, async (viewer, { query, ...call }) =>
  tableResponse(await loggedExport(viewer, staffTable(query)), query.format, call),
);
