import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { publish } from '@/lib/platform/events/bus';
import { createOnce } from '@/models/define';
import { Notification, type NotificationRecord } from '@/models/notification';
import { wantsNotices } from './notifications';

/** A notice that many of its kind make one of, as long as the reader hasn't read it. */
export interface GroupedNotice {
  /** What is counted together. */
  group: string;
  /** The text for one, and for several with their number as '{n}'. */
  one: string;
  many: string;
  /** Inside the reader's own area: for one, and for several. */
  href: string;
  hrefOfMany: string;
  /** The bell alone shows it, no note on the page. */
  quiet?: true;
}

/** How many effects a notice remembers. One that is delivered again comes soon after its first try. */
const MOST_REMEMBERED = 200;

/**
 * Leaves a notice, or counts it into the unread one of its group. Each effect counts once, however often it is asked
 * for; of many at the same moment one makes the notice, and the others are counted into it.
 */
export async function notifyGrouped(userId: string, notice: GroupedNotice, effectId: Types.ObjectId): Promise<void> {
  for (let wants = false; ; wants = true) {
    const newest = await Notification.findOne({ userId, group: notice.group }).sort({ _id: -1 }).lean();
    if (newest?.stands?.some((id) => id.equals(effectId))) return;
    if (!wants && !(await wantsNotices(userId))) return;
    const shown = newest && newest.readOn === null ? await counted(newest, notice, effectId) : null;
    // The bell counts anew, without a toast for each.
    if (shown) return countAnew(userId);
    if (newest && newest.readOn === null) continue;
    const made = await created(userId, notice, effectId, newest);
    if (made) return notice.quiet ? countAnew(userId) : announce(made);
  }
}

/** The unread notice with one more in it; null when it was read or changed in between. */
async function counted(newest: NotificationRecord, notice: GroupedNotice, effectId: Types.ObjectId) {
  const count = (newest.count ?? 1) + 1;
  const now = {
    notification: notice.many.replace('{n}', String(count)),
    href: notice.hrefOfMany,
    count,
    createdOn: new Date(),
  };
  return Notification.findOneAndUpdate(
    { _id: newest._id, userId: newest.userId, readOn: null, count: newest.count },
    { $set: now, $push: { stands: { $each: [effectId], $slice: -MOST_REMEMBERED } } },
    { returnDocument: 'after', overwriteImmutable: true },
  ).lean();
}

/** A new notice; null when another one of the group was made at the same moment. */
async function created(
  userId: string,
  { group, one, href }: GroupedNotice,
  effectId: Types.ObjectId,
  before: NotificationRecord | null,
) {
  const _id = idAfter(`${userId}:${group}`, before);
  const record = { _id, userId: new Types.ObjectId(userId), group, notification: one, href, count: 1 };
  await createOnce(Notification, { ...record, stands: [effectId] });
  const stored = await Notification.findById(_id).lean();
  return stored?.stands?.some((id) => id.equals(effectId)) ? stored : null;
}

/** The same id for all that would follow the same notice of a group: the database lets one of them in. */
function idAfter(group: string, before: NotificationRecord | null): Types.ObjectId {
  // The first four bytes count the notices of the group, so that the newest has the highest id.
  const place = before ? Number.parseInt(String(before._id).slice(0, 8), 16) + 1 : 0;
  const rest = createHash('sha256').update(group).digest('hex').slice(0, 16);
  return new Types.ObjectId(place.toString(16).padStart(8, '0') + rest);
}

const countAnew = (userId: string) => publish({ kind: 'notifications-read', to: [userId], payload: {} });

async function announce({ _id, userId, notification, href }: NotificationRecord): Promise<void> {
  const payload = { _id: String(_id), notification, href };
  await publish({ kind: 'notification', to: [String(userId)], payload });
}
