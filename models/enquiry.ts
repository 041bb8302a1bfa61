import { Schema, type Types } from 'mongoose';
import { defineModel, endOfId, stamps } from './define';

export interface EnquiryRecord {
  _id: Types.ObjectId;
  name: string;
  email: string;
  mobile: string;
  message: string;
  source: 'landing' | 'registration';
  /** Whether the address belongs to a verified account: a copy to sort by, renewed when that changes. */
  isVerified: boolean;
  /** The end of the id, as tables print it and people search for it. */
  ref: string;
  createdOn: Date;
}

const schema = new Schema<EnquiryRecord>(
  {
    name: { type: String, required: true },
    email: { type: String, required: true, lowercase: true, trim: true },
    mobile: { type: String, default: '' },
    message: { type: String, default: '' },
    source: { type: String, enum: ['landing', 'registration'], required: true },
    isVerified: { type: Boolean, default: false },
    ref: { type: String, default: endOfId },
  },
  stamps,
);
/** Each order of the table, with the fields that are searched: a search reads no record that isn't on its page. */
export const ENQUIRIES_BY_AGE = { createdOn: -1, _id: -1, name: 1, email: 1, mobile: 1, ref: 1 } as const;
schema.index(ENQUIRIES_BY_AGE);
schema.index({ _id: 1, name: 1, email: 1, mobile: 1, ref: 1 });
schema.index({ email: 1, _id: 1, name: 1, mobile: 1, ref: 1 });
schema.index({ name: 1, _id: 1, email: 1, mobile: 1, ref: 1 });
schema.index({ mobile: 1, _id: 1, name: 1, email: 1, ref: 1 });
schema.index({ isVerified: 1, _id: 1, name: 1, email: 1, mobile: 1, ref: 1 });

export const Enquiry = defineModel('Enquiry', schema, 'enquiries');
