import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema, type Part, stamps } from './define';

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
  /** What receipts say of it: its address, of several lines, and its tax number; '' or absent for none. */
  address?: string;
  taxNumber?: string;
  /** The most that a manager pays back at once, in minor units; null or absent: managers pay nothing back. */
  refundLimit?: { minor: number; currency: string } | null;
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
    address: { type: String },
    taxNumber: { type: String },
    refundLimit: {
      type: defineSchema<Part<AgencyRecord['refundLimit']>>({ minor: Number, currency: String }, { _id: false }),
    },
  },
  { ...stamps, versionKey: false },
);

export const Agency = defineModel('Agency', schema, 'agencies');
