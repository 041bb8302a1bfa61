import type { Types } from 'mongoose';
import { defineModel, defineSchema, type Part, stamps } from './define';

/** A field of study as the catalogue is divided, with its subcategories. */
export interface CategoryRecord {
  _id: Types.ObjectId;
  name: string;
  subcategories: { _id: Types.ObjectId; name: string }[];
  createdOn: Date;
  updatedOn?: Date;
}

const schema = defineSchema<CategoryRecord>(
  {
    name: { type: String, required: true },
    subcategories: [defineSchema<Part<CategoryRecord['subcategories']>>({ name: { type: String, required: true } })],
  },
  stamps,
);
schema.index({ name: 1 }, { unique: true });

/** A name is unique; subcategories live and go with it. */
export const Category = defineModel('Category', schema, 'categories');
