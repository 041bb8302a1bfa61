import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema, stamps } from './define';

/** That an account was opened with another student's code. */
export interface ReferralRecord {
  _id: Types.ObjectId;
  /** Whose code was used. */
  referrerId: Types.ObjectId;
  referredUserId: Types.ObjectId;
  claimed: boolean;
  claimedOn: Date | null;
  createdOn: Date;
}

const schema = defineSchema<ReferralRecord>(
  {
    referrerId: { type: Schema.Types.ObjectId, required: true },
    referredUserId: { type: Schema.Types.ObjectId, required: true },
    claimed: { type: Boolean, default: false },
    claimedOn: { type: Date, default: null },
  },
  stamps,
);
schema.index({ referredUserId: 1 }, { unique: true });
schema.index({ referrerId: 1, createdOn: -1 });

/** An account was referred at most once. */
export const Referral = defineModel('Referral', schema, 'referrals');
