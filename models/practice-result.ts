import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema, stamps } from './define';

/** What came out of a practice set that a student handed in. It stays when the attempt is cleared. */
export interface PracticeResultRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** The attempt that was handed in: it has one result, however often it is saved. */
  attemptId: Types.ObjectId;
  setId: string;
  /** As it was called then: a set may go away. */
  title: string;
  exam: 'ielts-academic' | 'pte-academic';
  skill: 'reading' | 'listening' | 'pte-reading' | 'pte-listening' | 'pte-speaking-writing';
  /** All questions of the real test, or of its part. */
  whole: boolean;
  mode: 'practise' | 'test';
  /** Right answers of IELTS, points of PTE. */
  points: number;
  most: number;
  /** As the attempt had them. */
  factor?: number;
  spent?: Record<string, number>;
  createdOn: Date;
}

const schema = defineSchema<PracticeResultRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    attemptId: { type: Schema.Types.ObjectId, required: true },
    setId: { type: String, required: true },
    title: { type: String, required: true },
    exam: { type: String, required: true },
    skill: { type: String, required: true },
    whole: { type: Boolean, required: true },
    mode: { type: String, required: true },
    points: { type: Number, required: true },
    most: { type: Number, required: true },
    factor: { type: Number },
    spent: { type: Schema.Types.Mixed },
  },
  stamps,
);
schema.index({ attemptId: 1 }, { unique: true });
schema.index({ userId: 1, _id: -1 });

/** One per attempt: handing in twice stores one. */
export const PracticeResult = defineModel('PracticeResult', schema, 'practice_results');
