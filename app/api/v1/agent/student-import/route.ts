import { endpoint } from '@/lib/api/endpoint';
import { addImportedStudents } from '@/lib/contract/imports/student-import';
import { addStudents } from '@/lib/services/desk/student-import/add';

export const POST = endpoint(addImportedStudents, (viewer, { body }) => addStudents(viewer, body.students));
