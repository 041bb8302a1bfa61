import { Schema, type Types } from 'mongoose';
import type { GroupMessageState, LeftOut, MessageChannel } from '@/lib/domain/agency/group-messages';
import { defineModel, defineSchema, stamps } from './define';

/** A text of a person of an agency to many of its leads or students, who were fixed when it was sent. */
export interface GroupMessageRecord {
  _id: Types.ObjectId;
  agencyId: Types.ObjectId;
  by: Types.ObjectId;
  byName: string;
  /** The choice it was written for: one message of it by each channel. */
  bulkId: Types.ObjectId;
  channel: MessageChannel;
  /** '' on WhatsApp. */
  subject: string;
  text: string;
  state: GroupMessageState;
  /** The agency's records (prospects) of the readers, and how many of them were tried. */
  ids: Types.ObjectId[];
  done: number;
  /** Who got none after all. */
  failed: { _id: Types.ObjectId; why: LeftOut }[];
  /** When more may go; absent while nothing waits for it. */
  nextOn?: Date | null;
  forgetOn: Date;
  createdOn: Date;
  updatedOn: Date;
}

const schema = defineSchema<GroupMessageRecord>(
  {
    agencyId: { type: Schema.Types.ObjectId, required: true, immutable: true },
    by: { type: Schema.Types.ObjectId, required: true, immutable: true },
    byName: { type: String, default: '' },
    bulkId: { type: Schema.Types.ObjectId, required: true, immutable: true },
    channel: { type: String, required: true, immutable: true },
    subject: { type: String, default: '' },
    text: { type: String, required: true },
    state: { type: String, required: true },
    ids: { type: [Schema.Types.ObjectId], required: true },
    done: { type: Number, default: 0 },
    failed: [defineSchema<GroupMessageRecord['failed'][number]>({ why: { type: String, required: true } })],
    nextOn: { type: Date },
    forgetOn: { type: Date, required: true },
  },
  stamps,
);
schema.index({ agencyId: 1, _id: -1 });
schema.index({ bulkId: 1, channel: 1 }, { unique: true });
schema.index({ forgetOn: 1 }, { expireAfterSeconds: 0 });

/** Two years. */
export const GroupMessage = defineModel('GroupMessage', schema, 'group_messages');
