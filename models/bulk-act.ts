import { Schema, type Types } from 'mongoose';
import type { BulkAct, BulkList, BulkState } from '@/lib/domain/agency/bulk-acts';
import { defineModel, defineSchema, stamps } from './define';

/** One that was not changed, or not changed back. */
export interface BulkFailure {
  _id: Types.ObjectId;
  /** '' for one that the viewer doesn't reach. */
  name: string;
  message: string;
}

/** One that is being changed: its fields before, and after; of applications neither, as the move keeps that itself. */
export interface BulkRow {
  _id: Types.ObjectId;
  was: Record<string, unknown> | null;
  is: Record<string, unknown> | null;
}

/** One act of a person of an agency on many records, which were fixed when it began. It goes on where it was cut off. */
export interface BulkActRecord {
  _id: Types.ObjectId;
  agencyId: Types.ObjectId;
  by: Types.ObjectId;
  list: BulkList;
  act: BulkAct;
  /** To what: the checked fields of the request. */
  value: Record<string, unknown>;
  /** The same in words: 'assigned to Neha Sharma'. */
  words: string;
  ids: Types.ObjectId[];
  state: BulkState;
  /** How many of `ids` were tried, and how many of `rows` were tried to be undone. */
  done: number;
  undone: number;
  /** Those that are being changed just now. */
  begun: BulkRow[];
  /** Those that were changed. */
  rows: BulkRow[];
  failed: BulkFailure[];
  /** Of the undoing. */
  kept: BulkFailure[];
  /** Until then one process works on it. */
  busyUntil: Date;
  undoUntil: Date;
  forgetOn: Date;
  createdOn: Date;
  updatedOn: Date;
}

const failure = defineSchema<BulkFailure>({ name: { type: String }, message: { type: String, required: true } });
const row = defineSchema<BulkRow>({
  was: { type: Schema.Types.Mixed, default: null },
  is: { type: Schema.Types.Mixed, default: null },
});

const schema = defineSchema<BulkActRecord>(
  {
    agencyId: { type: Schema.Types.ObjectId, required: true, immutable: true },
    by: { type: Schema.Types.ObjectId, required: true, immutable: true },
    list: { type: String, required: true },
    act: { type: String, required: true },
    value: { type: Schema.Types.Mixed, required: true },
    words: { type: String, required: true },
    ids: { type: [Schema.Types.ObjectId], required: true },
    state: { type: String, required: true },
    done: { type: Number, default: 0 },
    undone: { type: Number, default: 0 },
    begun: { type: [row], default: [] },
    rows: { type: [row], default: [] },
    failed: { type: [failure], default: [] },
    kept: { type: [failure], default: [] },
    busyUntil: { type: Date, required: true },
    undoUntil: { type: Date, required: true },
    forgetOn: { type: Date, required: true },
  },
  stamps,
);
schema.index({ by: 1, list: 1, _id: -1 });
schema.index({ forgetOn: 1 }, { expireAfterSeconds: 0 });

/** Of a day: until then it can be undone. */
export const BulkActs = defineModel('BulkAct', schema, 'bulk_acts');
