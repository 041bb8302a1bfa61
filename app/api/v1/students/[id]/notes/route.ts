import { endpoint } from '@/lib/api/endpoint';
import { studentNotes, writeStudentNote } from '@/lib/contract/messages/student-notes';
import { noteOnStudent, notesOnStudent } from '@/lib/services/desk/messages/student-notes';

export const GET = endpoint(studentNotes, (viewer, { params, query }) => notesOnStudent(viewer, params.id, query));

export const POST = endpoint(writeStudentNote, async (viewer, { params, body }) => ({
  message: 'Note saved.',
  sent: await noteOnStudent(viewer, params.id, body),
}));
