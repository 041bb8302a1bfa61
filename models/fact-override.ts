import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema, type Part } from './define';

/** A period as it is stored; lib/engines/facts says what it must have. */
interface StoredPeriod {
  value: number | string | Readonly<Record<string, number | string>>;
  validFrom: string;
  validTo: string | null;
  source: { title: string; address: string; kind: 'official' | 'secondary' };
  readOn: string;
  reviewBy: string;
  looked?: { on: string; found: string } | undefined;
}

/** What an admin set in the place of a shipped fact. */
export interface FactOverrideRecord {
  /** The fact's id. */
  _id: string;
  /** Null: the shipped ones stand again. */
  periods: StoredPeriod[] | null;
  by: Types.ObjectId;
  at: Date;
  /** What stood before each change, the newest last, at most `MOST_HISTORY`; null periods: the shipped ones. */
  history: { at: Date; by: Types.ObjectId; periods: StoredPeriod[] | null }[];
  /** Changes whose students are still to be found and informed, the oldest first; absent in records from before. */
  toJudge?: UnjudgedChange[];
}

/** A change of a fact: null periods are the shipped ones. */
export interface UnjudgedChange {
  _id: Types.ObjectId;
  before: StoredPeriod[] | null;
  after: StoredPeriod[] | null;
  /** The last profile that was judged; null at the beginning. */
  cursor: Types.ObjectId | null;
}

/** So many earlier states of a fact are kept. */
export const MOST_HISTORY = 30;

const person = { type: Schema.Types.ObjectId, required: true } as const;
const schema = defineSchema<FactOverrideRecord>(
  {
    _id: { type: String, required: true },
    // As they were checked: a table's rows have names of their own.
    periods: { type: Schema.Types.Mixed, default: null },
    by: person,
    at: { type: Date, required: true },
    history: [
      defineSchema<Part<FactOverrideRecord['history']>>(
        { at: Date, by: person, periods: { type: Schema.Types.Mixed, default: null } },
        { _id: false },
      ),
    ],
    toJudge: [
      defineSchema<UnjudgedChange>(
        {
          _id: { type: Schema.Types.ObjectId, required: true },
          before: { type: Schema.Types.Mixed, default: null },
          after: { type: Schema.Types.Mixed, default: null },
          cursor: { type: Schema.Types.ObjectId, default: null },
        },
        { minimize: false },
      ),
    ],
  },
  { versionKey: false, minimize: false },
);

/** By the fact's id; without a record the shipped periods hold. */
export const FactOverride = defineModel('FactOverride', schema, 'fact_overrides');
