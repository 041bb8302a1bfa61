import { z } from 'zod';
import { applicationStatus, id, keyword, paged } from '../fields';
import { calls } from '../operation';
import { ROOM } from './messages';

/** What is written about an application: by its student, their agent and staff; and the staff's own notes. */

const { forAllRoles, forStaff } = calls('Messages');
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
/** An application in the list of threads. */
export type ThreadLine = z.infer<typeof threadLine>;

export const threads = forAllRoles('GET /application-threads', {
  forHelpers: true,
  summary: 'The application conversations the caller may read, most recent first',
  query: z.object({ ...paged(30), q: keyword }),
  result: z.object({ threads: z.array(threadLine), total: z.number() }),
});

export const thread = forAllRoles('GET /applications/{id}/messages', {
  forHelpers: true,
  ...ROOM.read,
  summary: "An application's conversation: its newest messages, or those before `before`, oldest first",
  params,
});

export const writeInThread = forAllRoles('POST /applications/{id}/messages', {
  forHelpers: true,
  ...ROOM.write,
  summary: 'Send a message to everyone who can see the application. Repeating a `key` returns the stored message',
  params,
});

export const writeFilesInThread = forAllRoles('POST /applications/{id}/messages/files', {
  forHelpers: true,
  ...ROOM.writeFiles,
  summary: 'Send files, with or without text',
  params,
});

export const readThread = forAllRoles('POST /applications/{id}/messages/read', {
  forHelpers: true,
  ...ROOM.markRead,
  summary: 'Mark the conversation as read by the caller. Repeating the call changes nothing',
  params,
});

export const notes = forStaff('GET /applications/{id}/notes', {
  ...ROOM.read,
  summary: 'Internal staff notes on an application, which its student and agent never see',
  params,
});

export const writeNote = forStaff('POST /applications/{id}/notes', {
  ...ROOM.write,
  summary: 'Add a note. Repeating the same `key` returns the stored note',
  params,
});

export const writeNoteFiles = forStaff('POST /applications/{id}/notes/files', {
  ...ROOM.writeFiles,
  summary: 'Send files, with or without text',
  params,
});

export const readNotes = forStaff('POST /applications/{id}/notes/read', {
  ...ROOM.markRead,
  summary: 'Mark the notes as read by the caller. Repeating the call changes nothing',
  params,
});
