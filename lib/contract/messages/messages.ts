import { z } from 'zod';
import { done, id, keyword, named, paging, SUPPORTED_TEXT } from '../fields';
import { calls } from '../operation';
import { documentRule } from '../profile/documents';

const { forSignedIn, forStudentsAndStaff } = calls('Messages');
/** Unread messages are counted up to here. */
export const MOST_COUNTED = 100;
const LONGEST_MESSAGE = 4_000;
/** Files in one message. */
const MOST_ATTACHMENTS = 5;

const person = z.object({
  _id: id,
  name: z.string(),
  role: z.string(),
  /** Staff only; '' for students. */
  jobTitle: z.string(),
});

const attachment = z
  .object({
    fileId: id,
    path: z.string(),
    name: z.string(),
    type: z.string(),
    /** Bytes. */
    size: z.number(),
  })
  .meta({ id: 'Attachment' });
/** A file of a message, with the address it is fetched from. */
export type Attachment = z.infer<typeof attachment>;

/** What was written between two people, on a thread, or as a note. */
export const message = z
  .object({
    _id: id,
    from: id,
    /** The other of two people; null where all who see the application read it. */
    to: id.nullable(),
    /** The application it is about; null between two people. */
    application: id.nullable(),
    /** The student whom a note on a student is about; else null. */
    student: id.nullable().default(null),
    /** Whether it is a note, which staff alone see. */
    isNote: z.boolean(),
    /** Who wrote it, where more than two people read; else null. */
    author: z.object({ name: z.string(), role: z.string() }).nullable(),
    /** '' only beside attachments. A note mentions staff as '@[id]'. */
    text: z.string(),
    /** The staff whom a note mentions. */
    mentions: z.array(named).default([]),
    attachments: z.array(attachment),
    /** What its sender's browser named it; '' when it was stored by other means. */
    key: z.string(),
    /** When the other person read it, ISO 8601; null while unread. */
    readOn: z.string().nullable(),
    createdOn: z.string(),
  })
  .meta({ id: 'Message' });
/** A bubble of the chat. */
export type MessageView = z.infer<typeof message>;

/** Messages of a conversation, oldest first. */
const messagePage = z.object({
  messages: z.array(message),
  /** Whether there are older ones. */
  hasEarlier: z.boolean(),
});
/** As many as a chat loads at once. */
export type MessagePage = z.infer<typeof messagePage>;
const messagePaging = z.object({ before: id.optional(), limit: paging.limit });

const contact = person.extend({
  /** Messages from this person that the caller has not read: 100 stands for more than 99. */
  unread: z.number(),
  /** The newest message between the two; null before the first. */
  last: z
    .object({
      from: id,
      text: z.string(),
      /** The names of the files that came with it. */
      files: z.array(z.string()),
      createdOn: z.string(),
    })
    .nullable(),
});
/** A person in the chat's list. */
export type Contact = z.infer<typeof contact>;

export const contacts = forStudentsAndStaff('GET /messages', {
  summary: 'The people the caller may message, newest conversation first: staff for a student, students for staff',
  query: z.object({ ...paging, q: keyword }),
  result: z.object({
    contacts: z.array(contact),
    /** How many people match, on all pages. */
    total: z.number(),
    /** Unread messages from all of them: 100 stands for more than 99. */
    unread: z.number(),
  }),
});

export const conversation = forStudentsAndStaff('GET /messages/{userId}', {
  summary: 'The conversation with one person: its newest messages, or those before `before`, oldest first',
  params: z.object({ userId: id }),
  query: messagePaging,
  result: messagePage.extend({ person }),
  errors: ['not_found'],
});

const text = z
  .string('Please write a message.')
  .trim()
  .max(LONGEST_MESSAGE)
  .refine(...SUPPORTED_TEXT);
/** Made by the sender for this message, so that a retry is never stored twice. */
const key = z.string().regex(/^[\w-]{8,64}$/, 'A key has 8 to 64 letters, digits, - or _.');

/** What is written, alone or beside files. */
export const writtenText = z.object({ text: text.min(1, 'Please write a message.'), key });
const writtenWithFiles = z.object({ text: text.default(''), key });
const attachments = { attachments: { ...documentRule, maxCount: MOST_ATTACHMENTS } };
const sentMessage = done.extend({ sent: message });

/** The calls of a place where people write, but for their names, their readers and the words about them. */
export const ROOM = {
  read: { query: messagePaging, result: messagePage, errors: ['not_found'] },
  write: {
    body: writtenText,
    result: sentMessage,
    status: 201,
    errors: ['not_found', 'conflict'],
  },
  writeFiles: {
    limit: 'upload',
    body: writtenWithFiles,
    files: attachments,
    result: sentMessage,
    status: 201,
    errors: ['not_found', 'conflict', 'too_large', 'unsupported_type'],
  },
  markRead: { result: done, errors: ['not_found'] },
} as const;

export const sendMessage = forStudentsAndStaff('POST /messages/{userId}', {
  ...ROOM.write,
  summary: 'Send a message to a person. Repeating the same `key` returns the stored message',
  params: z.object({ userId: id }),
});

export const sendFiles = forStudentsAndStaff('POST /messages/{userId}/files', {
  ...ROOM.writeFiles,
  summary: 'Send files to a person, with or without text. Repeating the same `key` returns the stored message',
  params: z.object({ userId: id }),
});

export const downloadAttachment = forSignedIn('GET /attachments/{fileId}', {
  summary: 'A file of a message, for those who may read the message',
  params: z.object({ fileId: id }),
  result: 'stream',
  errors: ['not_found'],
});

export const readConversation = forStudentsAndStaff('POST /messages/{userId}/read', {
  ...ROOM.markRead,
  summary: 'Mark all messages from a person as read. Repeating the call changes nothing',
  params: z.object({ userId: id }),
});
