import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema } from './define';

/** Up to when one reader has read a conversation of more than two people: an application's thread, or the notes on it. */
export interface ReadMarkRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  conversation: string;
  /** When the newest message that was read had been written. */
  upTo: Date;
}

const schema = defineSchema<ReadMarkRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    conversation: { type: String, required: true },
    upTo: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ userId: 1, conversation: 1 }, { unique: true });

/** One per reader and thread. */
export const ReadMark = defineModel('ReadMark', schema, 'read-marks');
