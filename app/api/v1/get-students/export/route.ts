import { endpoint } from '@/lib/api/endpoint';
import { tableResponse } from '@/lib/api/table-response';
import { exportStudents } from '@/lib/contract/students';
import { loggedExport } from '@/lib/services/staff-actions';
import { studentTable } from '@/lib/services/table-exports';

export const GET = endpoint(exportStudents, async (viewer, { query, ...call }) =>
  tableResponse(await loggedExport(viewer, studentTable(viewer, query)), query.format, call),
);
