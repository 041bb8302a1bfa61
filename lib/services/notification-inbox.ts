import { ownUserId } from '@/lib/access';
import type { Viewer } from '@/lib/auth/viewer';
import { notFound } from '@/lib/errors';
import { publish } from '@/lib/events/bus';
import { Notification } from '@/models/notification';
import { pageOf } from './lists';

/** The viewer's unread notifications, newest first, with their number. 404 for another's. */
export async function unreadNotifications(
  viewer: Viewer,
  userId: string,
  paging: { page?: number | undefined; limit?: number | undefined } = {},
) {
  const unread = { userId: ownUserId(viewer, userId), readOn: null };
  const { skip, limit } = pageOf(paging);
  const [records, count] = await Promise.all([
    Notification.find(unread).sort({ createdOn: -1 }).skip(skip).limit(limit).lean(),
    Notification.countDocuments(unread),
  ]);
  const notifications = records.map(({ _id, notification, href, createdOn }) => ({
    _id: String(_id),
    notification,
    href,
    createdOn: createdOn.toISOString(),
  }));
  return { notifications, unread: count };
}

/** Marks one as read; again is fine. 404 for another's notification. */
export async function readNotification(viewer: Viewer, notificationId: string, userId: string): Promise<void> {
  const own = { _id: notificationId, userId: ownUserId(viewer, userId) };
  const { modifiedCount } = await Notification.updateOne({ ...own, readOn: null }, { $set: { readOn: new Date() } });
  if (modifiedCount) await tellOpenPages(viewer);
  else if (!(await Notification.exists(own))) throw notFound('Notification not found.');
}

/** Marks all of the viewer's notifications as read. */
export async function readAllNotifications(viewer: Viewer): Promise<void> {
  const unread = { userId: viewer.userId, readOn: null };
  const { modifiedCount } = await Notification.updateMany(unread, { $set: { readOn: new Date() } });
  if (modifiedCount) await tellOpenPages(viewer);
}

/** The bell counts in every open page of the reader. */
async function tellOpenPages(viewer: Viewer): Promise<void> {
  await publish({ kind: 'notifications-read', to: [viewer.userId], payload: {} });
}
