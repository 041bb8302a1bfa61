import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { publish } from '@/lib/platform/events/bus';
import { defineJob } from '@/lib/platform/jobs/worker';
import { sendMail } from '@/lib/platform/mail/send';
import { Notification } from '@/models/notification';
import { User } from '@/models/user';

/** How many readers are notified at a time. */
const CHUNK = 500;

/** Leaves a notice of a piece of news for all users who want the newsletter and notices. */
export const notifyNewsReaders = defineJob({
  kind: 'tell-news',
  async run({ title }, { id, signal }) {
    for await (const readers of newsReaders(signal)) {
      await leaveNotices(
        id,
        title,
        readers.filter(({ wantsNotices }) => wantsNotices).map(({ userId }) => userId),
      );
    }
  },
});

/** Asks for an e-mail to all users who want the newsletter; run again after a crash it asks for none twice. */
export const mailNews = defineJob({
  kind: 'mail-news',
  async run({ articleId }, { signal }) {
    for await (const readers of newsReaders(signal)) {
      for (const { userId } of readers) {
        await sendMail({ template: 'news', userId: String(userId), articleId }, { key: `${articleId}:${userId}` });
      }
    }
  },
});

/** Who wants the newsletter, in portions along the accounts' ids: memory stays flat. */
async function* newsReaders(signal: AbortSignal): AsyncGenerator<{ userId: Types.ObjectId; wantsNotices: boolean }[]> {
  for (const role of ['student', 'agent'] as const) {
    let after = new Types.ObjectId('000000000000000000000000');
    for (;;) {
      signal.throwIfAborted();
      const people = await User.find({ role, _id: { $gt: after } }, 'settings isVerified disabled')
        .sort({ role: 1, _id: 1 })
        .limit(CHUNK)
        .lean();
      const last = people.at(-1);
      if (!last) break;
      after = last._id;
      yield people
        .filter(({ isVerified, disabled, settings }) => isVerified && !disabled && settings.newsLetter)
        .map(({ _id, settings }) => ({ userId: _id, wantsNotices: settings.notifications }));
    }
  }
}

/** The ids come from the job's and the reader's: a second run after a crash finds the notices that are there already. */
async function leaveNotices(jobId: string, title: string, readers: Types.ObjectId[]): Promise<void> {
  if (!readers.length) return;
  const notification = `News: ${title}`;
  const notices = readers.map((userId) => ({ _id: noticeId(jobId, userId), userId, notification, href: '' }));
  const known = await Notification.find({ _id: { $in: notices.map(({ _id }) => _id) } }, '_id').lean();
  const existing = new Set(known.map(({ _id }) => String(_id)));
  const fresh = notices.filter(({ _id }) => !existing.has(String(_id)));
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
