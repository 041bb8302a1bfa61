import { call } from '@/lib/api/client';
import type { LiveEvent } from '@/lib/contract/messages/live';
import type { MessagePage, MessageView } from '@/lib/contract/messages/messages';
import type { Replies } from './template-menu';

/** Where a chat is: with one person, about an application, or among staff in the notes on one or on a student. */
export interface ChatPlace {
  kind: 'person' | 'application' | 'notes' | 'student-notes';
  /** The person's id, the application's or the student's. */
  id: string;
  /** Who reads what is written here, in words: 'Messages with …', 'Write to …'. */
  readers: string;
  /** The staff whom a note can mention; without it '@' is a letter like others. */
  people?: readonly { _id: string; name: string }[];
  /** The templates that staff can insert. */
  replies?: Replies;
  /** Why nothing can be written here any more, in a sentence. */
  closed?: string;
}

type Paging = { before?: string };
interface Written {
  body: { text: string; key: string };
  files: readonly File[];
  signal: AbortSignal;
}

/** The API's calls for one kind of place. */
interface PlaceCalls {
  load(id: string, query: Paging): Promise<MessagePage>;
  write(id: string, written: Written): Promise<{ sent: MessageView }>;
  markRead(id: string): Promise<unknown>;
  /** Whether a message stands here. */
  holds(id: string, message: MessageView): boolean;
}

export const PLACE_CALLS: Record<ChatPlace['kind'], PlaceCalls> = {
  person: {
    load: (userId, query) => call('GET /messages/{userId}', { params: { userId }, query }),
    write: (userId, { files, ...given }) =>
      files.length
        ? call('POST /messages/{userId}/files', { params: { userId }, ...given, files: { attachments: [...files] } })
        : call('POST /messages/{userId}', { params: { userId }, ...given }),
    markRead: (userId) => call('POST /messages/{userId}/read', { params: { userId } }),
    holds: (userId, { application, isNote, from, to }) =>
      application === null && !isNote && [from, to].includes(userId),
  },
  application: {
    load: (id, query) => call('GET /applications/{id}/messages', { params: { id }, query }),
    write: (id, { files, ...given }) =>
      files.length
        ? call('POST /applications/{id}/messages/files', {
            params: { id },
            ...given,
            files: { attachments: [...files] },
          })
        : call('POST /applications/{id}/messages', { params: { id }, ...given }),
    markRead: (id) => call('POST /applications/{id}/messages/read', { params: { id } }),
    holds: (id, { application, isNote }) => application === id && !isNote,
  },
  notes: {
    load: (id, query) => call('GET /applications/{id}/notes', { params: { id }, query }),
    write: (id, { files, ...given }) =>
      files.length
        ? call('POST /applications/{id}/notes/files', { params: { id }, ...given, files: { attachments: [...files] } })
        : call('POST /applications/{id}/notes', { params: { id }, ...given }),
    markRead: (id) => call('POST /applications/{id}/notes/read', { params: { id } }),
    holds: (id, { application, isNote }) => application === id && isNote,
  },
  'student-notes': {
    load: (id, query) => call('GET /students/{id}/notes', { params: { id }, query }),
    write: (id, { files, ...given }) =>
      files.length
        ? call('POST /students/{id}/notes/files', { params: { id }, ...given, files: { attachments: [...files] } })
        : call('POST /students/{id}/notes', { params: { id }, ...given }),
    markRead: (id) => call('POST /students/{id}/notes/read', { params: { id } }),
    holds: (id, { student }) => student === id,
  },
};

/** Whether it is read by staff alone. */
export const isAmongStaff = ({ kind }: ChatPlace): boolean => kind === 'notes' || kind === 'student-notes';

/** What a place is called where the browser keeps unsent words. */
export const nameOf = ({ kind, id }: ChatPlace): string => (kind === 'person' ? id : `${kind}-${id}`);

/** Whether the other person's reading of what `me` wrote is in this event: `upTo` then says how far. */
export function readByOther(place: ChatPlace, { kind, payload }: LiveEvent): { upTo: string; readOn: string } | null {
  return kind === 'messages-read' && place.kind === 'person' && payload.by === place.id ? payload : null;
}
