import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema, stamps } from './define';

/** A search that someone named, to come back to it and to hear of new courses. */
export interface SavedSearchRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  /** Which of the account's searches it is, from 0: with a unique index no account gets more than it may. */
  place: number;
  /** No two searches of an account have the same one: see `nameKey`. */
  name: string;
  /** The name as it counts in comparisons (`plainName`). */
  nameKey: string;
  /** The search as the search part of an address, without the '?'. */
  search: string;
  /**
   * What its keyword was read as when it was saved, where no course has the words themselves, as the search part of an address;
   * '' where they are searched for as they are. Absent on those saved before this was kept, until they are next looked for.
   */
  reading?: string;
  /** Whether new courses are mailed. */
  mails: boolean;
  /** Courses from then on are new. */
  since: Date;
  /** Where a look has begun and not ended: up to when it looks. Its mail is named by `since`, so that it is sent once. */
  until: Date | null;
  /** When to look next. */
  dueOn: Date;
  createdOn: Date;
  updatedOn: Date;
}

const schema = defineSchema<SavedSearchRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    place: { type: Number, required: true },
    name: { type: String, required: true },
    nameKey: { type: String, required: true },
    search: { type: String, required: true },
    reading: { type: String },
    mails: { type: Boolean, required: true },
    since: { type: Date, required: true },
    until: { type: Date, default: null },
    dueOn: { type: Date, required: true },
  },
  stamps,
);
schema.index({ userId: 1, place: 1 }, { unique: true });
schema.index({ userId: 1, nameKey: 1 }, { unique: true });
schema.index({ mails: 1, dueOn: 1 });

/** Numbered places bound how many an account has. */
export const SavedSearch = defineModel('SavedSearch', schema, 'saved_searches');
