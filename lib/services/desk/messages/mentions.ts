import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { mentionedIds } from '@/lib/domain/desk/mentions';
import { invalid } from '@/lib/domain/errors';
import { ACTIVE_STAFF } from '@/lib/services/people/staff/choose';
import { notify } from '@/lib/services/records/notices/notifications';
import type { MessageRecord } from '@/models/message';
import { User } from '@/models/user';

/** The most people whom one note can mention. */
const MOST = 20;

/** The staff whom a note's text mentions. 422 for too many, or for an id that isn't active staff. */
export async function mentionsIn(text: string): Promise<{ _id: Types.ObjectId; name: string }[]> {
  const ids = mentionedIds(text);
  if (!ids.length) return [];
  if (ids.length > MOST) throw invalid({ text: `At most ${MOST} people in one note.` });
  const staff = await User.find({ _id: { $in: ids }, ...ACTIVE_STAFF }, 'name').lean();
  if (staff.length < ids.length) throw invalid({ text: 'You can only mention staff who can sign in.' });
  return staff.map(({ _id, name }) => ({ _id, name }));
}

/**
 * Notifies those whom a note mentions, its author left out: once for each, however often it is asked for. Returns their
 * ids.
 */
export async function notifyMentioned(note: MessageRecord, notification: string, href: string): Promise<string[]> {
  const ids = (note.mentions ?? []).map(({ _id }) => String(_id)).filter((userId) => userId !== String(note.from));
  for (const userId of ids) {
    const name = createHash('sha256').update(`mention:${note._id}:${userId}`).digest('hex');
    await notify(userId, notification, href, new Types.ObjectId(name.slice(0, 24)));
  }
  return ids;
}
