import { endpoint } from '@/lib/api/endpoint';
import { mendStudentSheetRow } from '@/lib/contract/imports/student-sheets';
import { mendRow } from '@/lib/services/desk/student-import/sheet-rows';

export const PATCH = endpoint(mendStudentSheetRow, (viewer, { params, body }) =>
  mendRow(viewer, params.id, params.row, body.cells),
);
