import { Schema } from 'mongoose';
import { defineModel, defineSchema } from './define';

/** How a question of a practice set was answered when the set was handed in, by all students together, each student's first time. */
interface QuestionCounts {
  right?: number;
  wrong?: number;
  empty?: number;
  /** Marked to be looked at again, whatever the answer: it was guessed, or not understood. */
  unsure?: number;
}

/** Counts of a practice set: no person is in them. */
export interface PracticeCountRecord {
  /** The set's id. */
  _id: string;
  handedIn: number;
  /** By the question's first number. */
  questions: Record<string, QuestionCounts>;
}

const schema = defineSchema<PracticeCountRecord>(
  {
    _id: { type: String, required: true },
    handedIn: { type: Number, default: 0 },
    questions: { type: Schema.Types.Mixed, default: {} },
  },
  { versionKey: false, minimize: false },
);

/** By the set's id. */
export const PracticeCount = defineModel('PracticeCount', schema, 'practice_counts');
