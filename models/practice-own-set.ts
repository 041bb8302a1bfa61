import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema, type Part } from './define';

/** A practice set of this site while its authors write it; what learners see are its editions. */
export interface PracticeOwnSetRecord {
  /** `own-` and eight hexadecimal digits: the id of its first edition too. */
  _id: string;
  /** As it was called when it was saved last; what its text says may not be readable. */
  title: string;
  /** As authors write it: docs/practice-tests.md. */
  text: string;
  drawings: { name: string; svg: string }[];
  /** Grows with each change, so that of two who write at once the second is refused. */
  revision: number;
  /** How much was wrong when it was saved last. */
  problems: number;
  by: Types.ObjectId;
  byName: string;
  at: Date;
}

/** A chart or plan that a set of this site brings along. */
export const DRAWING = defineSchema<Part<PracticeOwnSetRecord['drawings']>>(
  { name: { type: String, required: true }, svg: { type: String, required: true } },
  { _id: false },
);

const schema = defineSchema<PracticeOwnSetRecord>(
  {
    _id: { type: String, required: true },
    title: { type: String, required: true },
    text: { type: String, required: true },
    drawings: [DRAWING],
    revision: { type: Number, default: 1 },
    problems: { type: Number, default: 0 },
    by: { type: Schema.Types.ObjectId, required: true },
    byName: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);

/** Drafts; only their editions are practised. */
export const PracticeOwnSet = defineModel('PracticeOwnSet', schema, 'practice_own_sets');
