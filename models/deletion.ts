import { defineModel, defineSchema } from './define';

/** A deleted account, without the person: what a restored backup is compared with. */
export interface DeletionRecord {
  /** SHA-256 over the account's id. */
  _id: string;
  on: Date;
}

const schema = defineSchema<DeletionRecord>(
  { _id: { type: String, required: true }, on: { type: Date, required: true } },
  { versionKey: false },
);

/** Erasing is run again for these after a restore. */
export const Deletion = defineModel('Deletion', schema, 'deletions');
