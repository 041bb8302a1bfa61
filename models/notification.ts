import { Schema, type Types } from 'mongoose';
import { defineModel, defineSchema, stamps } from './define';

/** A line behind the bell. */
export interface NotificationRecord {
  _id: Types.ObjectId;
  userId: Types.ObjectId;
  notification: string;
  /** Where it leads inside the reader's own area, without the area: '/my-applications'. */
  href: string;
  /** Notices of one group are one while it is unread; absent for one that stands alone. */
  group?: string;
  /** The effects that it stands for, the newest last; each counts once. */
  stands?: Types.ObjectId[];
  /** How many it stands for. */
  count?: number;
  readOn: Date | null;
  createdOn: Date;
}

const schema = defineSchema<NotificationRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    notification: { type: String, required: true },
    href: { type: String, default: '' },
    group: { type: String },
    stands: { type: [Schema.Types.ObjectId], default: undefined },
    count: { type: Number },
    readOn: { type: Date, default: null },
  },
  stamps,
);
schema.index({ userId: 1, readOn: 1, createdOn: -1 });
/** The newest notice of a group. */
schema.index({ userId: 1, group: 1, _id: -1 }, { sparse: true });

/** Equal ones of a group become one while they are unread. */
export const Notification = defineModel('Notification', schema, 'notifications');
