import { z } from 'zod';
import { id } from '../fields';
import { operation } from '../operation';
import { ROOM } from './messages';

/** The staff's own notes on a student. A note mentions a member of staff as '@[id]'. */

const staff = ['team', 'admin'] as const;
const params = z.object({ id });

export const studentNotes = operation({
  ...ROOM.read,
  path: '/students/{id}/notes',
  summary: "The staff's own notes on a student, whom they are never shown to",
  access: staff,
  params,
});

export const writeStudentNote = operation({
  ...ROOM.write,
  path: '/students/{id}/notes',
  summary: 'Leave a note on a student; with the same `key` again the stored note is answered',
  access: staff,
  params,
});

export const writeStudentNoteFiles = operation({
  ...ROOM.writeFiles,
  path: '/students/{id}/notes/files',
  summary: 'Leave a note on a student with files, with or without words',
  access: staff,
  params,
});

export const readStudentNotes = operation({
  ...ROOM.markRead,
  path: '/students/{id}/notes/read',
  summary: 'Mark the notes on a student as read by the caller; again is fine',
  access: staff,
  params,
});
