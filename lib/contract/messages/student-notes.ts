import { z } from 'zod';
import { id } from '../fields';
import { calls } from '../operation';
import { ROOM } from './messages';

/** The staff's own notes on a student. A note mentions a member of staff as '@[id]'. */

const { forStaff } = calls('Messages');
const params = z.object({ id });

export const studentNotes = forStaff('GET /students/{id}/notes', {
  ...ROOM.read,
  summary: 'Internal staff notes on a student, never shown to the student',
  params,
});

export const writeStudentNote = forStaff('POST /students/{id}/notes', {
  ...ROOM.write,
  summary: 'Add a note on a student; sending the same `key` again returns the stored note',
  params,
});

export const writeStudentNoteFiles = forStaff('POST /students/{id}/notes/files', {
  ...ROOM.writeFiles,
  summary: 'Add a note on a student with files, with or without text',
  params,
});

export const readStudentNotes = forStaff('POST /students/{id}/notes/read', {
  ...ROOM.markRead,
  summary: 'Mark the notes on a student as read by the caller; repeating it has no effect',
  params,
});
