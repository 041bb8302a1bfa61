import { Schema, type Types } from 'mongoose';
import type { ViewedList } from '@/lib/domain/desk/saved-views';
import { defineModel, defineSchema, stamps } from './define';

/** A list's search, filters and order under a name. */
export interface SavedView {
  _id: Types.ObjectId;
  list: ViewedList;
  name: string;
  /** What stands in the list's address, without the '?'. */
  query: string;
  /** All staff see it. */
  shared: boolean;
}

/** The views of one member of staff, in their order: one record, so that their number has a bound. */
export interface StaffViewsRecord {
  /** Of the account. */
  _id: Types.ObjectId;
  views: SavedView[];
  /** Counts the changes. */
  revision: number;
  createdOn: Date;
  updatedOn: Date;
}

const view = defineSchema<SavedView>({
  list: { type: String, required: true },
  name: { type: String, required: true },
  query: { type: String, default: '' },
  shared: { type: Boolean, default: false },
});

const schema = defineSchema<StaffViewsRecord>(
  { _id: { type: Schema.Types.ObjectId, required: true }, views: [view], revision: { type: Number, default: 0 } },
  stamps,
);
schema.index({ 'views._id': 1 });
/** What others share. */
schema.index({ 'views.shared': 1 });

/** By the account whose views they are. */
export const StaffViews = defineModel('StaffViews', schema, 'staffviews');
