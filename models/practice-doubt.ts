import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema, stamps } from './define';

const DOUBT_STATES = ['open', 'answered', 'mended'] as const;

/** What a learner finds wrong with a question of a practice set. */
export interface PracticeDoubtRecord {
  _id: Types.ObjectId;
  setId: string;
  /** The question's number; 0 for the set as a whole. */
  n: number;
  text: string;
  /** The signed-in student who gets the answer; null for all others, of whom nothing is kept. */
  userId: Types.ObjectId | null;
  state: (typeof DOUBT_STATES)[number];
  /** What the admin wrote; '' while it is open. */
  answer: string;
  answeredBy: Types.ObjectId | null;
  answeredByName: string;
  answeredOn: Date | null;
  createdOn: Date;
}

const schema = defineSchema<PracticeDoubtRecord>(
  {
    setId: { type: String, required: true },
    n: { type: Number, required: true },
    text: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, default: null },
    state: { type: String, default: 'open' },
    answer: { type: String, default: '' },
    answeredBy: { type: Schema.Types.ObjectId, default: null },
    answeredByName: { type: String, default: '' },
    answeredOn: { type: Date, default: null },
  },
  stamps,
);
schema.index({ state: 1, _id: -1 });
schema.index({ userId: 1, _id: -1 });

/** Listed for admins by whether it is open. */
export const PracticeDoubt = defineModel('PracticeDoubt', schema, 'practice_doubts');
