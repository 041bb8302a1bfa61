import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema } from './define';

/** A field that a merge changes: what stood there, in a box that is empty where there was no such field. */
export interface ChangedField {
  path: string;
  before: unknown[];
  after: unknown;
}

/** One record that a merge changes, written before the change. */
export interface MergeEntryRecord {
  _id: Types.ObjectId;
  mergeId: Types.ObjectId;
  collectionName: string;
  recordId: unknown;
  /** For a changed record. */
  fields?: ChangedField[];
  /** The whole record, for one that was removed or made. */
  removed?: unknown;
  made?: unknown;
}

const mixed = { type: Schema.Types.Mixed } as const;
const schema = defineSchema<MergeEntryRecord>(
  {
    mergeId: { type: Schema.Types.ObjectId, required: true },
    collectionName: { type: String, required: true },
    recordId: mixed,
    fields: { type: [Schema.Types.Mixed], default: undefined },
    removed: mixed,
    made: mixed,
  },
  { versionKey: false, minimize: false },
);
schema.index({ mergeId: 1, collectionName: 1, recordId: 1 }, { unique: true });
schema.index({ mergeId: 1, _id: -1 });

export const MergeEntry = defineModel('MergeEntry', schema, 'merge_entries');
