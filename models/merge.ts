import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema } from './define';

/** Two accounts of one student, of which one was merged into the other. */
export interface MergeRecord {
  _id: Types.ObjectId;
  /** The student who stays, and the one whose records went to them. */
  keepId: Types.ObjectId;
  goneId: Types.ObjectId;
  /** The names they had. */
  keepName: string;
  goneName: string;
  /** Whose student it is from then on, as the admin chose; null for no one's, absent where nothing was chosen. */
  agentId?: Types.ObjectId | null;
  /** The agents that the two had before. */
  keepAgentId?: Types.ObjectId | null;
  goneAgentId?: Types.ObjectId | null;
  by: Types.ObjectId;
  byName: string;
  at: Date;
  /** Until when it can be taken back. */
  endsOn: Date;
  /** While it `ends` its journal is being deleted; a `final` one has none and can't be taken back. */
  state: 'moving' | 'merged' | 'undoing' | 'undone' | 'ending' | 'final';
  /** How many applications stayed on the account that went, since the other has one for the same course and intake. */
  twins: number;
  /** `goneId` until it is taken back: an account is merged once at a time. */
  active?: Types.ObjectId;
  /** Both accounts while one works on the merge: of two merges at once that share an account, one begins. */
  busy?: Types.ObjectId[];
  /** Until when no other process works on it. */
  leasedUntil?: Date;
}

const id = { type: Schema.Types.ObjectId, required: true } as const;
const schema = defineSchema<MergeRecord>(
  {
    keepId: id,
    goneId: id,
    keepName: { type: String, default: '' },
    goneName: { type: String, default: '' },
    agentId: { type: Schema.Types.ObjectId },
    keepAgentId: { type: Schema.Types.ObjectId },
    goneAgentId: { type: Schema.Types.ObjectId },
    by: id,
    byName: { type: String, default: '' },
    at: { type: Date, required: true },
    endsOn: { type: Date, required: true },
    state: { type: String, required: true },
    twins: { type: Number, default: 0 },
    active: { type: Schema.Types.ObjectId },
    busy: { type: [Schema.Types.ObjectId], default: undefined },
    leasedUntil: { type: Date },
  },
  { versionKey: false },
);
schema.index({ active: 1 }, { unique: true, sparse: true });
schema.index({ busy: 1 }, { unique: true, sparse: true });
schema.index({ keepId: 1, _id: -1 });
schema.index({ goneId: 1, _id: -1 });
/** Those that broke off, those just done, and those whose time is over. */
schema.index({ state: 1, at: 1 });
schema.index({ state: 1, endsOn: 1 });

/** An account takes part in one merge at a time (`active`, `busy`). */
export const Merge = defineModel('Merge', schema, 'merges');
