import { endpoint } from '@/lib/api/endpoint';
import { studentSheet } from '@/lib/contract/imports/student-sheets';
import { viewSheet } from '@/lib/services/desk/student-import/sheet-views';

export const GET = endpoint(studentSheet, (viewer, { params }) => viewSheet(viewer, params.id));
