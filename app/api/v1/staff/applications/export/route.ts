import { endpoint } from '@/lib/api/endpoint';
import { tableResponse } from '@/lib/api/table-response';
import { exportStaffApplications } from '@/lib/contract/staff-applications';
import { staffOrder } from '@/lib/services/staff-applications';
import { applicationTable } from '@/lib/services/table-exports';

export const GET = endpoint(exportStaffApplications, async (viewer, { query, ...call }) =>
  tableResponse(await applicationTable(viewer, query, staffOrder(query)), query.format, call),
);
