import { endpoint } from '@/lib/api/endpoint';
import { addImportedStudents } from '@/lib/contract/student-import';
import { addStudents } from '@/lib/services/student-import';

export const POST = endpoint(addImportedStudents, (viewer, { body }) => addStudents(viewer, body.students));
