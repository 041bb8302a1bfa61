import { endpoint } from '@/lib/api/endpoint';
import { tableResponse } from '@/lib/api/table-response';
import { exportStaffApplications } from '@/lib/contract/staff-applications';
import { loggedExport } from '@/lib/services/staff-actions';
import { staffOrder } from '@/lib/services/staff-applications';
import { applicationTable } from '@/lib/services/table-exports';

export const GET = endpoint(exportStaffApplications, async (viewer, { query, ...call }) =>
  tableResponse(
    await loggedExport(viewer, await applicationTable(viewer, query, staffOrder(query))),
    query.format,
    call,
  ),
);
