import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema } from './define';

/** An address whose budgets an admin raised for some hours (lib/platform/limits/raised-addresses.ts). */
export interface RaisedAddressRecord {
  /** The address as budgets count it: of IPv6 its /64. */
  _id: string;
  /** How many times the usual budgets it has. */
  times: number;
  endsOn: Date;
  by: Types.ObjectId;
}

const schema = defineSchema<RaisedAddressRecord>(
  {
    _id: String,
    times: { type: Number, required: true },
    endsOn: { type: Date, required: true },
    by: { type: Schema.Types.ObjectId, required: true },
  },
  { versionKey: false },
);
schema.index({ endsOn: 1 }, { expireAfterSeconds: 0 });

/** Gone by itself when the hours are over. */
export const RaisedAddress = defineModel('RaisedAddress', schema, 'raised_addresses');
