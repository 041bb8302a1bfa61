import { ownUserId } from '@/lib/access';
import { notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { publish } from '@/lib/platform/events/bus';
import { Notification, type NotificationRecord } from '@/models/notification';
import { pageOf } from '../lists/lists';

/** The viewer's unread notifications, newest first, with their number. 404 for another's. */
export async function unreadNotifications(
  viewer: Viewer,
  userId: string,
  paging: { page?: number | undefined; limit?: number | undefined } = {},
) {
  const unread = { userId: ownUserId(viewer, userId), readOn: null };
  const { skip, limit } = pageOf(paging);
  const records = await Notification.find(unread).sort({ createdOn: -1 }).skip(skip).limit(limit).lean();
  // A page that isn't full is the last one, unless it is beyond it.
  const isLast = records.length < limit && (records.length > 0 || skip === 0);
  const count = isLast ? skip + records.length : await Notification.countDocuments(unread);
  return { notifications: records.map(viewOf), unread: count };
}

/** The notifications the viewer has read, the one read last on top. */
export async function readNotifications(viewer: Viewer, paging: { page: number; limit: number }) {
  const { skip, limit } = pageOf(paging);
  const records = await Notification.find({ userId: viewer.userId, readOn: { $ne: null } })
    .sort({ readOn: -1, createdOn: -1 })
    .skip(skip)
    .limit(limit)
    .lean();
  return records.map(viewOf);
}

/** How many notifications the viewer has: unread ones, and read ones. */
export async function notificationCounts({ userId }: Viewer): Promise<{ unread: number; read: number }> {
  const [unread, read] = await Promise.all([
    Notification.countDocuments({ userId, readOn: null }),
    Notification.countDocuments({ userId, readOn: { $ne: null } }),
  ]);
  return { unread, read };
}

/** Marks one as read; a second call changes nothing. 404 for another's notification. */
export async function readNotification(viewer: Viewer, notificationId: string, userId: string): Promise<void> {
  const own = { _id: notificationId, userId: ownUserId(viewer, userId) };
  const { modifiedCount } = await Notification.updateOne({ ...own, readOn: null }, { $set: { readOn: new Date() } });
  if (modifiedCount) await notifyOpenPages(viewer);
  else if (!(await Notification.exists(own))) throw notFound('Notification not found.');
}

/** Marks all of the viewer's notifications as read. */
export async function readAllNotifications(viewer: Viewer): Promise<void> {
  const unread = { userId: viewer.userId, readOn: null };
  const { modifiedCount } = await Notification.updateMany(unread, { $set: { readOn: new Date() } });
  if (modifiedCount) await notifyOpenPages(viewer);
}

function viewOf({ _id, notification, href, createdOn }: NotificationRecord) {
  return { _id: String(_id), notification, href, createdOn: createdOn.toISOString() };
}

/** The bell counts in every open page of the reader. */
async function notifyOpenPages(viewer: Viewer): Promise<void> {
  await publish({ kind: 'notifications-read', to: [viewer.userId], payload: {} });
}
