import { defineSchema } from './define';

/** That a number without a country code was read again after its agency's country was changed. */
export interface NumberRead {
  /** In E.164, before and after; null for not certain. */
  was: string | null;
  became: string | null;
  /** Of the change of the country (`countryOn` of the agency). */
  on: Date;
}

/** As users and leads have it. */
export const NUMBER_READ = defineSchema<NumberRead>(
  { was: { type: String, default: null }, became: { type: String, default: null }, on: { type: Date, required: true } },
  { _id: false },
);
