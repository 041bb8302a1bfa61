import type { Viewer } from '@/lib/platform/auth/viewer';
import { publish } from '@/lib/platform/events/bus';
import { Message } from '@/models/message';
import { ReadMark } from '@/models/read-mark';
import { readNoticesOf } from './messages';

/** Marks what more than two people read as read by the viewer, and the notices that lead there. */
export async function markRead(
  viewer: Viewer,
  { conversation, application, href }: { conversation: string; application: string | null; href: string },
): Promise<void> {
  const newest = await Message.findOne({ conversation }, 'createdOn').sort({ createdOn: -1, _id: -1 }).lean();
  if (!newest) return;
  const mark = { userId: viewer.userId, conversation };
  // $max makes it harmless that two tabs do it at once, in any order.
  await ReadMark.updateOne(mark, { $max: { upTo: newest.createdOn } }, { upsert: true });
  const [upTo, readOn] = [newest.createdOn.toISOString(), new Date().toISOString()];
  const payload = { by: viewer.userId, of: null, application, upTo, readOn };
  await publish({ kind: 'messages-read', to: [viewer.userId], payload });
  await readNoticesOf(viewer, href);
}
