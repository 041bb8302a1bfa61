import type { Types } from 'mongoose';
import { MINUTE_MS } from '@/lib/domain/days/day';
import { defineJob } from '@/lib/platform/jobs/worker';
import { MAILED_NOTICES } from '@/lib/platform/mail/digest';
import { sendMail } from '@/lib/platform/mail/send';
import { Message } from '@/models/message';
import { Notification } from '@/models/notification';
import { User } from '@/models/user';

/** A user who is at the page has read a message by then. */
const UNREAD_FOR_MS = 10 * MINUTE_MS;
/** An older message is not mailed any more; without this bound every run would read all that is unread. */
const NOT_OLDER_THAN_MS = 24 * 60 * MINUTE_MS;
/** Not one mail per message: at most one digest to a person in this time. */
const AT_MOST_EVERY_MS = 4 * 60 * MINUTE_MS;

/** Looks for unread messages every few minutes. */
export const messageDigest = defineJob({
  kind: 'message-digest',
  everyMs: 5 * MINUTE_MS,
  async run(_payload, { signal }) {
    await digestUnread(new Date(), signal);
  },
});

/**
 * Asks for one e-mail to each user who has left messages unread for ten minutes: about all of them together, and again
 * only after four hours, if there are newer ones. Returns the number of users.
 */
export async function digestUnread(now: Date, signal?: AbortSignal): Promise<number> {
  const oldest = new Date(now.getTime() - NOT_OLDER_THAN_MS);
  const newest = new Date(now.getTime() - UNREAD_FOR_MS);
  const newestOf = new Map<string, Date>();
  for (const { _id, newest: on } of await unreadBetween(oldest, newest)) {
    const known = newestOf.get(String(_id));
    if (!known || known < on) newestOf.set(String(_id), on);
  }
  let asked = 0;
  for (const [userId, on] of newestOf) {
    signal?.throwIfAborted();
    if (await digestTo(userId, on, now)) asked++;
  }
  return asked;
}

/** Who has unread messages of this time, each with the newest: from a person, or noticed about an application. */
async function unreadBetween(oldest: Date, newest: Date): Promise<{ _id: Types.ObjectId; newest: Date }[]> {
  const unread = { readOn: null, createdOn: { $gt: oldest, $lte: newest } };
  const found = await Promise.all([
    Message.aggregate<{ _id: Types.ObjectId; newest: Date }>([
      { $match: { ...unread, to: { $ne: null } } },
      { $group: { _id: '$to', newest: { $max: '$createdOn' } } },
    ]),
    Notification.aggregate<{ _id: Types.ObjectId; newest: Date }>([
      { $match: { ...unread, ...MAILED_NOTICES } },
      { $group: { _id: '$userId', newest: { $max: '$createdOn' } } },
    ]),
  ]);
  return found.flat();
}

async function digestTo(_id: string, newest: Date, now: Date): Promise<boolean> {
  const user = await User.findById(_id, 'digestOn settings.notifications').lean();
  if (!user?.settings.notifications) return false;
  const last = user.digestOn?.getTime() ?? 0;
  if (newest.getTime() <= last || now.getTime() - last < AT_MOST_EVERY_MS) return false;
  // The mail first, under a key: when the process dies in between, the next run asks for the same one.
  await sendMail({ template: 'message-digest', userId: _id }, { key: `${_id}:${last}` });
  await User.updateOne({ _id }, { $set: { digestOn: now } });
  return true;
}
