import { endpoint } from '@/lib/api/endpoint';
import { tableResponse } from '@/lib/api/table-response';
import { exportStaffApplications } from '@/lib/contract/applications/staff-applications';
import { staffOrder } from '@/lib/services/applications/for-staff';
import { applicationTable } from '@/lib/services/desk/exports/table-exports';
import { loggedExport } from '@/lib/services/records/lists/actions';

export const GET = endpoint(exportStaffApplications, async (viewer, { query, ...call }) =>
  tableResponse(
    await loggedExport(viewer, await applicationTable(viewer, query, staffOrder(query))),
    query.format,
    call,
  ),
);
