import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema, stamps } from './define';

/** One sign-in. Its id is in the token: without a living record here a token is worth nothing. */
export interface SessionRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** The account's `sessionVersion` that this session goes with; with another one it is over. */
  version: number;
  /** Browser and system in words, such as 'Firefox on Windows'. */
  device: string;
  /** The range of the address it was last used from, such as '203.0.113.x'; '' for none. */
  place: string;
  /** When a person last used it, to within a minute. */
  usedOn: Date;
  /** When the password or a factor was last given in it. */
  confirmedOn: Date;
  /** Seven days after the password; no use of the session moves it. */
  endsOn: Date;
  createdOn: Date;
}

const schema = defineSchema<SessionRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    version: { type: Number, required: true },
    device: { type: String, default: '' },
    place: { type: String, default: '' },
    usedOn: { type: Date, required: true },
    confirmedOn: { type: Date, required: true },
    endsOn: { type: Date, required: true },
  },
  stamps,
);
schema.index({ userId: 1, _id: -1 });
schema.index({ endsOn: 1 }, { expireAfterSeconds: 0 });

/** Ends by itself on `endsOn`; deleting a record signs out. */
export const StoredSession = defineModel('Session', schema, 'sessions');
