import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema, stamps } from './define';

/** What staff often answer, with fields (lib/domain/desk/reply-templates.ts). */
export interface ReplyTemplateRecord {
  _id: Types.ObjectId;
  name: string;
  text: string;
  /** Whose it is; null for one that all staff share. */
  ownerId: Types.ObjectId | null;
  createdOn: Date;
  updatedOn: Date;
}

const schema = defineSchema<ReplyTemplateRecord>(
  {
    name: { type: String, required: true },
    text: { type: String, required: true },
    ownerId: { type: Schema.Types.ObjectId, default: null },
  },
  stamps,
);
schema.index({ ownerId: 1, name: 1, _id: 1 });

/** Of one member of staff, or for all (`ownerId` null). */
export const ReplyTemplate = defineModel('ReplyTemplate', schema, 'reply_templates');
