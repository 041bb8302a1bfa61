import { endpoint } from '@/lib/api/endpoint';
import { studentSheetRows } from '@/lib/contract/imports/student-sheets';
import { listSheetRows } from '@/lib/services/desk/student-import/sheet-views';

export const GET = endpoint(studentSheetRows, (viewer, { params, query }) => listSheetRows(viewer, params.id, query));
