import { endpoint } from '@/lib/api/endpoint';
import { tableResponse } from '@/lib/api/table-response';
import { exportStudents } from '@/lib/contract/people/students';
import { studentTable } from '@/lib/services/desk/exports/table-exports';
import { loggedExport } from '@/lib/services/records/lists/actions';

export const GET = endpoint(exportStudents, async (viewer, { query, ...call }) =>
  tableResponse(await loggedExport(viewer, await studentTable(viewer, query)), query.format, call),
);
