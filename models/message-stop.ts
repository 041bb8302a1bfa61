import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema } from './define';

/** An address to which an agency sends no messages that go to many: its reader stopped them, or the address doesn't work. */
export interface MessageStopRecord {
  _id: Types.ObjectId;
  agencyId: Types.ObjectId;
  /** The digest of the address, which itself isn't kept here: it holds for whoever has it, also when the lead was deleted. */
  address: string;
  why: 'stopped' | 'bounced';
  at: Date;
}

const schema = defineSchema<MessageStopRecord>(
  {
    agencyId: { type: Schema.Types.ObjectId, required: true },
    address: { type: String, required: true },
    why: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ agencyId: 1, address: 1 }, { unique: true });

/** One for each address of an agency. */
export const MessageStop = defineModel('MessageStop', schema, 'message_stops');
