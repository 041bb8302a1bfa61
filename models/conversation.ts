import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema } from './define';

/**
 * What two people wrote last. It follows from the messages (lib/services/desk/messages/conversations.ts), and makes
 * lists of them quick.
 */
export interface ConversationRecord {
  /** Both people's ids, the smaller first, joined by '-'. */
  _id: string;
  people: Types.ObjectId[];
  lastOn: Date;
  from: Types.ObjectId;
  /** The beginning of the newest message. */
  text: string;
  /** The names of its files. */
  files: string[];
}

const schema = defineSchema<ConversationRecord>(
  {
    _id: { type: String, required: true },
    people: [Schema.Types.ObjectId],
    lastOn: { type: Date, required: true },
    from: { type: Schema.Types.ObjectId, required: true },
    text: { type: String, default: '' },
    files: [String],
  },
  { versionKey: false },
);
schema.index({ people: 1, lastOn: -1 });

/** One per pair of people who have written; can be made again from their messages. */
export const Conversation = defineModel('Conversation', schema, 'conversations');
