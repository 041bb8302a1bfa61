import { endpoint } from '@/lib/api/endpoint';
import { readStudentNotes } from '@/lib/contract/messages/student-notes';
import { readNotesOnStudent } from '@/lib/services/desk/messages/student-notes';

export const POST = endpoint(readStudentNotes, async (viewer, { params }) => {
  await readNotesOnStudent(viewer, params.id);
  return { message: 'Notes marked as read.' };
});
