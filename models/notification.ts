import { Schema, type Types } from 'mongoose';
import { defineModel, stamps } from './define';

export interface NotificationRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  notification: string;
  /** Where it leads inside the reader's own area, without the area: '/my-applications'. */
  href: string;
  readOn: Date | null;
  createdOn: Date;
}

const schema = new Schema<NotificationRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    notification: { type: String, required: true },
    href: { type: String, default: '' },
    readOn: { type: Date, default: null },
  },
  stamps,
);
schema.index({ userId: 1, readOn: 1, createdOn: -1 });

export const Notification = defineModel('Notification', schema, 'notifications');
