import { endpoint } from '@/lib/api/endpoint';
import { writeStudentNoteFiles } from '@/lib/contract/messages/student-notes';
import { noteOnStudent } from '@/lib/services/desk/messages/student-notes';

export const POST = endpoint(writeStudentNoteFiles, async (viewer, { params, body, files }) => ({
  message: 'Note saved.',
  sent: await noteOnStudent(viewer, params.id, body, files),
}));
