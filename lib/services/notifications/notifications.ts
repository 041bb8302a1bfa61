import { publish } from '@/lib/events/bus';
import { Notification } from '@/models/notification';
import { User } from '@/models/user';

/** Leaves a notice for a user who wants notices, and tells their open pages. `href` is inside the reader's own area. */
export async function notify(userId: string, notification: string, href: string): Promise<void> {
  const reader = await User.findById(userId, 'settings.notifications').lean();
  if (!reader?.settings.notifications) return;
  const { _id } = await Notification.create({ userId, notification, href });
  await publish({ kind: 'notification', to: [userId], payload: { _id: String(_id), notification, href } });
}
