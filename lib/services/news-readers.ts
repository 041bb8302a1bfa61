import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { publish } from '@/lib/events/bus';
import { defineJob } from '@/lib/jobs/worker';
import { Notification } from '@/models/notification';
import { User } from '@/models/user';

/** How many readers are told at a time. */
const CHUNK = 500;

/** Tells everybody who wants the newsletter of a piece of news, in portions along the accounts' ids: memory stays flat. */
export const tellNews = defineJob({
  kind: 'tell-news',
  async run({ title }, { id, signal }) {
    for (const role of ['student', 'agent'] as const) {
      let after = new Types.ObjectId('000000000000000000000000');
      for (;;) {
        signal.throwIfAborted();
        const people = await User.find({ role, _id: { $gt: after } }, 'settings isVerified')
          .sort({ role: 1, _id: 1 })
          .limit(CHUNK)
          .lean();
        const last = people.at(-1);
        if (!last) break;
        after = last._id;
        const readers = people.filter(({ isVerified, settings }) => {
          return isVerified && settings.newsLetter && settings.notifications;
        });
        await tell(
          id,
          title,
          readers.map(({ _id }) => _id),
        );
      }
    }
  },
});

/** The ids come from the job's and the reader's: a second run after a crash finds the notices that are there already. */
async function tell(jobId: string, title: string, readers: Types.ObjectId[]): Promise<void> {
  if (!readers.length) return;
  const notification = `News: ${title}`;
  const notices = readers.map((userId) => ({ _id: noticeId(jobId, userId), userId, notification, href: '' }));
  const known = await Notification.find({ _id: { $in: notices.map(({ _id }) => _id) } }, '_id').lean();
  const told = new Set(known.map(({ _id }) => String(_id)));
  const fresh = notices.filter(({ _id }) => !told.has(String(_id)));
  if (!fresh.length) return;
  await Notification.insertMany(fresh);
  await publish({
    kind: 'notification',
    to: fresh.map(({ userId }) => String(userId)),
    payload: { notification, href: '' },
  });
}

function noticeId(jobId: string, userId: Types.ObjectId): Types.ObjectId {
  return new Types.ObjectId(createHash('sha256').update(`${jobId} ${userId}`).digest().subarray(0, 12));
}
