import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema, stamps } from './define';

/** What an admin said of two things that are perhaps the same; remembered for every later file. */
export interface ImportChoiceRecord {
  /** What was compared: see `lib/services/catalogue/course-import/choices.ts`. */
  _id: string;
  answer: 'same' | 'different';
  by: Types.ObjectId;
  createdOn: Date;
  updatedOn: Date;
}

const schema = defineSchema<ImportChoiceRecord>(
  {
    _id: String,
    answer: { type: String, enum: ['same', 'different'], required: true },
    by: { type: Schema.Types.ObjectId, required: true },
  },
  stamps,
);

/** By the two things that were compared. */
export const ImportChoice = defineModel('ImportChoice', schema, 'import_choices');
