import { z } from 'zod';
import { applicationStatus, id, keyword, paging } from '../fields';
import { operation } from '../operation';
import { ROOM } from './messages';

/** What is written about an application: by its student, their agent and staff; and the staff's own notes. */

const tag = 'Messages';
const everyone = ['student', 'agent', 'team', 'admin'] as const;
const staff = ['team', 'admin'] as const;
const params = z.object({ id });

const threadLine = z
  .object({
    /** The application's. */
    _id: id,
    userId: id,
    studentName: z.string(),
    course: z.string(),
    university: z.string(),
    status: applicationStatus,
    /** Messages of others that the caller has not read: 100 stands for more than 99. */
    unread: z.number(),
    /** The newest message; null before the first. */
    last: z
      .object({ from: id, name: z.string(), text: z.string(), files: z.array(z.string()), createdOn: z.string() })
      .nullable(),
  })
  .meta({ id: 'Thread' });
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
  ...ROOM.read,
  path: '/applications/{id}/messages',
  summary: "An application's thread: its newest messages, or those before `before`, oldest first",
  access: everyone,
  params,
});

export const writeInThread = operation({
  ...ROOM.write,
  path: '/applications/{id}/messages',
  summary: 'Write to all who see the application; with the same `key` again the stored message is answered',
  access: everyone,
  params,
});

export const writeFilesInThread = operation({
  ...ROOM.writeFiles,
  path: '/applications/{id}/messages/files',
  summary: 'The same with files, with or without words',
  access: everyone,
  params,
});

export const readThread = operation({
  ...ROOM.markRead,
  path: '/applications/{id}/messages/read',
  summary: 'Mark the thread as read by the caller; again is fine',
  access: everyone,
  params,
});

export const notes = operation({
  ...ROOM.read,
  path: '/applications/{id}/notes',
  summary: "The staff's own notes on an application, which its student and agent never see",
  access: staff,
  params,
});

export const writeNote = operation({
  ...ROOM.write,
  path: '/applications/{id}/notes',
  summary: 'Leave a note; with the same `key` again the stored note is answered',
  access: staff,
  params,
});

export const writeNoteFiles = operation({
  ...ROOM.writeFiles,
  path: '/applications/{id}/notes/files',
  summary: 'The same with files, with or without words',
  access: staff,
  params,
});

export const readNotes = operation({
  ...ROOM.markRead,
  path: '/applications/{id}/notes/read',
  summary: 'Mark the notes as read by the caller; again is fine',
  access: staff,
  params,
});
