import type { Types } from 'mongoose';
import { defineModel, defineSchema, type Part, stamps } from './define';

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

export const Category = defineModel('Category', schema, 'categories');
