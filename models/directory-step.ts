import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema } from './define';

/** A sign-in through the directory that is on its way, or that waits for the account's own password. */
export interface DirectoryStepRecord {
  /** A hash: of `state` while the browser is at the directory, else of the browser's secret. */
  _id: string;
  /** A hash of the secret that the browser has in a cookie: in no other one the step goes on. */
  browser: string;
  /** What the directory's answer is checked by. */
  verifier: string;
  /** The page that was asked for, '' for none. */
  next: string;
  /** Where the owner of a session confirms that they are there: that session; else null. */
  sessionId: Types.ObjectId | null;
  /** Of a person whose account is to be linked: who the directory says they are; '' before it answered. */
  key: string;
  email: string;
  /** Their refresh token; null without one. */
  sealed: string | null;
  expiresAt: Date;
}

const text = { type: String, default: '' } as const;
const schema = defineSchema<DirectoryStepRecord>(
  {
    _id: { type: String, required: true },
    browser: { type: String, required: true },
    verifier: text,
    next: text,
    sessionId: { type: Schema.Types.ObjectId, default: null },
    key: text,
    email: text,
    sealed: { type: String, default: null },
    expiresAt: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ expiresAt: 1 }, { expireAfterSeconds: 0 });

/** Ten minutes old at most; each goes on once. */
export const DirectoryStep = defineModel('DirectoryStep', schema, 'directory_steps');
