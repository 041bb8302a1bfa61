import { z } from 'zod';
import { done, id } from '../fields';
import { operation } from '../operation';
import { attachments, messagePage, messagePaging, sentMessage, writtenText, writtenWithFiles } from './messages';

/** The staff's own notes on a student. A note mentions a member of staff as '@[id]'. */

const tag = 'Messages';
const staff = ['team', 'admin'] as const;
const params = z.object({ id });

export const studentNotes = operation({
  method: 'GET',
  path: '/students/{id}/notes',
  tag,
  summary: "The staff's own notes on a student, whom they are never shown to",
  access: staff,
  params,
  query: messagePaging,
  result: messagePage,
  errors: ['not_found'],
});

export const writeStudentNote = operation({
  method: 'POST',
  path: '/students/{id}/notes',
  tag,
  summary: 'Leave a note on a student; with the same `key` again the stored note is answered',
  access: staff,
  limit: 'write',
  params,
  body: writtenText,
  result: sentMessage,
  status: 201,
  errors: ['not_found', 'conflict'],
});

export const writeStudentNoteFiles = operation({
  method: 'POST',
  path: '/students/{id}/notes/files',
  tag,
  summary: 'Leave a note on a student with files, with or without words',
  access: staff,
  limit: 'upload',
  params,
  body: writtenWithFiles,
  files: attachments,
  result: sentMessage,
  status: 201,
  errors: ['not_found', 'conflict', 'too_large', 'unsupported_type'],
});

export const readStudentNotes = operation({
  method: 'POST',
  path: '/students/{id}/notes/read',
  tag,
  summary: 'Mark the notes on a student as read by the caller; again is fine',
  access: staff,
  limit: 'write',
  params,
  result: done,
  errors: ['not_found'],
});
