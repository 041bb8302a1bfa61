import { Schema, type Types } from 'mongoose';
import type { TestClock } from '@/lib/domain/practice/clock';
import type { Revisions, Work } from '@/lib/domain/practice/work';
import { defineModel, defineSchema, stamps } from './define';

/** What a student has done with a practice set so far, in one of its modes. */
export interface PracticeAttemptRecord extends Omit<Work, 'highlights'> {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  setId: string;
  mode: 'practise' | 'test';
  /** Absent on older attempts. */
  highlights?: Work['highlights'];
  /** When each entry was changed last, as `mergeWork` says. Absent on attempts that were stored without. */
  revisions?: Revisions;
  /** The newest of them: it tells apart two that write at once. */
  revision?: number;
  heard: number[];
  part: number;
  /** Seconds with each part in view, by its place. Absent on attempts that were begun before they were counted. */
  spent?: Record<string, number>;
  /** How many times the test's own time was chosen; 0 without a limit. Absent on attempts that were begun before it was kept. */
  factor?: number;
  /** Of a test of PTE, where one only goes forward. Absent on all others, and on those that were begun with one deadline. */
  clock?: TestClock;
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
    revisions: { type: Schema.Types.Mixed },
    revision: { type: Number },
    flagged: { type: [Number], default: [] },
    heard: { type: [Number], default: [] },
    part: { type: Number, default: 0 },
    spent: { type: Schema.Types.Mixed },
    factor: { type: Number },
    clock: { type: Schema.Types.Mixed },
    deadline: { type: Date, default: null },
    done: { type: Boolean, default: false },
  },
  { ...stamps, minimize: false },
);
schema.index({ userId: 1, setId: 1, mode: 1 }, { unique: true });

/** One per student, set and mode, with the answers so far. */
export const PracticeAttempt = defineModel('PracticeAttempt', schema, 'practice_attempts');
