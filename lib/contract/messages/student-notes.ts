import { z } from 'zod';
import { id } from '../fields';
import { calls } from '../operation';
import { ROOM } from './messages';

/** The staff's own notes on a student. A note mentions a member of staff as '@[id]'. */

const { forStaff } = calls('Messages');
const params = z.object({ id });

export const studentNotes = forStaff('GET /students/{id}/notes', {
  ...ROOM.read,
  summary: "The staff's own notes on a student, whom they are never shown to",
  params,
});

export const writeStudentNote = forStaff('POST /students/{id}/notes', {
  ...ROOM.write,
  summary: 'Leave a note on a student; with the same `key` again the stored note is answered',
  params,
});

export const writeStudentNoteFiles = forStaff('POST /students/{id}/notes/files', {
  ...ROOM.writeFiles,
  summary: 'Leave a note on a student with files, with or without words',
  params,
});

export const readStudentNotes = forStaff('POST /students/{id}/notes/read', {
  ...ROOM.markRead,
  summary: 'Mark the notes on a student as read by the caller; again is fine',
  params,
});
