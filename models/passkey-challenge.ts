import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema } from './define';

/** A random text that a passkey signs, once. */
export interface PasskeyChallengeRecord {
  /** The challenge itself, base64url. */
  _id: string;
  /** Whose new passkey it is for; null for one that proves who is there. */
  userId: Types.ObjectId | null;
  expiresAt: Date;
}

const schema = defineSchema<PasskeyChallengeRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, default: null },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** Minutes old at most; answered or not, it goes. */
export const PasskeyChallenge = defineModel('PasskeyChallenge', schema, 'passkey_challenges');
