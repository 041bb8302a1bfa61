import { Types } from 'mongoose';
import type { CopySettings } from '@/lib/domain/desk/copies';
import { defineModel, defineSchema } from './define';
import { addOutbox, OUTBOX, type Outbox } from './outbox';

/** The id of the one document. */
export const SITE_COPIES = new Types.ObjectId('000000000000000000000001');

/** Where backups are copied to, off the machine: one document, which each backup has in it too. */
export interface CopySettingRecord extends CopySettings, Outbox {
  _id: Types.ObjectId;
  /** Eight digits by which this site's copies are told from another's in the same place. */
  site: string;
  /** Sealed: the bucket's secret key, '' for none, and the recovery key. */
  secret: string;
  key: string;
  /** A restored site makes no copies until an admin says that it is the site: else a trial would remove the real one's. */
  paused: boolean;
  savedOn: Date;
}

const text = { type: String, default: '' };

const schema = defineSchema<CopySettingRecord>(
  {
    where: text,
    region: text,
    accessKey: text,
    kept: { type: Number, default: 30 },
    site: text,
    secret: text,
    key: text,
    paused: { type: Boolean, default: false },
    savedOn: { type: Date, required: true },
    ...OUTBOX,
  },
  { versionKey: false },
);
addOutbox(schema);

/** Read for each copy; absent where none was ever set up. */
export const CopySetting = defineModel('CopySetting', schema, 'copy_settings');
