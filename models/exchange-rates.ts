import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema } from './define';

/** The reference rates in use: one document. */
export interface ExchangeRatesRecord {
  _id: 'current';
  /** 'EUR'. */
  base: string;
  perBase: Readonly<Record<string, number>>;
  /** The day of the rates, 'YYYY-MM-DD'. */
  day: string;
  source: { title: string; address: string };
  /** Made up for a demonstration. */
  example: boolean;
  /** Null for the demonstration's. */
  by: Types.ObjectId | null;
  at: Date;
}

const schema = defineSchema<ExchangeRatesRecord>(
  {
    _id: { type: String, enum: ['current'] },
    base: { type: String, required: true },
    perBase: { type: Schema.Types.Mixed, required: true },
    day: { type: String, required: true },
    source: { title: String, address: String },
    example: { type: Boolean, default: false },
    by: { type: Schema.Types.ObjectId, default: null },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);

/** Empty until an admin enters a list: then nothing is converted. */
export const ExchangeRates = defineModel('ExchangeRates', schema, 'exchange_rates');
