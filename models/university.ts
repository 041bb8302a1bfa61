import { Schema, type Types } from 'mongoose';
import { defineModel, stamps } from './define';

export interface UniversityRecord {
  _id: Types.ObjectId;
  university: string;
  country: string;
  /** GridFS file of the logo. */
  logoFileId: Types.ObjectId | null;
  website: string;
  createdOn: Date;
}

const schema = new Schema<UniversityRecord>(
  {
    university: { type: String, required: true },
    country: { type: String, required: true },
    logoFileId: { type: Schema.Types.ObjectId, default: null },
    website: { type: String, default: '' },
  },
  stamps,
);
schema.index({ country: 1, university: 1 }, { unique: true });
schema.index({ logoFileId: 1 });

export const University = defineModel('University', schema, 'universities');
