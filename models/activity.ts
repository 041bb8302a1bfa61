import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema, stamps } from './define';

export interface ActivityRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  activity: string;
  createdOn: Date;
}

const schema = defineSchema<ActivityRecord>(
  { userId: { type: Schema.Types.ObjectId, required: true }, activity: { type: String, required: true } },
  stamps,
);
schema.index({ userId: 1, createdOn: -1 });

export const Activity = defineModel('Activity', schema, 'activities');
