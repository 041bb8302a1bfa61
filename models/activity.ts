import { Schema, type Types } from 'mongoose';
import { defineModel, stamps } from './define';

export interface ActivityRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  activity: string;
  createdOn: Date;
}

const schema = new Schema<ActivityRecord>(
  { userId: { type: Schema.Types.ObjectId, required: true }, activity: { type: String, required: true } },
  stamps,
);
schema.index({ userId: 1, createdOn: -1 });

export const Activity = defineModel('Activity', schema, 'activities');
