import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema, stamps } from './define';

/** A passkey (WebAuthn credential) of an account. Its private half never leaves the owner's device. */
export interface PasskeyRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** What the owner calls it. */
  name: string;
  /** As the authenticator names it, base64url. */
  credentialId: string;
  /** COSE, base64url. */
  publicKey: string;
  /** How often it signed, as it says itself; 0 for those that are kept in sync between devices, which don't count. */
  counter: number;
  usedOn: Date | null;
  createdOn: Date;
}

const schema = defineSchema<PasskeyRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    name: { type: String, required: true },
    credentialId: { type: String, required: true },
    publicKey: { type: String, required: true },
    counter: { type: Number, default: 0 },
    usedOn: { type: Date, default: null },
  },
  stamps,
);
schema.index({ credentialId: 1 }, { unique: true });
schema.index({ userId: 1, _id: 1 });

/** A credential belongs to one account. */
export const Passkey = defineModel('Passkey', schema, 'passkeys');
