import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema, stamps } from './define';

/** A text, several, or texts by the blank's name. */
type PracticeAnswer = string | string[] | Record<string, string>;

/** What a student has done with a practice set so far, in one of its modes. */
export interface PracticeAttemptRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  setId: string;
  mode: 'practise' | 'test';
  /** By the question's first number. */
  answers: Record<string, PracticeAnswer>;
  /** By the part's place, from 0. */
  notes: Record<string, string>;
  /** Highlighted words, by the passage's place, from 0: letters of a paragraph. Absent on older attempts. */
  highlights?: Record<string, { paragraph: string; from: number; to: number }[]>;
  flagged: number[];
  heard: number[];
  part: number;
  /** Set when the attempt begins, and never moved; null without a clock. */
  deadline: Date | null;
  /** Whether the answers are handed in. */
  done: boolean;
  createdOn: Date;
  updatedOn: Date;
}

const schema = defineSchema<PracticeAttemptRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    setId: { type: String, required: true },
    mode: { type: String, required: true },
    answers: { type: Schema.Types.Mixed, default: {} },
    notes: { type: Schema.Types.Mixed, default: {} },
    highlights: { type: Schema.Types.Mixed },
    flagged: { type: [Number], default: [] },
    heard: { type: [Number], default: [] },
    part: { type: Number, default: 0 },
    deadline: { type: Date, default: null },
    done: { type: Boolean, default: false },
  },
  { ...stamps, minimize: false },
);
schema.index({ userId: 1, setId: 1, mode: 1 }, { unique: true });

export const PracticeAttempt = defineModel('PracticeAttempt', schema, 'practice_attempts');
