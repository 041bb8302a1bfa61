import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema } from './define';

/** Whose account a person of the organisation's directory has. */
export interface DirectoryLinkRecord {
  /** A hash of the directory's issuer and its subject: one person has one account. */
  _id: string;
  userId: Types.ObjectId;
  since: Date;
}

const schema = defineSchema<DirectoryLinkRecord>(
  {
    _id: { type: String, required: true },
    userId: { type: Schema.Types.ObjectId, required: true },
    since: { type: Date, required: true },
  },
  { versionKey: false },
);
schema.index({ userId: 1 }, { unique: true });

/** An account is linked with one person at most. */
export const DirectoryLink = defineModel('DirectoryLink', schema, 'directory_links');
