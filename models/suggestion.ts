import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema, stamps } from './define';
import { addOutbox, OUTBOX, type Outbox } from './outbox';

/** A course that staff suggested to a student. */
export interface SuggestionRecord extends Outbox {
  _id: Types.ObjectId;
  /** The student. */
  userId: Types.ObjectId;
  courseId: Types.ObjectId;
  /** Why, for the student; '' for nothing. */
  note: string;
  by: Types.ObjectId;
  byName: string;
  createdOn: Date;
}

const schema = defineSchema<SuggestionRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    courseId: { type: Schema.Types.ObjectId, required: true },
    note: { type: String, default: '' },
    by: { type: Schema.Types.ObjectId, required: true },
    byName: { type: String, default: '' },
    ...OUTBOX,
  },
  stamps,
);
/** A course is suggested once to a student. */
schema.index({ userId: 1, courseId: 1 }, { unique: true });
/** A student's, the newest first. */
schema.index({ userId: 1, _id: -1 });
addOutbox(schema);

/** A course is suggested to a student once. */
export const Suggestion = defineModel('Suggestion', schema, 'suggestions');
