import { z } from 'zod';
import { APPLICATION_STATUSES } from '@/lib/domain/applications/application-status';
import { done, id, keyword, paging } from '../fields';
import { operation } from '../operation';
import { attachments, messagePage, messagePaging, sentMessage, writtenText, writtenWithFiles } from './messages';

/** What is written about an application: by its student, their agent and staff; and the staff's own notes. */

const tag = 'Messages';
const everyone = ['student', 'agent', 'team', 'admin'] as const;
const staff = ['team', 'admin'] as const;
const params = z.object({ id });

const threadLine = z.object({
  /** The application's. */
  _id: id,
  userId: id,
  studentName: z.string(),
  course: z.string(),
  university: z.string(),
  status: z.enum(APPLICATION_STATUSES),
  /** Messages of others that the caller has not read: 100 stands for more than 99. */
  unread: z.number(),
  /** The newest message; null before the first. */
  last: z
    .object({ from: id, name: z.string(), text: z.string(), files: z.array(z.string()), createdOn: z.string() })
    .nullable(),
});
export type ThreadLine = z.infer<typeof threadLine>;

export const threads = operation({
  method: 'GET',
  path: '/application-threads',
  tag,
  summary: 'The applications the caller may read as threads, the one written in last on top',
  access: everyone,
  query: z.object({ page: paging.page.default(1), limit: paging.limit.default(30), q: keyword }),
  result: z.object({ threads: z.array(threadLine), total: z.number() }),
});

export const thread = operation({
  method: 'GET',
  path: '/applications/{id}/messages',
  tag,
  summary: "An application's thread: its newest messages, or those before `before`, oldest first",
  access: everyone,
  params,
  query: messagePaging,
  result: messagePage,
  errors: ['not_found'],
});

export const writeInThread = operation({
  method: 'POST',
  path: '/applications/{id}/messages',
  tag,
  summary: 'Write to all who see the application; with the same `key` again the stored message is answered',
  access: everyone,
  limit: 'write',
  params,
  body: writtenText,
  result: sentMessage,
  status: 201,
  errors: ['not_found', 'conflict'],
});

export const writeFilesInThread = operation({
  method: 'POST',
  path: '/applications/{id}/messages/files',
  tag,
  summary: 'The same with files, with or without words',
  access: everyone,
  limit: 'upload',
  params,
  body: writtenWithFiles,
  files: attachments,
  result: sentMessage,
  status: 201,
  errors: ['not_found', 'conflict', 'too_large', 'unsupported_type'],
});

export const readThread = operation({
  method: 'POST',
  path: '/applications/{id}/messages/read',
  tag,
  summary: 'Mark the thread as read by the caller; again is fine',
  access: everyone,
  limit: 'write',
  params,
  result: done,
  errors: ['not_found'],
});

export const notes = operation({
  method: 'GET',
  path: '/applications/{id}/notes',
  tag,
  summary: "The staff's own notes on an application, which its student and agent never see",
  access: staff,
  params,
  query: messagePaging,
  result: messagePage,
  errors: ['not_found'],
});

export const writeNote = operation({
  method: 'POST',
  path: '/applications/{id}/notes',
  tag,
  summary: 'Leave a note; with the same `key` again the stored note is answered',
  access: staff,
  limit: 'write',
  params,
  body: writtenText,
  result: sentMessage,
  status: 201,
  errors: ['not_found', 'conflict'],
});

export const writeNoteFiles = operation({
  method: 'POST',
  path: '/applications/{id}/notes/files',
  tag,
  summary: 'The same with files, with or without words',
  access: staff,
  limit: 'upload',
  params,
  body: writtenWithFiles,
  files: attachments,
  result: sentMessage,
  status: 201,
  errors: ['not_found', 'conflict', 'too_large', 'unsupported_type'],
});

export const readNotes = operation({
  method: 'POST',
  path: '/applications/{id}/notes/read',
  tag,
  summary: 'Mark the notes as read by the caller; again is fine',
  access: staff,
  limit: 'write',
  params,
  result: done,
  errors: ['not_found'],
});
