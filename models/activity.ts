import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema, stamps } from './define';

/** A line of the history that a person sees of their own doings. */
export interface ActivityRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  activity: string;
  /** A list that was taken out as a file; absent for all else. */
  kind?: 'export';
  createdOn: Date;
}

const schema = defineSchema<ActivityRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    activity: { type: String, required: true },
    kind: { type: String, enum: ['export'] },
  },
  stamps,
);
schema.index({ userId: 1, createdOn: -1 });
schema.index({ userId: 1, kind: 1, createdOn: -1 });

/** Read by account, the newest first. */
export const Activity = defineModel('Activity', schema, 'activities');
