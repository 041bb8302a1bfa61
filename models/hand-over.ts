import { Schema, type Types } from 'mongoose';
import { defineSchema } from './define';

/** A student or an application changed hands. */
export interface HandOver {
  /** Who did it, and the assignee since then; null for no one. */
  by: Types.ObjectId;
  byName: string;
  to: Types.ObjectId | null;
  toName: string;
  /** What the next one should know; '' for nothing. */
  note: string;
  at: Date;
}

/** How many changes of hands a record remembers. */
export const MOST_HAND_OVERS = 20;

const handOver = defineSchema<HandOver>(
  {
    by: { type: Schema.Types.ObjectId, required: true },
    byName: { type: String, default: '' },
    to: { type: Schema.Types.ObjectId, default: null },
    toName: { type: String, default: '' },
    note: { type: String, default: '' },
    at: { type: Date, required: true },
  },
  { _id: false },
);

/**
 * The fields of a student or an application that name its assignee, stored as `counsellorId`; absent in older records,
 * which are no one's.
 */
export const ASSIGNEE = {
  counsellorId: { type: Schema.Types.ObjectId, default: null },
  handOvers: { type: [handOver], default: [] },
} as const;

/** Of students, applications and enquiries: who of the staff works on it, and who did before. */
export interface Assigned {
  /** The assignee, a member of staff; null for no one. */
  counsellorId?: Types.ObjectId | null;
  /** Oldest first, at most `MOST_HAND_OVERS`. */
  handOvers?: HandOver[];
}
