import { Types } from 'mongoose';
import { contactsOf } from '@/lib/access';
import type { Viewer } from '@/lib/auth/viewer';
import type { Contact } from '@/lib/contract/messages';
import { notFound } from '@/lib/errors';
import { Message, type MessageRecord } from '@/models/message';
import { User, type UserRecord } from '@/models/user';
import { containing, type ListQuery, pageOf } from './lists';

/** The viewer's contacts: those with messages first, the newest conversation on top; then the others, newest first. */
export async function listContacts(
  viewer: Viewer,
  query: ListQuery,
): Promise<{ contacts: Contact[]; total: number; unread: number }> {
  const scope = contactsOf(viewer);
  if (!scope) return { contacts: [], total: 0, unread: 0 };
  const [last, unread] = await Promise.all([lastMessages(viewer), unreadCounts(viewer)]);
  const known = [...last.keys()].map((id) => new Types.ObjectId(id));
  const wanted = { $and: [scope, containing(query.q, ['name'])] };
  const { skip, limit } = pageOf(query);
  const [talkedTo, total] = await Promise.all([
    User.find({ $and: [wanted, { _id: { $in: known } }] }).lean(),
    User.countDocuments(wanted),
  ]);
  const newest = (user: UserRecord) => last.get(String(user._id))?.createdOn ?? '';
  talkedTo.sort((a, b) => newest(b).localeCompare(newest(a)));
  const first = talkedTo.slice(skip, skip + limit);
  const room = limit - first.length;
  const others = room
    ? await User.find({ $and: [wanted, { _id: { $nin: known } }] })
        .sort({ _id: -1 })
        .skip(Math.max(0, skip - talkedTo.length))
        .limit(room)
        .lean()
    : [];
  const contacts = [...first, ...others].map((user) => ({
    ...personOf(user),
    unread: unread.get(String(user._id)) ?? 0,
    last: last.get(String(user._id)) ?? null,
  }));
  return { contacts, total, unread: [...unread.values()].reduce((sum, count) => sum + count, 0) };
}

/** One of the viewer's contacts. 404 for anybody else. */
export async function contactOf(viewer: Viewer, userId: string): Promise<UserRecord> {
  const scope = contactsOf(viewer);
  const contact = scope && (await User.findOne({ $and: [{ _id: userId }, scope] }).lean());
  if (!contact) throw notFound('User not found.');
  return contact;
}

/** Whether this person is one of the viewer's contacts. */
export async function isContactOf(viewer: Viewer, userId: string): Promise<boolean> {
  const scope = contactsOf(viewer);
  return scope !== null && (await User.exists({ $and: [{ _id: userId }, scope] })) !== null;
}

/** A person as the messages show them. */
export function personOf({ _id, name, role, jobTitle }: UserRecord) {
  return { _id: String(_id), name, role, jobTitle };
}

type Last = NonNullable<Contact['last']>;

/** The newest message with each person the viewer has messages with, by that person's id. */
async function lastMessages(viewer: Viewer): Promise<Map<string, Last>> {
  const me = new Types.ObjectId(viewer.userId);
  const group = {
    from: { $first: '$from' },
    to: { $first: '$to' },
    text: { $first: '$text' },
    attachments: { $first: '$attachments' },
    createdOn: { $first: '$createdOn' },
  };
  const newest = await Message.aggregate<Pick<MessageRecord, 'from' | 'to' | 'text' | 'attachments' | 'createdOn'>>([
    { $match: { $or: [{ from: me }, { to: me }] } },
    { $sort: { createdOn: -1, _id: -1 } },
    { $group: { _id: '$conversation', ...group } },
  ]);
  return new Map(
    newest.map(({ from, to, text, attachments, createdOn }) => [
      String(from.equals(me) ? to : from),
      {
        from: String(from),
        text,
        files: (attachments ?? []).map(({ name }) => name),
        createdOn: createdOn.toISOString(),
      },
    ]),
  );
}

/** Unread messages by the id of who wrote them. */
async function unreadCounts(viewer: Viewer): Promise<Map<string, number>> {
  const counts = await Message.aggregate<{ _id: Types.ObjectId; count: number }>([
    { $match: { to: new Types.ObjectId(viewer.userId), readOn: null } },
    { $group: { _id: '$from', count: { $sum: 1 } } },
  ]);
  return new Map(counts.map(({ _id, count }) => [String(_id), count]));
}
