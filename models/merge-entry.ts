import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema } from './define';

/** A field that a merge changes: what stood there, in a box that is empty where there was no such field. */
export interface ChangedField {
  path: string;
  before: unknown[];
  after: unknown;
}

/** Most are ObjectIds; some collections have texts. */
export type RecordId = Types.ObjectId | string;

/** One change of a record by a merge, written before it; a record may have several. */
export interface MergeEntryRecord {
  _id: Types.ObjectId;
  mergeId: Types.ObjectId;
  collectionName: string;
  recordId: RecordId;
  fields?: ChangedField[];
}

const mixed = { type: Schema.Types.Mixed } as const;
const schema = defineSchema<MergeEntryRecord>(
  {
    mergeId: { type: Schema.Types.ObjectId, required: true },
    collectionName: { type: String, required: true },
    recordId: mixed,
    fields: { type: [Schema.Types.Mixed], default: undefined },
  },
  { versionKey: false, minimize: false },
);
schema.index({ mergeId: 1, _id: -1 });

/** Read backwards when a merge is taken back. */
export const MergeEntry = defineModel('MergeEntry', schema, 'merge_entries');
