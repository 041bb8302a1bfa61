import { Schema, type Types } from 'mongoose';
import type { ContactWay } from '@/lib/domain/desk/contact-ways';
import { defineModel, defineSchema, stamps } from './define';

/** A contact outside this site, as a member of staff noted it. */
export interface ContactNoteRecord {
  _id: Types.ObjectId;
  /** The student. */
  userId: Types.ObjectId;
  way: ContactWay;
  text: string;
  by: Types.ObjectId;
  byName: string;
  createdOn: Date;
}

const schema = defineSchema<ContactNoteRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    way: { type: String, required: true },
    text: { type: String, default: '' },
    by: { type: Schema.Types.ObjectId, required: true },
    byName: { type: String, default: '' },
  },
  stamps,
);
/** A student's, the newest first. */
schema.index({ userId: 1, createdOn: -1, _id: -1 });

/** Notes of calls and visits, read along with a student's messages and moves. */
export const ContactNote = defineModel('ContactNote', schema, 'contact_notes');
