import { endpoint } from '@/lib/api/endpoint';
import { addStudentSheet } from '@/lib/contract/imports/student-sheets';
import { addNextRows } from '@/lib/services/desk/student-import/sheet-rows';

export const POST = endpoint(addStudentSheet, (viewer, { params }) => addNextRows(viewer, params.id));
