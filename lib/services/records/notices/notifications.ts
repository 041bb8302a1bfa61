import { Types } from 'mongoose';
import { publish } from '@/lib/platform/events/bus';
import { createOnce } from '@/models/define';
import { Notification } from '@/models/notification';
import { User } from '@/models/user';

/**
 * Leaves a notice for a user who wants notices, and shows it on their open pages; with an `id`, once however often it is
 * asked for. `href` is inside the reader's own area.
 */
export async function notify(
  userId: string,
  notification: string,
  href: string,
  id = new Types.ObjectId(),
): Promise<void> {
  if (!(await wantsNotices(userId))) return;
  await createOnce(Notification, { _id: id, userId: new Types.ObjectId(userId), notification, href });
  await publish({ kind: 'notification', to: [userId], payload: { _id: String(id), notification, href } });
}

/** Whether the user has notices on. */
export async function wantsNotices(userId: string): Promise<boolean> {
  const reader = await User.findById(userId, 'settings.notifications').lean();
  return reader?.settings.notifications === true;
}
