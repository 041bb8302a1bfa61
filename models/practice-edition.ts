import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema } from './define';
import { DRAWING } from './practice-own-set';

/** What an admin says of a blind solution: who solved it without its keys, and how far they agreed with them. */
interface BlindCheck {
  kind: 'person' | 'machine';
  /** YYYY-MM-DD. */
  day: string;
  /** Of a hundred points. */
  agreed: number;
  by: Types.ObjectId;
  byName: string;
}

/**
 * A practice set of this site as learners do it. Its text is never changed: a change is another edition with another id, so
 * that attempts at this one are still shown with its questions.
 */
export interface PracticeEditionRecord {
  /** The set's id; of later editions with `-e2`. */
  _id: string;
  /** The set that it is an edition of. */
  family: string;
  n: number;
  /** The whole set, as JSON: names in it are its author's. */
  json: string;
  drawings: { name: string; svg: string }[];
  /** Null while no one has solved it blind. */
  check: BlindCheck | null;
  by: Types.ObjectId;
  byName: string;
  at: Date;
}

const schema = defineSchema<PracticeEditionRecord>(
  {
    _id: { type: String, required: true },
    family: { type: String, required: true },
    n: { type: Number, required: true },
    json: { type: String, required: true },
    drawings: [DRAWING],
    check: {
      type: defineSchema<BlindCheck>(
        {
          kind: { type: String, required: true },
          day: { type: String, required: true },
          agreed: { type: Number, required: true },
          by: { type: Schema.Types.ObjectId, required: true },
          byName: { type: String, required: true },
        },
        { _id: false },
      ),
      default: null,
    },
    by: { type: Schema.Types.ObjectId, required: true },
    byName: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ family: 1, n: 1 }, { unique: true });

/** Editions of one set share a `family`, counted by `n`. */
export const PracticeEdition = defineModel('PracticeEdition', schema, 'practice_editions');
