import { endpoint } from '@/lib/api/endpoint';
import { tableResponse } from '@/lib/api/table-response';
import { exportCourseNotes } from '@/lib/contract/catalogue/course-notes';
import { noteTable } from '@/lib/services/catalogue/course-notes';
import { loggedExport } from '@/lib/services/records/lists/actions';

export const GET = endpoint(exportCourseNotes, async (viewer, { query, ...call }) =>
  tableResponse(await loggedExport(viewer, noteTable()), query.format, call),
);
