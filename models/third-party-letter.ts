import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema } from './define';

/** A letter to an address that is no account's: that it was sent, so that no address is written to again and again. */
export interface ThirdPartyLetterRecord {
  _id: Types.ObjectId;
  /** What it is about and the digest of the address, which itself isn't kept here. */
  key: string;
  /** The student for whom it was sent. */
  userId: Types.ObjectId;
  /** The digest of the address. */
  address: string;
  /** Names the request that it was sent for, which may be repeated. */
  request: string;
  at: Date;
}

const schema = defineSchema<ThirdPartyLetterRecord>(
  {
    key: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    address: { type: String, required: true },
    request: { type: String, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ key: 1 }, { unique: true });
schema.index({ userId: 1, at: 1 });
schema.index({ at: 1 }, { expireAfterSeconds: 2 * 24 * 3600 });

/** Kept for two days by kind and address. */
export const ThirdPartyLetter = defineModel('ThirdPartyLetter', schema, 'third_party_letters');
