import { Types } from 'mongoose';
import type { Viewer } from '@/lib/auth/viewer';
import type { MessageView } from '@/lib/contract/messages/messages';
import { conflict, invalid, isDuplicateKey, notFound } from '@/lib/errors';
import { publish } from '@/lib/events/bus';
import type { UploadedFile } from '@/lib/files/receive-upload';
import { findFile, removeFiles, type StoredFile } from '@/lib/files/store';
import { Message, type MessageRecord } from '@/models/message';
import { Notification } from '@/models/notification';
import { notify } from '../notifications/notifications';
import { acceptedDocuments, keepUploads } from '../profile/document-uploads';
import { contactOf, isContactOf, personOf } from './contacts';
import { conversationId, noteNewest } from './conversations';

/** How many messages a call returns unless `limit` is given. */
const PAGE = 30;

/** The conversation with one of the viewer's contacts, oldest message first. 404 for other users. */
export async function conversationWith(
  viewer: Viewer,
  userId: string,
  paging: { before?: string | undefined; limit?: number | undefined } = {},
) {
  const contact = await contactOf(viewer, userId);
  const limit = paging.limit ?? PAGE;
  const pair = conversationId(viewer.userId, userId);
  const edge = paging.before ? await Message.findOne({ _id: paging.before, conversation: pair }).lean() : null;
  if (paging.before && !edge) throw notFound('Message not found.');
  const older = edge && {
    $or: [{ createdOn: { $lt: edge.createdOn } }, { createdOn: edge.createdOn, _id: { $lt: edge._id } }],
  };
  const newestFirst = await Message.find({ conversation: pair, ...older })
    .sort({ createdOn: -1, _id: -1 })
    .limit(limit + 1)
    .lean();
  return {
    person: personOf(contact),
    messages: newestFirst.slice(0, limit).reverse().map(viewOf),
    hasEarlier: newestFirst.length > limit,
  };
}

/**
 * Writes to one of the viewer's contacts and notifies them: their open pages at once, by a notice unless an unread one
 * about this conversation exists. Files keep the documents' rules (415, 422). The same `key` again returns what was stored
 * then. 404 for other users.
 */
export async function sendMessage(
  viewer: Viewer,
  userId: string,
  { text, key }: { text: string; key: string },
  uploads: UploadedFile[] = [],
): Promise<MessageView> {
  await contactOf(viewer, userId);
  if (!text && !uploads.length) throw invalid({ text: 'Please write a message.' });
  const [from, to] = [new Types.ObjectId(viewer.userId), new Types.ObjectId(userId)];
  const ownKey = `${viewer.userId}:${key}`;
  const sentBefore = await Message.findOne({ key: ownKey }).lean();
  if (sentBefore) return repeated(viewer, sentBefore, userId);
  const accepted = await acceptedDocuments(uploads, 'Error uploading files.');
  const files = await keepUploads(accepted, { kind: 'attachment', ownerId: viewer.userId });
  const attachments = files.map(({ document: { fileId, name, type, size } }) => ({ fileId, name, type, size }));
  let stored: MessageRecord;
  try {
    const conversation = conversationId(viewer.userId, userId);
    const written = { conversation, from, to, text, attachments, key: ownKey };
    stored = (await Message.create(written)).toObject<MessageRecord>();
  } catch (error) {
    await removeFiles(attachments.map(({ fileId }) => fileId));
    const before = isDuplicateKey(error) ? await Message.findOne({ key: ownKey }).lean() : null;
    if (!before) throw error;
    return repeated(viewer, before, userId);
  }
  return announced(viewer, stored);
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
  const notice = { userId: viewer.userId, href: chatHref(userId), readOn: null };
  const notices = await Notification.updateMany(notice, { $set: { readOn: now } });
  const upTo = newest.createdOn.toISOString();
  const payload = { by: viewer.userId, of: userId, upTo, readOn: now.toISOString() };
  await publish({ kind: 'messages-read', to: [viewer.userId, userId], payload });
  if (notices.modifiedCount) await publish({ kind: 'notifications-read', to: [viewer.userId], payload: {} });
}

/** A file of a conversation, for its two people while they are each other's contacts; else 404. */
export async function readableAttachment(viewer: Viewer, fileId: string): Promise<StoredFile> {
  const own = { $or: [{ from: viewer.userId }, { to: viewer.userId }] };
  const message = await Message.findOne({ 'attachments.fileId': fileId, ...own }, 'from to').lean();
  const other = message && [message.from, message.to].map(String).find((id) => id !== viewer.userId);
  const file = other && (await isContactOf(viewer, other)) ? await findFile(fileId, 'attachment') : null;
  if (!file) throw notFound('File not found.');
  return file;
}

/** What was stored with a key that is sent again; 409 when it went to another user. */
async function repeated(viewer: Viewer, before: MessageRecord, userId: string): Promise<MessageView> {
  if (String(before.to) !== userId) throw conflict('This key belongs to another message.');
  // The first try may have ended right after it was stored. Pages know a message by its id, so twice does no harm.
  return before.readOn ? viewOf(before) : announced(viewer, before);
}

/** Sends a message to both users' open pages, and leaves the reader a notice unless an unread one exists. */
async function announced(viewer: Viewer, stored: MessageRecord): Promise<MessageView> {
  const sent = viewOf(stored);
  await noteNewest(stored);
  const href = chatHref(viewer.userId);
  const hasNotice = await Notification.exists({ userId: sent.to, href, readOn: null });
  // Before the message: an open chat reads it at once, and takes the notice off with it.
  if (!hasNotice) await notify(sent.to, `${viewer.name} sent you a message.`, href);
  await publish({ kind: 'message', to: [sent.from, sent.to], payload: { ...sent } });
  return sent;
}

const chatHref = (userId: string) => `/messages/chat/${userId}`;

function viewOf({ _id, from, to, text, attachments, key, readOn, createdOn }: MessageRecord): MessageView {
  return {
    _id: String(_id),
    from: String(from),
    to: String(to),
    text,
    attachments: (attachments ?? []).map(({ fileId, name, type, size }) => ({
      fileId: String(fileId),
      path: `/api/v1/attachments/${fileId}`,
      name,
      type,
      size,
    })),
    key: key?.split(':')[1] ?? '',
    readOn: readOn?.toISOString() ?? null,
    createdOn: createdOn.toISOString(),
  };
}
