import { Types } from 'mongoose';
import { canReadNotes } from '@/lib/access';
import type { MessageView } from '@/lib/contract/messages/messages';
import { agentReader } from '@/lib/domain/agency/care';
import { courseWords } from '@/lib/domain/applications/course-words';
import { handlingAgency } from '@/lib/domain/applications/handler';
import { type ConversationKind, conversationOf } from '@/lib/domain/desk/conversations';
import { forbidden } from '@/lib/domain/errors';
import { helpersNow } from '@/lib/platform/auth/helps';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { publish } from '@/lib/platform/events/bus';
import type { UploadedFile } from '@/lib/platform/files/receive-upload';
import { studentWrittenAbout } from '@/lib/services/people/students';
import { visibleApplication } from '@/lib/services/people/visible';
import { noteAccess } from '@/lib/services/records/access-log/note';
import { Application, type ApplicationRecord } from '@/models/application';
import type { MessageRecord } from '@/models/message';
import { noteReply } from '../reply-times';
import { LONGEST_LINE } from './conversations';
import { markRead } from './mark-read';
import { mentionsIn, notifyMentioned } from './mentions';
import { notifyOfConversation } from './messages';
import { readersOf, staffConcernedWith } from './readers';
import { type MessagePaging, messagesOf, messageView, storeMessage, type Written } from './store';

/** What is written about an application: the thread of student, agent and staff, and the staff's own notes. */
export type Room = 'messages' | 'notes';

/** An application's thread, or the notes on it, oldest message first. 404 outside the viewer's scope, 403 for notes. */
export async function threadOf(viewer: Viewer, applicationId: string, room: Room, paging: MessagePaging = {}) {
  const { conversation, application } = await openRoom(viewer, applicationId, room);
  noteThread(viewer, application, room);
  return messagesOf(conversation, paging);
}

/**
 * Writes about an application: to the open pages of all who may read it, and notices to those it concerns unless an
 * unread one exists. The same `key` again returns what was stored then. 404 outside the viewer's scope, 403 for notes,
 * 409 on a merged account.
 */
export async function writeAbout(
  viewer: Viewer,
  applicationId: string,
  room: Room,
  written: Written,
  uploads: UploadedFile[] = [],
): Promise<MessageView> {
  const { conversation, application: before } = await openRoom(viewer, applicationId, room);
  // Of two applications for the same, one stays on a merged account; neither student nor agent sees it there.
  if (canReadNotes(viewer)) await studentWrittenAbout(viewer, String(before.userId));
  const author = { name: viewer.name, role: viewer.role };
  const mentions = room === 'notes' ? await mentionsIn(written.text) : [];
  const about = { to: null, application: new Types.ObjectId(applicationId) };
  const place = { conversation, kind: KIND_OF[room], ...about, mentions, author };
  const { stored } = await storeMessage(viewer, place, written, uploads);
  // Read again: a student may have left their agent while the files came in.
  const { application } = await openRoom(viewer, applicationId, room);
  await announce(viewer, stored, application, room);
  return messageView(stored);
}

/** Marks what the viewer sees of a thread or of notes as read, and the notices about it. 404 outside their scope. */
export async function readThread(viewer: Viewer, applicationId: string, room: Room): Promise<void> {
  const { conversation, application } = await openRoom(viewer, applicationId, room);
  noteThread(viewer, application, room);
  await markRead(viewer, { conversation, application: applicationId, href: roomHref(applicationId, room) });
}

/** The staff's notes are not the student's. */
function noteThread(viewer: Viewer, application: ApplicationRecord, room: Room): void {
  if (room === 'notes') return;
  noteAccess(viewer, application.userId, 'messages', { id: application._id, name: courseWords(application) });
}

/** The application, and the id of the conversation about it. */
async function openRoom(viewer: Viewer, applicationId: string, room: Room) {
  const application = await visibleApplication(viewer, applicationId);
  if (room === 'notes' && !canReadNotes(viewer)) throw forbidden();
  return { application, conversation: conversationOf[KIND_OF[room]](application._id) };
}

const KIND_OF = { messages: 'thread', notes: 'application-notes' } as const satisfies Record<Room, ConversationKind>;

async function announce(viewer: Viewer, stored: MessageRecord, application: ApplicationRecord, room: Room) {
  const applicationId = String(application._id);
  if (room === 'messages') {
    await noteNewestOf(application, stored);
    await noteAnswer(viewer, application, stored.createdOn);
  }
  const href = roomHref(applicationId, room);
  const { studentName } = application;
  const mention = `${viewer.name} mentioned you in a note on ${studentName}'s application to ${courseWords(application)}.`;
  const mentioned = await notifyMentioned(stored, mention, href);
  for (const [reader, text] of await noticesOf(viewer, application, room)) {
    if (!mentioned.includes(reader)) await notifyOfConversation(reader, text, href);
  }
  const to = await readersOf(application, room === 'notes');
  await publish({ kind: 'message', to, payload: { ...messageView(stored) } });
}

/** Whom a message concerns, each with the words of their notice. Staff hear of what student or agent wrote. */
async function noticesOf(viewer: Viewer, application: ApplicationRecord, room: Room): Promise<[string, string][]> {
  const { userId, studentName } = application;
  const member = agentReader(application);
  const which = `application to ${courseWords(application)}`;
  const about = `${viewer.name} ${room === 'notes' ? 'left a note on' : 'wrote about'}`;
  const notices: [string, string][] = [];
  if (room === 'messages') notices.push([String(userId), `${about} your ${which}.`]);
  const theirs = `${about} ${studentName}'s ${which}.`;
  if (room === 'messages' && member) notices.push([String(member), theirs]);
  if (room === 'messages') for (const helper of await helpersNow(String(userId))) notices.push([helper, theirs]);
  // Of what an agency handles staff are not asked: student and agency write to each other, and staff can read it.
  if (room === 'notes' || (!canReadNotes(viewer) && !handlingAgency(application))) {
    for (const staff of await staffConcernedWith(application, room === 'notes')) notices.push([staff, theirs]);
  }
  return notices.filter(([reader]) => reader !== viewer.userId);
}

/** Notes a message as the newest of its thread, unless a newer one is known. A second call changes nothing. */
async function noteNewestOf({ _id, userId }: ApplicationRecord, stored: MessageRecord): Promise<void> {
  const { from, author, text, attachments, createdOn } = stored;
  const lastMessage = {
    on: createdOn,
    from,
    name: author?.name ?? '',
    text: text.slice(0, LONGEST_LINE),
    files: attachments.map(({ name }) => name),
  };
  const isNewer = { $or: [{ 'lastMessage.on': { $lte: createdOn } }, { lastMessage: null }] };
  await Application.updateOne({ _id, userId, ...isNewer }, { $set: { lastMessage } }, { timestamps: false });
}

/**
 * Notes since when student or agent wait for an answer of staff, who give none where an agency handles it; with the answer, how long they waited, once for each wait. Both
 * are about the thread as it stands: a second call changes nothing.
 */
async function noteAnswer(viewer: Viewer, application: ApplicationRecord, writtenOn: Date): Promise<void> {
  const { _id, userId } = application;
  if (!canReadNotes(viewer)) {
    if (handlingAgency(application)) return;
    const isNewest = { _id, userId, unansweredSince: null, 'lastMessage.on': { $lte: writtenOn } };
    await Application.updateOne(isNewest, { $set: { unansweredSince: writtenOn } }, { timestamps: false });
    return;
  }
  const answered = await Application.findOneAndUpdate(
    { _id, userId, unansweredSince: { $lte: writtenOn } },
    { $set: { unansweredSince: null } },
    { timestamps: false, projection: { unansweredSince: 1 } },
  ).lean();
  if (answered?.unansweredSince) await noteReply(viewer, answered.unansweredSince, writtenOn);
}

/** Where a thread or the notes are read, inside the reader's own area. */
const roomHref = (applicationId: string, room: Room) =>
  `/messages/application/${applicationId}${room === 'notes' ? '?room=notes' : ''}`;
