import { Types } from 'mongoose';
import { canReadNotes } from '@/lib/access';
import type { MessageView } from '@/lib/contract/messages/messages';
import { isForStaffAlone, kindOf } from '@/lib/domain/desk/conversations';
import { unfilledProblem } from '@/lib/domain/desk/reply-templates';
import { conflict, invalid, isDuplicateKey, notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import type { UploadedFile } from '@/lib/platform/files/receive-upload';
import { removeFiles } from '@/lib/platform/files/store';
import { acceptedDocuments, keepUploads } from '@/lib/services/people/profile/document-uploads';
import { Message, type MessageRecord } from '@/models/message';

/** How many messages a call returns unless `limit` is given. */
const PAGE = 30;

export interface MessagePaging {
  /** The id of a message: only older ones. */
  before?: string | undefined;
  limit?: number | undefined;
}

/** The newest messages of a conversation, or those before one of them, oldest first. 404 for another's `before`. */
export async function messagesOf(conversation: string, { before, limit = PAGE }: MessagePaging) {
  const edge = before ? await Message.findOne({ _id: before, conversation }).lean() : null;
  if (before && !edge) throw notFound('Message not found.');
  const older = edge && {
    $or: [{ createdOn: { $lt: edge.createdOn } }, { createdOn: edge.createdOn, _id: { $lt: edge._id } }],
  };
  const newestFirst = await Message.find({ conversation, ...older })
    .sort({ createdOn: -1, _id: -1 })
    .limit(limit + 1)
    .lean();
  return {
    messages: newestFirst.slice(0, limit).reverse().map(messageView),
    hasEarlier: newestFirst.length > limit,
  };
}

/** What the sender wrote, and the name their browser gave it. */
export interface Written {
  text: string;
  key: string;
}

/**
 * Stores a message with its files, once per key: the same key again returns what was stored then (`isRepeated`). Files keep
 * the documents' rules (415, 422). 422 for a message of staff in which a field of a template is unfilled. 409 for a key
 * that was used in another conversation.
 */
export async function storeMessage(
  viewer: Viewer,
  place: Required<Pick<MessageRecord, 'kind'>> &
    Pick<MessageRecord, 'conversation' | 'to' | 'application' | 'student' | 'mentions' | 'author'>,
  { text, key }: Written,
  uploads: UploadedFile[],
): Promise<{ stored: MessageRecord; isRepeated: boolean }> {
  if (!text && !uploads.length) throw invalid({ text: 'Please write a message.' });
  const ownKey = `${viewer.userId}:${key}`;
  const sentBefore = await storedBefore(ownKey, place.conversation);
  if (sentBefore) return { stored: sentBefore, isRepeated: true };
  const unfilled = canReadNotes(viewer) && !isForStaffAlone(place.kind) ? unfilledProblem(text) : null;
  if (unfilled) throw invalid({ text: unfilled }, unfilled);
  const accepted = await acceptedDocuments(uploads, 'Error uploading files.');
  const files = await keepUploads(accepted, { kind: 'attachment', ownerId: viewer.userId });
  const attachments = files.map(({ document: { fileId, name, type, size } }) => ({ fileId, name, type, size }));
  try {
    const written = { ...place, from: new Types.ObjectId(viewer.userId), text, attachments, key: ownKey };
    return { stored: (await Message.create(written)).toObject<MessageRecord>(), isRepeated: false };
  } catch (error) {
    await removeFiles(attachments.map(({ fileId }) => fileId));
    const before = isDuplicateKey(error) ? await storedBefore(ownKey, place.conversation) : null;
    if (!before) throw error;
    return { stored: before, isRepeated: true };
  }
}

async function storedBefore(key: string, conversation: string): Promise<MessageRecord | null> {
  const before = await Message.findOne({ key }).lean();
  if (before && before.conversation !== conversation)
    throw conflict('Please send a new `key`: this one belongs to another message.');
  return before;
}

/** A stored message as its readers see it. */
export function messageView(message: MessageRecord): MessageView {
  const {
    _id,
    from,
    to,
    application,
    student,
    mentions = [],
    author,
    text,
    attachments,
    key,
    readOn,
    createdOn,
  } = message;
  return {
    _id: String(_id),
    from: String(from),
    to: to && String(to),
    application: application ? String(application) : null,
    student: student ? String(student) : null,
    isNote: isForStaffAlone(kindOf(message)),
    author: author ? { name: author.name, role: author.role } : null,
    text,
    mentions: mentions.map((one) => ({ _id: String(one._id), name: one.name })),
    attachments: (attachments ?? []).map(({ fileId, name, type, size }) => ({
      fileId: String(fileId),
      path: `/api/v1/attachments/${fileId}`,
      name,
      type,
      size,
    })),
    key: key?.slice(key.indexOf(':') + 1) ?? '',
    readOn: readOn?.toISOString() ?? null,
    createdOn: createdOn.toISOString(),
  };
}
