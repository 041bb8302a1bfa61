import { canReadNotes } from '@/lib/access';
import type { MessageView } from '@/lib/contract/messages/messages';
import { conversationOf } from '@/lib/domain/desk/conversations';
import { forbidden } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { publish } from '@/lib/platform/events/bus';
import type { UploadedFile } from '@/lib/platform/files/receive-upload';
import { studentWrittenAbout, visibleStudent } from '@/lib/services/people/students';
import { staffIds } from '@/lib/services/records/notices/staff-readers';
import { Message } from '@/models/message';
import type { UserRecord } from '@/models/user';
import { markRead } from './mark-read';
import { mentionsIn, notifyMentioned } from './mentions';
import { notifyOfConversation } from './messages';
import { type MessagePaging, messagesOf, messageView, storeMessage, type Written } from './store';

/** How far back those who wrote are looked for. */
const LAST_NOTES = 50;

/** The staff's own notes on a student, oldest first. 404 for a student there is not, 403 for students and agents. */
export async function notesOnStudent(viewer: Viewer, studentId: string, paging: MessagePaging = {}) {
  const { conversation } = await open(viewer, studentId);
  return messagesOf(conversation, paging);
}

/**
 * Leaves a note on a student: to the open pages of all staff, and notices to the assignee, who wrote before and whom
 * it mentions. The same `key` again returns what was stored then. 404 and 403 as above, 409 for a merged account.
 */
export async function noteOnStudent(
  viewer: Viewer,
  studentId: string,
  written: Written,
  uploads: UploadedFile[] = [],
): Promise<MessageView> {
  const { conversation } = await open(viewer, studentId);
  const student = await studentWrittenAbout(viewer, studentId);
  const author = { name: viewer.name, role: viewer.role };
  const mentions = await mentionsIn(written.text);
  const place = { conversation, kind: 'student-notes' as const, to: null, student: student._id, mentions, author };
  const { stored } = await storeMessage(viewer, place, written, uploads);
  const href = hrefOf(studentId);
  const mentioned = await notifyMentioned(stored, `${viewer.name} mentioned you in a note on ${student.name}.`, href);
  for (const reader of await concernedWith(student, conversation)) {
    if (reader === viewer.userId || mentioned.includes(reader)) continue;
    await notifyOfConversation(reader, `${viewer.name} left a note on ${student.name}.`, href);
  }
  await publish({ kind: 'message', to: await staffIds(), payload: { ...messageView(stored) } });
  return messageView(stored);
}

/** Marks the notes on a student as read by the viewer, and the notices about them. 404 and 403 as above. */
export async function readNotesOnStudent(viewer: Viewer, studentId: string): Promise<void> {
  const { conversation } = await open(viewer, studentId);
  await markRead(viewer, { conversation, application: null, href: hrefOf(studentId) });
}

async function open(viewer: Viewer, studentId: string): Promise<{ conversation: string }> {
  if (!canReadNotes(viewer)) throw forbidden();
  const student = await visibleStudent(viewer, studentId);
  return { conversation: conversationOf['student-notes'](student._id) };
}

/** The assignee and who wrote before, as far as they can still sign in. */
async function concernedWith({ counsellorId }: UserRecord, conversation: string): Promise<string[]> {
  const written = await Message.find({ conversation }, 'from')
    .sort({ createdOn: -1, _id: -1 })
    .limit(LAST_NOTES)
    .lean();
  const ids = [...(counsellorId ? [counsellorId] : []), ...written.map(({ from }) => from)].map(String);
  return staffIds({ _id: { $in: [...new Set(ids)] } });
}

const hrefOf = (studentId: string) => `/view-profile/${studentId}#notes`;
