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
  /** Seven days after the password; no use of the session moves it. Of one through the directory eight hours after its last yes. */
  endsOn: Date;
  /** Of a session through the directory: its refresh token and when to ask again; null for both where it gave none. */
  directory?: { sealed: string | null; checkOn: Date | null };
  createdOn: Date;
}

const DIRECTORY = defineSchema<NonNullable<SessionRecord['directory']>>(
  { sealed: { type: String, default: null }, checkOn: { type: Date, default: null } },
  { _id: false },
);

const schema = defineSchema<SessionRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    version: { type: Number, required: true },
    device: { type: String, default: '' },
    place: { type: String, default: '' },
    usedOn: { type: Date, required: true },
    confirmedOn: { type: Date, required: true },
    endsOn: { type: Date, required: true },
    directory: { type: DIRECTORY },
  },
  stamps,
);
schema.index({ userId: 1, _id: -1 });
/** Whom the directory is to be asked about. */
schema.index({ 'directory.checkOn': 1 }, { sparse: true });
schema.index({ endsOn: 1 }, { expireAfterSeconds: 0 });

/** Ends by itself on `endsOn`; deleting a record signs out. */
export const StoredSession = defineModel('Session', schema, 'sessions');
