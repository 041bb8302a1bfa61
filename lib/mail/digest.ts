import type { Types } from 'mongoose';
import { Message } from '@/models/message';
import { User } from '@/models/user';
import type { UnreadFrom } from './templates/notices';

/** How many people a digest names. */
const SENDERS = 8;

/** The senders of a user's unread messages, the latest first, and how many messages that is in all. */
export async function unreadFor(userId: Types.ObjectId): Promise<{ senders: UnreadFrom[]; total: number }> {
  const groups = await Message.aggregate<{ _id: Types.ObjectId; count: number; newest: string; at: Date }>([
    { $match: { to: userId, readOn: null } },
    { $sort: { createdOn: -1 } },
    { $group: { _id: '$from', count: { $sum: 1 }, newest: { $first: '$text' }, at: { $first: '$createdOn' } } },
  ]);
  const people = await User.find({ _id: { $in: groups.map(({ _id }) => _id) } }, 'name').lean();
  const names = new Map(people.map(({ _id, name }) => [String(_id), name]));
  const senders = groups
    .sort((a, b) => Number(b.at) - Number(a.at))
    .slice(0, SENDERS)
    .map(({ _id, count, newest }) => ({
      userId: String(_id),
      name: names.get(String(_id)) ?? 'Somebody',
      count,
      newest,
    }));
  return { senders, total: groups.reduce((sum, { count }) => sum + count, 0) };
}
