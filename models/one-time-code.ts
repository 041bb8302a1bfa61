import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema, stamps } from './define';

/** What a code or a link lets its owner do. */
export type CodePurpose =
  | 'verify-account'
  | 'verify-email'
  | 'reset-password'
  | 'set-password'
  | 'phone-code'
  | 'change-email'
  | 'sign-in-link'
  | 'second-factor'
  | 'change-second-factor';

/** A code or link that was sent; only its hash is stored. */
export interface OneTimeCodeRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  purpose: CodePurpose;
  /** sha-256 of a long token, or an HMAC of a six-digit code: never the secret itself. */
  hash: string;
  /** Only of 'verify-account': the code encrypted with the server's secret, because an admin may see it. */
  sealed?: string;
  /** Only of 'change-email': the address that its link confirms. */
  email?: string;
  tries: number;
  /** The job whose mail carries it, where that matters. */
  jobId?: string;
  expiresAt: Date;
  createdOn: Date;
}

const schema = defineSchema<OneTimeCodeRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    purpose: { type: String, required: true },
    hash: { type: String, required: true },
    sealed: { type: String },
    tries: { type: Number, default: 0 },
    email: { type: String },
    jobId: { type: String },
    expiresAt: { type: Date, required: true },
  },
  stamps,
);
schema.index({ userId: 1, purpose: 1 }, { unique: true });
/** Unique, so that no two accounts have the same verification code at a time. */
schema.index({ hash: 1 }, { unique: true });
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** One per account and purpose: a new one ends the former. */
export const OneTimeCode = defineModel('OneTimeCode', schema, 'one_time_codes');
