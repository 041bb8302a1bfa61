import { Types } from 'mongoose';
import type { ContactEntry } from '@/lib/contract/people/student-desk';
import { courseWords } from '@/lib/domain/applications/course-words';
import { CONTACT_WAYS } from '@/lib/domain/desk/contact-ways';
import { conversationOf, isForStaffAlone, kindOf } from '@/lib/domain/desk/conversations';
import { withNames } from '@/lib/domain/desk/mentions';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { visibleApplications } from '@/lib/services/people/scope';
import { visibleStudent } from '@/lib/services/people/students';
import { noteAccess } from '@/lib/services/records/access-log/note';
import { Application, type ApplicationRecord } from '@/models/application';
import { ContactNote } from '@/models/contact-note';
import { Conversation } from '@/models/conversation';
import type { Filter } from '@/models/filter';
import { Message, type MessageRecord } from '@/models/message';
import { Notification } from '@/models/notification';
import { User, type UserRecord } from '@/models/user';

/** Where a page ends: what is older stands on the next. */
interface Place {
  at: Date;
  key: string;
}

/**
 * One page of all contacts with a student, the newest first, and where the next page begins (null at the end); noted as
 * read. Each collection gives at most a page of its own, along an index. 404 outside the viewer's scope.
 */
export async function contactHistory(
  viewer: Viewer,
  userId: string,
  { before, limit }: { before?: string | undefined; limit: number },
): Promise<{ entries: ContactEntry[]; next: string | null }> {
  const student = await visibleStudent(viewer, userId);
  noteAccess(viewer, userId, 'contacts', { id: userId });
  const edge = before ? placeOf(before) : null;
  const applications = await Application.find(
    await visibleApplications(viewer, { userId }),
    'course university courseFrom history',
  )
    .sort({ _id: -1 })
    .limit(MOST_APPLICATIONS)
    .lean();
  const found = await Promise.all([
    messagesWith(viewer, student, applications, edge, limit + 1),
    noticesTo(student, edge, limit + 1),
    notedContacts(viewer, student, edge, limit + 1),
  ]);
  const all: ContactEntry[] = [...found.flat(), ...applications.flatMap(movesOf), ...handOversOf(student)];
  const older = all.filter((entry) => !edge || isBefore(entry, edge)).toSorted(newestFirst);
  const entries = older.slice(0, limit);
  const last = entries.at(-1);
  return { entries, next: older.length > limit && last ? `${last.at}_${last.key}` : null };
}

const MOST_APPLICATIONS = 500;
const MOST_CONVERSATIONS = 200;

function placeOf(before: string): Place {
  const [at = '', key = ''] = before.split('_');
  return { at: new Date(at), key };
}

const newestFirst = (one: ContactEntry, other: ContactEntry) =>
  other.at.localeCompare(one.at) || other.key.localeCompare(one.key);

const isBefore = ({ at, key }: ContactEntry, edge: Place) =>
  Date.parse(at) < edge.at.getTime() || (Date.parse(at) === edge.at.getTime() && key < edge.key);

/** The same as a filter. */
function olderThan(edge: Place | null): Filter<{ _id: Types.ObjectId; createdOn: Date }> {
  if (!edge) return {};
  const _id = { $lt: new Types.ObjectId(edge.key.slice(0, 24)) };
  return { $or: [{ createdOn: { $lt: edge.at } }, { createdOn: edge.at, _id }] };
}

const NEWEST = { createdOn: -1, _id: -1 } as const;

/** What is written with the student and about their applications, the staff's notes included. */
async function messagesWith(
  viewer: Viewer,
  student: UserRecord,
  applications: readonly ApplicationRecord[],
  edge: Place | null,
  limit: number,
): Promise<ContactEntry[]> {
  const pairs = await Conversation.find({ people: student._id }, 'people')
    .sort({ lastOn: -1 })
    .limit(MOST_CONVERSATIONS)
    .lean();
  const rooms = applications.flatMap(({ _id }) => [
    conversationOf.thread(_id),
    conversationOf['application-notes'](_id),
  ]);
  const ownNotes = conversationOf['student-notes'](student._id);
  const conversation = { $in: [...pairs.map(({ _id }) => _id), ...rooms, ownNotes] };
  const messages = await Message.find({ conversation, ...olderThan(edge) })
    .sort(NEWEST)
    .limit(limit)
    .lean();
  const people = await User.find({ _id: { $in: pairs.flatMap((pair) => pair.people) } }, 'name').lean();
  const names = new Map(people.map(({ _id, name }) => [String(_id), name]));
  const about = new Map(applications.map((application) => [String(application._id), courseWords(application)]));
  return messages.map((message) => {
    const kind = kindOf(message);
    if (kind === 'pair') return directMessage(viewer, student, message, names);
    return kind === 'student-notes' ? noteOnStudent(message) : threadMessage(message, about);
  });
}

/** The text is for the two of a conversation alone. */
function directMessage(
  viewer: Viewer,
  student: UserRecord,
  message: MessageRecord,
  names: ReadonlyMap<string, string>,
): ContactEntry {
  const { _id, from, to, createdOn } = message;
  const nameOf = (id: unknown) => names.get(String(id)) ?? 'a former member of staff';
  const isOwn = [String(from), String(to)].includes(viewer.userId);
  return entryOf(_id, 'message', createdOn, {
    who: nameOf(from),
    what: `Message to ${nameOf(to)}`,
    text: isOwn ? textOf(message) : '',
    href: isOwn ? `/messages/chat/${student._id}` : '',
  });
}

function threadMessage(message: MessageRecord, about: ReadonlyMap<string, string>): ContactEntry {
  const { _id, author, createdOn } = message;
  const id = String(message.application);
  const isNote = isForStaffAlone(kindOf(message));
  return entryOf(_id, isNote ? 'note' : 'thread', createdOn, {
    who: author?.name ?? '',
    what: `${isNote ? 'Note on' : 'Message about'} ${about.get(id) ?? 'an application'}`,
    text: textOf(message),
    href: `/messages/application/${id}${isNote ? '?room=notes' : ''}`,
  });
}

function noteOnStudent(message: MessageRecord): ContactEntry {
  const { _id, author, createdOn } = message;
  return entryOf(_id, 'note', createdOn, { who: author?.name ?? '', what: 'Internal note', text: textOf(message) });
}

const textOf = ({ text, attachments, mentions = [] }: MessageRecord) =>
  withNames(
    text,
    mentions.map(({ _id, name }) => ({ _id: String(_id), name })),
  ) || attachments.map(({ name }) => name).join(', ');

/** What the bell said to the student; that someone wrote stands there as the message itself. */
async function noticesTo({ _id: userId }: UserRecord, edge: Place | null, limit: number): Promise<ContactEntry[]> {
  const notices = await Notification.find({ userId, href: { $not: /^\/messages\// }, ...olderThan(edge) })
    .sort(NEWEST)
    .limit(limit)
    .lean();
  return notices.map(({ _id, notification, createdOn }) =>
    entryOf(_id, 'notice', createdOn, { what: 'Notice to the student', text: notification }),
  );
}

async function notedContacts(
  viewer: Viewer,
  { _id: userId }: UserRecord,
  edge: Place | null,
  limit: number,
): Promise<ContactEntry[]> {
  const notes = await ContactNote.find({ userId, ...olderThan(edge) })
    .sort(NEWEST)
    .limit(limit)
    .lean();
  return notes.map(({ _id, way, text, by, byName, createdOn }) => ({
    ...entryOf(_id, 'contact', createdOn, { who: byName, what: CONTACT_WAYS[way], text }),
    removable: viewer.role === 'admin' || String(by) === viewer.userId ? String(_id) : null,
  }));
}

function movesOf(application: ApplicationRecord): ContactEntry[] {
  const { _id, history } = application;
  return history.map(({ status, byName, reason, at }, index) => ({
    ...entryOf(_id, 'move', at, {
      who: byName,
      what: `${status}: ${courseWords(application)}`,
      text: reason,
      href: `/applications/${_id}`,
    }),
    key: `${_id}-${index}`,
  }));
}

function handOversOf({ _id, handOvers = [] }: UserRecord): ContactEntry[] {
  return handOvers.map(({ byName, toName, note, at }, index) => ({
    ...entryOf(_id, 'hand-over', at, { who: byName, what: `Counsellor: ${toName || 'not assigned'}`, text: note }),
    key: `${_id}-${index}`,
  }));
}

function entryOf(
  id: Types.ObjectId,
  kind: ContactEntry['kind'],
  at: Date,
  words: Partial<Pick<ContactEntry, 'who' | 'text' | 'href'>> & Pick<ContactEntry, 'what'>,
): ContactEntry {
  return { key: String(id), kind, at: at.toISOString(), who: '', text: '', href: '', removable: null, ...words };
}
