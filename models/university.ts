import { Schema, type Types } from 'mongoose';
import type { Country } from '@/lib/domain/countries';
import { defineModel, defineSchema, stamps } from './define';

/** A university of one country, with its logo and the other names that uploads had for it. */
export interface UniversityRecord {
  _id: Types.ObjectId;
  university: string;
  country: Country;
  /** GridFS file of the logo. */
  logoFileId: Types.ObjectId | null;
  website: string;
  /** What this site says of it on its page: sanitized HTML. Absent or '' for nothing. */
  about?: string;
  /** The site's own pictures in that text. */
  pictures?: Types.ObjectId[];
  /** Other names that files give it; what is merged into it, too. Absent for none. */
  aliases?: string[];
  createdOn: Date;
}

const schema = defineSchema<UniversityRecord>(
  {
    university: { type: String, required: true },
    country: { type: String, required: true },
    logoFileId: { type: Schema.Types.ObjectId, default: null },
    website: { type: String, default: '' },
    about: { type: String, default: undefined },
    pictures: { type: [Schema.Types.ObjectId], default: undefined },
    aliases: { type: [String], default: undefined },
  },
  stamps,
);
schema.index({ country: 1, university: 1 }, { unique: true });
schema.index({ logoFileId: 1 });
schema.index({ aliases: 1 });
schema.index({ pictures: 1 });

/** A name is unique within its country. */
export const University = defineModel('University', schema, 'universities');
