import { endpoint } from '@/lib/api/endpoint';
import { addImportedStudents } from '@/lib/contract/imports/student-import';
import { addStudents } from '@/lib/services/desk/exports/student-import';

export const POST = endpoint(addImportedStudents, (viewer, { body }) => addStudents(viewer, body.students));
