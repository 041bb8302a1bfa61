import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema, stamps } from './define';

export interface Branch {
  _id: Types.ObjectId;
  name: string;
  city: string;
  /** Since when nothing new is given to it. */
  archivedOn: Date | null;
}

/**
 * What an agency has beside its people, who are users. Its id is that of the account that registered it: `addedBy` and
 * `agentId` have named the agency by it since before it had people. Absent until something of it is changed.
 */
export interface AgencyRecord {
  _id: Types.ObjectId;
  branches: Branch[];
  /** What its students see; null without one. */
  logoFileId?: Types.ObjectId | null;
  createdOn: Date;
  updatedOn: Date;
}

const branch = defineSchema<Branch>({
  name: { type: String, required: true },
  city: { type: String, default: '' },
  archivedOn: { type: Date, default: null },
});

const schema = defineSchema<AgencyRecord>(
  {
    _id: { type: Schema.Types.ObjectId, required: true },
    branches: { type: [branch], default: [] },
    logoFileId: { type: Schema.Types.ObjectId },
  },
  { ...stamps, versionKey: false },
);

export const Agency = defineModel('Agency', schema, 'agencies');
