import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema } from './define';

interface Signed {
  by: Types.ObjectId;
  byName: string;
  at: Date;
}

/** What admins decided about a practice set; a set without a record is on, and no one has listened to it. */
export interface PracticeSetStateRecord {
  /** The set's id. */
  _id: string;
  /** Who turned it off; null while it is on. */
  off: Signed | null;
  /** Who listened to all of it, and which script they heard: after a change of the script no one has. */
  listened: (Signed & { script: string }) | null;
}

const signed = {
  by: { type: Schema.Types.ObjectId, required: true },
  byName: { type: String, required: true },
  at: { type: Date, required: true },
} as const;

const schema = defineSchema<PracticeSetStateRecord>(
  {
    _id: { type: String, required: true },
    off: { type: defineSchema<Signed>(signed, { _id: false }), default: null },
    listened: {
      type: defineSchema<Signed & { script: string }>(
        { ...signed, script: { type: String, required: true } },
        { _id: false },
      ),
      default: null,
    },
  },
  { versionKey: false },
);

/** By the set's id, whether it ships with the product or not. */
export const PracticeSetState = defineModel('PracticeSetState', schema, 'practice_set_states');
