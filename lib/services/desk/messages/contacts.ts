import { Types } from 'mongoose';
import { contactsOf } from '@/lib/access';
import { type Contact, MOST_COUNTED } from '@/lib/contract/messages/messages';
import { notFound } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { containing, type ListQuery, pageOf } from '@/lib/services/records/lists/lists';
import { Message } from '@/models/message';
import { User, type UserRecord } from '@/models/user';
import { newestMessages } from './conversations';

/** The viewer's contacts: those with messages first, the newest conversation on top; then the others, newest first. */
export async function listContacts(
  viewer: Viewer,
  query: ListQuery,
): Promise<{ contacts: Contact[]; total: number; unread: number }> {
  const scope = contactsOf(viewer);
  if (!scope) return { contacts: [], total: 0, unread: 0 };
  const last = await newestMessages(viewer.userId);
  const known = [...last.keys()].map((id) => new Types.ObjectId(id));
  const wanted = { $and: [scope, containing<UserRecord>(query.q, ['name'])] };
  const { skip, limit } = pageOf(query);
  const [found, total, unread] = await Promise.all([
    known.length ? User.find({ $and: [wanted, { _id: { $in: known } }] }, '_id').lean() : [],
    User.countDocuments(wanted),
    unreadCount(viewer),
  ]);
  const wantedIds = new Set([...found].map(({ _id }) => String(_id)));
  const talkedTo = known.filter((id) => wantedIds.has(String(id)));
  const page = talkedTo.slice(skip, skip + limit);
  const room = limit - page.length;
  const [named, others] = await Promise.all([
    page.length ? User.find({ _id: { $in: page } }).lean() : [],
    room
      ? User.find(known.length ? { $and: [wanted, { _id: { $nin: known } }] } : wanted)
          .sort({ _id: -1 })
          .skip(Math.max(0, skip - talkedTo.length))
          .limit(room)
          .lean()
      : [],
  ]);
  const place = new Map(page.map((id, index) => [String(id), index]));
  const first = [...named].sort((a, b) => (place.get(String(a._id)) ?? 0) - (place.get(String(b._id)) ?? 0));
  const contacts = [...first, ...others].map(async (user) => {
    const newest = last.get(String(user._id)) ?? null;
    return { ...personOf(user), unread: newest ? await unreadCount(viewer, user._id) : 0, last: newest };
  });
  return { contacts: await Promise.all(contacts), total, unread };
}

/** Returns one of the viewer's contacts. 404 for other users. */
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

/** How many messages the viewer has not read, from one person or from all; at most `MOST_COUNTED`. */
function unreadCount(viewer: Viewer, from?: Types.ObjectId): Promise<number> {
  const unread = { to: viewer.userId, readOn: null, ...(from ? { from } : {}) };
  return Message.countDocuments(unread).limit(MOST_COUNTED).exec();
}
