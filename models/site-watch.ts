import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema } from './define';

/** What was seen of the site's own state between two looks: one document. */
export interface SiteWatchRecord {
  _id: 'site';
  /** The first look at a site. */
  since: Date;
  /** The last backup that was completed. */
  backup?: { at: Date; folder: string; bytes: number; documents: number } | null;
  /** Why the last try to make one failed; absent since one was completed. */
  backupFailure?: { at: Date; text: string } | null;
  /** The last backup that was restored beside the site and compared; `failure` is '' where both were the same. */
  restoreTest?: { at: Date; folder: string; documents: number; failure: string } | null;
  /** The last copy that left the machine, `of` this backup's folder; why the last try failed; the last that was brought back. */
  copy?: { at: Date; name: string; of: string; bytes: number; where: string } | null;
  copyFailure?: { at: Date; text: string } | null;
  copyTest?: { at: Date; name: string; documents: number; failure: string } | null;
  /** The last test mail; `failure` is '' where the mail server took it. */
  mailTest?: { at: Date; failure: string } | null;
  /** The checks that fail; `noticed` once admins were informed of it. */
  alerts: { _id: Types.ObjectId; check: string; at: Date; noticed: boolean }[];
}

const schema = defineSchema<SiteWatchRecord>(
  {
    _id: { type: String, enum: ['site'] },
    since: { type: Date, required: true },
    backup: Schema.Types.Mixed,
    backupFailure: Schema.Types.Mixed,
    restoreTest: Schema.Types.Mixed,
    copy: Schema.Types.Mixed,
    copyFailure: Schema.Types.Mixed,
    copyTest: Schema.Types.Mixed,
    mailTest: Schema.Types.Mixed,
    alerts: [
      defineSchema<SiteWatchRecord['alerts'][number]>({
        check: { type: String, required: true },
        at: { type: Date, required: true },
        noticed: { type: Boolean, default: false },
      }),
    ],
  },
  { versionKey: false },
);

/** Read by whichever process looks next, so that news are told once. */
export const SiteWatch = defineModel('SiteWatch', schema, 'site_watches');
