import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema } from './define';

/** What an admin set for a text that people search: other names of it, or that the built-in ones are switched off. */
export interface SearchEntryRecord {
  /** The text, as lib/engines/meaning/entry.ts makes it. */
  _id: string;
  /** What it is called besides; none: switched off. */
  means: string[];
  by: Types.ObjectId;
  at: Date;
}

const schema = defineSchema<SearchEntryRecord>(
  {
    _id: { type: String, required: true },
    means: { type: [String], required: true },
    by: { type: Schema.Types.ObjectId, required: true },
    at: { type: Date, required: true },
  },
  { versionKey: false },
);

/** By the text that people type. */
export const SearchEntry = defineModel('SearchEntry', schema, 'search_entries');
