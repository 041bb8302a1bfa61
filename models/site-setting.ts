import { Schema } from 'mongoose';
import { defineModel } from './define';

/** What admins decide for the whole site: one document. */
export interface SiteSettingRecord {
  _id: 'site';
  /** Every sign-in of team and admins takes a second factor. */
  staffFactor: boolean;
}

const schema = new Schema<SiteSettingRecord>(
  { _id: { type: String, enum: ['site'] }, staffFactor: { type: Boolean, default: false } },
  { versionKey: false },
);

export const SiteSetting = defineModel('SiteSetting', schema, 'site_settings');
