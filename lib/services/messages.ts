import { Types } from 'mongoose';
import { contactsOf } from '@/lib/access';
import type { Viewer } from '@/lib/auth/viewer';
import type { MessageView } from '@/lib/contract/messages';
import { conflict, isDuplicateKey, notFound } from '@/lib/errors';
import { publish } from '@/lib/events/bus';
import { Message, type MessageRecord } from '@/models/message';
import { Notification } from '@/models/notification';
import { User, type UserRecord } from '@/models/user';
import { notify } from './notifications';

/** How many messages a call gives unless told. */
const PAGE = 30;

/** The conversation with one of the viewer's contacts, oldest message first. 404 for anybody else. */
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
 * Writes to one of the viewer's contacts and tells them: their open pages at once, their bell with the first unread
 * message. The same `key` again answers what was stored then. 404 for anybody else.
 */
export async function sendMessage(
  viewer: Viewer,
  userId: string,
  { text, key }: { text: string; key: string },
): Promise<MessageView> {
  await contactOf(viewer, userId);
  const [from, to] = [new Types.ObjectId(viewer.userId), new Types.ObjectId(userId)];
  const ownKey = `${viewer.userId}:${key}`;
  const isFirstUnread = !(await Message.exists({ from, to, readOn: null }));
  let stored: MessageRecord;
  try {
    const conversation = conversationId(viewer.userId, userId);
    stored = (await Message.create({ conversation, from, to, text, key: ownKey })).toObject<MessageRecord>();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
    const before = await Message.findOne({ key: ownKey, to }).lean();
    if (!before) throw conflict('This key belongs to another message.');
    return viewOf(before);
  }
  const sent = viewOf(stored);
  await publish({ kind: 'message', to: [viewer.userId, userId], payload: { ...sent } });
  if (isFirstUnread) await notify(userId, `${viewer.name} sent you a message.`, chatHref(viewer.userId));
  return sent;
}

/** Marks what a contact wrote as read, and the notices about it. 404 for anybody else. */
export async function readConversation(viewer: Viewer, userId: string): Promise<void> {
  await contactOf(viewer, userId);
  const now = new Date();
  const { modifiedCount } = await Message.updateMany(
    { from: userId, to: viewer.userId, readOn: null },
    { $set: { readOn: now } },
  );
  if (!modifiedCount) return;
  const notice = { userId: viewer.userId, href: chatHref(userId), readOn: null };
  await Notification.updateMany(notice, { $set: { readOn: now } });
  await publish({ kind: 'messages-read', to: [viewer.userId, userId], payload: { by: viewer.userId, of: userId } });
}

async function contactOf(viewer: Viewer, userId: string): Promise<UserRecord> {
  const scope = contactsOf(viewer);
  const contact = scope && (await User.findOne({ $and: [{ _id: userId }, scope] }).lean());
  if (!contact) throw notFound('User not found.');
  return contact;
}

/** A person as the messages show them. */
export function personOf({ _id, name, role, jobTitle }: UserRecord) {
  return { _id: String(_id), name, role, jobTitle };
}

/** Both ids, the smaller first: one conversation per pair. */
function conversationId(one: string, other: string): string {
  return [one, other].sort().join('-');
}

const chatHref = (userId: string) => `/messages/chat/${userId}`;

function viewOf({ _id, from, to, text, readOn, createdOn }: MessageRecord): MessageView {
  return {
    _id: String(_id),
    from: String(from),
    to: String(to),
    text,
    readOn: readOn?.toISOString() ?? null,
    createdOn: createdOn.toISOString(),
  };
}
