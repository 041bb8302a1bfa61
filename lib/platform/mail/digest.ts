import type { Types } from 'mongoose';
import { NEW_WORK_NOTICES } from '@/lib/domain/applications/work';
import { helpedNow } from '@/lib/platform/auth/helps';
import { Application } from '@/models/application';
import { Message } from '@/models/message';
import { Notification } from '@/models/notification';
import { User, type UserRecord } from '@/models/user';
import type { UnreadFrom } from './templates/notices';

/** How many people and applications a digest names. */
const SENDERS = 8;

/** The notices that stand for what is unread about applications: their addresses begin so. */
const ABOUT_APPLICATIONS = /^\/messages\/application\//;

/** The notices whose readers are mailed when they leave them unread: what was written about applications, and new work. */
export const MAILED_NOTICES = {
  $or: [{ href: ABOUT_APPLICATIONS }, { group: { $in: Object.values(NEW_WORK_NOTICES) } }],
};

/**
 * Who wrote what a user has not read, and what is new at the desk, the latest first, and how many that is in all. What is unread about an
 * application counts once, as its notice does.
 */
export async function unreadFor(user: Reader): Promise<{ senders: UnreadFrom[]; total: number }> {
  const parts = await Promise.all([fromPeople(user._id), aboutApplications(user), newWork(user)]);
  const all = parts.flat().sort((a, b) => Number(b.at) - Number(a.at));
  return { senders: all.slice(0, SENDERS), total: all.reduce((sum, { count }) => sum + count, 0) };
}

type Reader = Pick<UserRecord, '_id' | 'role' | 'helps'>;
type Unread = UnreadFrom & { at: Date };

async function fromPeople(userId: Types.ObjectId): Promise<Unread[]> {
  const groups = await Message.aggregate<{ _id: Types.ObjectId; count: number; newest: string; at: Date }>([
    { $match: { to: userId, readOn: null } },
    { $sort: { createdOn: -1 } },
    { $group: { _id: '$from', count: { $sum: 1 }, newest: { $first: '$text' }, at: { $first: '$createdOn' } } },
  ]);
  const people = await User.find({ _id: { $in: groups.map(({ _id }) => _id) } }, 'name').lean();
  const names = new Map(people.map(({ _id, name }) => [String(_id), name]));
  return groups.map(({ _id, count, newest, at }) => {
    const name = names.get(String(_id)) ?? 'Someone';
    return { href: `/messages/chat/${_id}`, name, isPerson: true, count, newest, at };
  });
}

async function aboutApplications({ _id: userId, role, helps }: Reader): Promise<Unread[]> {
  const unread = { userId, readOn: null, href: ABOUT_APPLICATIONS };
  const notices = await Notification.find(unread).sort({ createdOn: -1 }).limit(SENDERS).lean();
  // An agent or a helper may have lost the student since: the notice stays, its application is no longer theirs to read.
  const theirs =
    role === 'student' ? { userId } : role === 'agent' ? { $or: [{ agentId: userId }, { memberId: userId }] } : {};
  const helped = helps ? { userId: { $in: await helpedNow(helps, new Date()) } } : theirs;
  const named = { _id: { $in: notices.map(({ href }) => idIn(href)) } };
  const applications = await Application.find({ ...named, ...helped }, 'lastMessage').lean();
  const newestOf = new Map(applications.map(({ _id, lastMessage }) => [String(_id), lastMessage?.text ?? '']));
  return notices.flatMap(({ notification, href, createdOn }) => {
    const newest = newestOf.get(idIn(href));
    if (newest === undefined) return [];
    // A note's words are not the thread's newest.
    const text = href.includes('room=notes') ? '' : newest;
    return { href, name: notification.replace(/\.$/, ''), isPerson: false, count: 1, newest: text, at: createdOn };
  });
}

/** What is new at the desk: one line for each kind. */
async function newWork({ _id: userId }: Reader): Promise<Unread[]> {
  const unread = { userId, readOn: null, group: { $in: Object.values(NEW_WORK_NOTICES) } };
  const notices = await Notification.find(unread).sort({ createdOn: -1 }).limit(SENDERS).lean();
  return notices.map(({ notification, href, createdOn: at }) => {
    const name = notification.replace(/\.$/, '');
    return { href, name, isPerson: false, isWork: true, count: 1, newest: '', at };
  });
}

const idIn = (href: string) => /[0-9a-f]{24}/.exec(href)?.[0] ?? '0'.repeat(24);
