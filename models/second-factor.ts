import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema, type Part, stamps } from './define';

/** An account's authenticator app. Accounts without one get their codes by e-mail. */
export interface SecondFactorRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** The app's secret, encrypted (lib/platform/auth/sealed.ts); null until a code of it was given. */
  sealed: string | null;
  /** The time step of the last code that was taken: it and earlier ones are refused. */
  lastStep: number;
  /** A new secret that waits for its first code, and until when. */
  pending: { sealed: string; until: Date } | null;
  /** HMACs of the recovery codes that are left; each works once. */
  recoveryHashes: string[];
  createdOn: Date;
}

const schema = defineSchema<SecondFactorRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    sealed: { type: String, default: null },
    lastStep: { type: Number, default: 0 },
    pending: {
      type: defineSchema<Part<SecondFactorRecord['pending']>>({ sealed: String, until: Date }, { _id: false }),
      default: null,
    },
    recoveryHashes: { type: [String], default: [] },
  },
  stamps,
);
schema.index({ userId: 1 }, { unique: true });

/** One app per account, its secret sealed. */
export const SecondFactor = defineModel('SecondFactor', schema, 'second_factors');
