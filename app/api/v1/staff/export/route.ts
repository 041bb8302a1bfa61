import { endpoint } from '@/lib/api/endpoint';
import { tableResponse } from '@/lib/api/table-response';
import { exportStaff } from '@/lib/contract/people/staff';
import { staffTable } from '@/lib/services/desk/exports/table-exports';
import { loggedExport } from '@/lib/services/records/lists/actions';

export const GET = endpoint(exportStaff, async (viewer, { query, ...call }) =>
  tableResponse(await loggedExport(viewer, staffTable(query)), query.format, call),
);
