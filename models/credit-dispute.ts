import { Schema, type Types } from 'mongoose';
import type { Signed } from './application-parts';
import { defineModel, defineSchema, stamps } from './define';

/** What staff decided about an application that two agencies say is theirs; the shares add up to 100. */
export interface CreditDecision extends Signed {
  applicationId: Types.ObjectId;
  /** Whole per cent of who said that it is theirs; the rest is with whom it was. */
  percent: number;
  reason: string;
}

/** An agency says that it brought the student for an application. */
export interface CreditDisputeRecord {
  _id: Types.ObjectId;
  agencyId: Types.ObjectId;
  /** The student with the address, null for none: which the agency can't tell. */
  userId: Types.ObjectId | null;
  /** As the agency entered them. */
  email: string;
  university: string;
  words: string;
  raised: Signed;
  /** Null while it is open. */
  decision: CreditDecision | null;
  createdOn: Date;
  updatedOn: Date;
}

const id = Schema.Types.ObjectId;
const noId = { _id: false } as const;
const signed = { by: id, byRole: String, byName: { type: String, default: '' }, at: Date };

const schema = defineSchema<CreditDisputeRecord>(
  {
    agencyId: { type: id, required: true },
    userId: { type: id, default: null },
    email: { type: String, required: true },
    university: { type: String, required: true },
    words: { type: String, default: '' },
    raised: { type: defineSchema<Signed>(signed, noId), required: true },
    decision: {
      type: defineSchema<CreditDecision>({ ...signed, applicationId: id, percent: Number, reason: String }, noId),
      default: null,
    },
  },
  stamps,
);
schema.index({ agencyId: 1, _id: -1 });
schema.index({ userId: 1 });
schema.index({ 'decision.applicationId': 1 }, { sparse: true });

/** Raised by agencies, decided once by an admin. */
export const CreditDispute = defineModel('CreditDispute', schema, 'credit_disputes');
