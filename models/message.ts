import { Schema, type Types } from 'mongoose';
import { CONVERSATION_KINDS, type ConversationKind } from '@/lib/domain/desk/conversations';
import type { Role } from '@/lib/domain/roles';
import { defineModel, defineSchema, type Part, stamps } from './define';

interface StoredAttachment {
  fileId: Types.ObjectId;
  name: string;
  /** MIME type, from its content. */
  type: string;
  /** Bytes. */
  size: number;
}

/** What one person wrote to another, on an application's thread, or as a staff's note. */
export interface MessageRecord {
  _id: Types.ObjectId;
  /** The id that lib/domain/desk/conversations.ts gives it. */
  conversation: string;
  /** What the conversation is; absent in a message that the release before stored, of which `kindOf` says it. */
  kind?: ConversationKind;
  from: Types.ObjectId;
  /** The other of two people; null in an application's thread and notes. */
  to: Types.ObjectId | null;
  /** What it is about; null between two people. */
  application?: Types.ObjectId | null;
  /** The student whom a note on a student is about; absent otherwise. */
  student?: Types.ObjectId | null;
  /** The staff whom a note mentions, as they were called then; its text has their ids. */
  mentions?: { _id: Types.ObjectId; name: string }[];
  /** Who wrote it, as they were then, where more than two people read. */
  author?: { name: string; role: Role } | null;
  /** '' only beside attachments. */
  text: string;
  attachments: StoredAttachment[];
  /** When the other of two people read it; an application's readers have marks of their own (models/read-mark.ts). */
  readOn: Date | null;
  /** The sender's id and the key their browser made for it: a message that is sent again is stored once. */
  key?: string;
  createdOn: Date;
}

const mention = defineSchema<Part<MessageRecord['mentions']>>({ _id: Schema.Types.ObjectId, name: String });
const author = defineSchema<Part<MessageRecord['author']>>({ name: String, role: String }, { _id: false });
const attachment = defineSchema<StoredAttachment>(
  { fileId: Schema.Types.ObjectId, name: String, type: { type: String }, size: Number },
  { _id: false },
);

const schema = defineSchema<MessageRecord>(
  {
    conversation: { type: String, required: true },
    kind: { type: String, enum: CONVERSATION_KINDS },
    from: { type: Schema.Types.ObjectId, required: true },
    to: { type: Schema.Types.ObjectId, default: null },
    application: { type: Schema.Types.ObjectId },
    student: { type: Schema.Types.ObjectId },
    mentions: { type: [mention], default: undefined },
    author: { type: author },
    text: { type: String, default: '' },
    attachments: [attachment],
    readOn: { type: Date, default: null },
    key: { type: String },
  },
  stamps,
);
schema.index({ conversation: 1, createdOn: -1, _id: -1 });
schema.index({ to: 1, readOn: 1, from: 1, createdOn: -1 });
schema.index({ from: 1, createdOn: -1 });
schema.index({ 'attachments.fileId': 1 }, { sparse: true });
/** For the digest: what is unread, of the last day. */
schema.index({ readOn: 1, createdOn: 1 });
schema.index({ key: 1 }, { unique: true, sparse: true });

/** `conversation` names whom or what it belongs to, and is what it is read by. */
export const Message = defineModel('Message', schema, 'messages');
