import { Types } from 'mongoose';
import type { MessageView } from '@/lib/contract/messages/messages';
import { conversationOfPair } from '@/lib/domain/desk/conversations';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { publish } from '@/lib/platform/events/bus';
import type { UploadedFile } from '@/lib/platform/files/receive-upload';
import { notify } from '@/lib/services/records/notices/notifications';
import { Message, type MessageRecord } from '@/models/message';
import { Notification } from '@/models/notification';
import { noteReply } from '../reply-times';
import { contactOf, personOf } from './contacts';
import { noteNewest } from './conversations';
import { type MessagePaging, messagesOf, messageView, storeMessage, type Written } from './store';

/** The conversation with one of the viewer's contacts, oldest message first. 404 for other users. */
export async function conversationWith(viewer: Viewer, userId: string, paging: MessagePaging = {}) {
  const contact = await contactOf(viewer, userId);
  return { person: personOf(contact), ...(await messagesOf(conversationOfPair(viewer.userId, userId), paging)) };
}

/**
 * Writes to one of the viewer's contacts and notifies them: their open pages at once, by a notice unless an unread one
 * about this conversation exists. The same `key` again returns what was stored then. 404 for other users.
 */
export async function sendMessage(
  viewer: Viewer,
  userId: string,
  written: Written,
  uploads: UploadedFile[] = [],
): Promise<MessageView> {
  await contactOf(viewer, userId);
  const conversation = conversationOfPair(viewer.userId, userId);
  const place = { conversation, kind: 'pair' as const, to: new Types.ObjectId(userId) };
  const { stored, isRepeated } = await storeMessage(viewer, place, written, uploads);
  // The first try may have ended right after it was stored. Pages know a message by its id, so twice does no harm.
  if (!(isRepeated && stored.readOn)) await announce(viewer, stored, userId);
  if (!isRepeated && viewer.role !== 'student') await noteAnswer(viewer, stored);
  return messageView(stored);
}

/** Notes how long the student waited for this message: since the first that they wrote after the viewer's last one. */
async function noteAnswer(viewer: Viewer, { _id, conversation, createdOn }: MessageRecord): Promise<void> {
  const earlier = { conversation, createdOn: { $lte: createdOn }, _id: { $ne: _id } };
  const own = await Message.findOne({ ...earlier, from: viewer.userId }, 'createdOn')
    .sort({ createdOn: -1, _id: -1 })
    .lean();
  const after = own ? { $gt: own.createdOn, $lte: createdOn } : { $lte: createdOn };
  const first = await Message.findOne({ conversation, createdOn: after, to: viewer.userId }, 'createdOn')
    .sort({ createdOn: 1, _id: 1 })
    .lean();
  if (first) await noteReply(viewer, first.createdOn, createdOn);
}

/** Marks what a contact wrote as read, and the notices about it. 404 for other users. */
export async function readConversation(viewer: Viewer, userId: string): Promise<void> {
  await contactOf(viewer, userId);
  // Looked up first: what arrives while the others are marked must not count as read.
  const newest = await Message.findOne({ from: userId, to: viewer.userId, readOn: null }, 'createdOn')
    .sort({ createdOn: -1 })
    .lean();
  if (!newest) return;
  const now = new Date();
  const { modifiedCount } = await Message.updateMany(
    { from: userId, to: viewer.userId, readOn: null, createdOn: { $lte: newest.createdOn } },
    { $set: { readOn: now } },
  );
  if (!modifiedCount) return;
  const upTo = newest.createdOn.toISOString();
  const payload = { by: viewer.userId, of: userId, application: null, upTo, readOn: now.toISOString() };
  await publish({ kind: 'messages-read', to: [viewer.userId, userId], payload });
  await readNoticesOf(viewer, chatHref(userId));
}

/** Marks the viewer's notices that lead to a conversation as read. */
export async function readNoticesOf(viewer: Viewer, href: string): Promise<void> {
  const unread = { userId: viewer.userId, href, readOn: null };
  const { modifiedCount } = await Notification.updateMany(unread, { $set: { readOn: new Date() } });
  if (modifiedCount) await publish({ kind: 'notifications-read', to: [viewer.userId], payload: {} });
}

/** Leaves a notice about a conversation, unless an unread one exists. */
export async function notifyOfConversation(reader: string, notification: string, href: string): Promise<void> {
  if (!(await Notification.exists({ userId: reader, href, readOn: null }))) await notify(reader, notification, href);
}

/** Sends a message to both users' open pages, and leaves the reader a notice. */
async function announce(viewer: Viewer, stored: MessageRecord, reader: string): Promise<void> {
  await noteNewest(stored, reader);
  // Before the message: an open chat reads it at once, and takes the notice off with it.
  await notifyOfConversation(reader, `${viewer.name} sent you a message.`, chatHref(viewer.userId));
  await publish({ kind: 'message', to: [viewer.userId, reader], payload: { ...messageView(stored) } });
}

const chatHref = (userId: string) => `/messages/chat/${userId}`;
