import { Schema, type Types } from 'mongoose';
import { defineModel, stamps } from './define';

export interface CategoryRecord {
  _id: Types.ObjectId;
  name: string;
  subcategories: { _id: Types.ObjectId; name: string }[];
  createdOn: Date;
}

const schema = new Schema<CategoryRecord>(
  {
    name: { type: String, required: true },
    subcategories: [new Schema({ name: { type: String, required: true } })],
  },
  stamps,
);
schema.index({ name: 1 }, { unique: true });

export const Category = defineModel('Category', schema, 'categories');
