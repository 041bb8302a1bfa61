import { endpoint } from '@/lib/api/endpoint';
import { tableResponse } from '@/lib/api/table-response';
import { exportStudents } from '@/lib/contract/people/students';
import { studentTable } from '@/lib/services/people/table-exports';
import { loggedExport } from '@/lib/services/staff/actions';

export const GET = endpoint(exportStudents, async (viewer, { query, ...call }) =>
  tableResponse(await loggedExport(viewer, await studentTable(viewer, query)), query.format, call),
);
