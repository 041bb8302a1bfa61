import { defineModel, defineSchema } from './define';

/** What admins decide for the whole site: one document. */
export interface SiteSettingRecord {
  _id: 'site';
  /** Every sign-in of team and admins takes a second factor. */
  staffFactor: boolean;
}

const schema = defineSchema<SiteSettingRecord>(
  { _id: { type: String, enum: ['site'] }, staffFactor: { type: Boolean, default: false } },
  { versionKey: false },
);

export const SiteSetting = defineModel('SiteSetting', schema, 'site_settings');
