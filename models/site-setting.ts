import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema } from './define';

/** What admins decide for the whole site: one document. */
export interface SiteSettingRecord {
  _id: 'site';
  /** Every sign-in of team and admins takes a second factor. */
  staffFactor: boolean;
  /** Courses, fees and people are a demo's, and each page says so; absent: they aren't. */
  demo?: boolean;
  /** How many courses the demo gets that is being filled in; absent once all of it is there. */
  demoCourses?: number | null;
  /** The agency whose own site this is: it may handle all its applications. Null or absent for none. */
  ownAgency?: Types.ObjectId | null;
}

const schema = defineSchema<SiteSettingRecord>(
  {
    _id: { type: String, enum: ['site'] },
    staffFactor: { type: Boolean, default: false },
    demo: Boolean,
    demoCourses: Number,
    ownAgency: Schema.Types.ObjectId,
  },
  { versionKey: false },
);

/** Read by every process; absent means the defaults. */
export const SiteSetting = defineModel('SiteSetting', schema, 'site_settings');
