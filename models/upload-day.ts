import { defineModel, defineSchema } from './define';

/** How many bytes an account has stored on a day, for its storage budget. */
export interface UploadDayRecord {
  /** `2026-11-22:` and the account's id; days are those of UTC. */
  _id: string;
  bytes: number;
  expiresOn: Date;
}

const schema = defineSchema<UploadDayRecord>(
  { _id: String, bytes: { type: Number, default: 0 }, expiresOn: { type: Date, required: true } },
  { versionKey: false },
);
schema.index({ expiresOn: 1 }, { expireAfterSeconds: 0 });

/** By account and day. */
export const UploadDay = defineModel('UploadDay', schema, 'upload_days');
