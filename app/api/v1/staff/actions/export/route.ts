import { endpoint } from '@/lib/api/endpoint';
import { tableResponse } from '@/lib/api/table-response';
import { exportStaffActions } from '@/lib/contract/people/staff-actions';
import { staffActionTable } from '@/lib/services/desk/exports/table-exports';
import { loggedExport } from '@/lib/services/records/lists/actions';

export const GET = endpoint(exportStaffActions, async (viewer, { query, ...call }) =>
  tableResponse(await loggedExport(viewer, await staffActionTable(query)), query.format, call),
);
