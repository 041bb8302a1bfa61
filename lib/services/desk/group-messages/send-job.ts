import { canActOnMany } from '@/lib/agency-access';
import { filledFor, type LeftOut } from '@/lib/domain/agency/group-messages';
import { AppError } from '@/lib/domain/errors';
import type { Viewer } from '@/lib/platform/auth/viewer';
import { enqueue } from '@/lib/platform/jobs/queue';
import { defineJob } from '@/lib/platform/jobs/worker';
import { spend } from '@/lib/platform/limits/rate-limits';
import { sendMail } from '@/lib/platform/mail/send';
import { asViewer } from '@/lib/services/people/prospects/steps';
import { announceChange, changeOfAgent } from '@/lib/services/records/notices/changes';
import { GroupMessage, type GroupMessageRecord } from '@/models/group-message';
import type { Id } from '@/models/id';
import { Prospect } from '@/models/prospect';
import { User } from '@/models/user';
import { writeAbout } from '../messages/threads';
import { type Reader, readersOf } from './readers';

const AT_ONCE = 50;

/**
 * Sends a message to many, as its sender may now: each reader is asked for again. What doesn't fit into a day waits for the next. Run again
 * it goes on where it was cut off, and no one gets it twice.
 */
export const sendGroupMessages = defineJob({
  kind: 'group-message',
  async run({ messageId }, { signal }) {
    for (;;) {
      signal.throwIfAborted();
      const message = await GroupMessage.findOne({ _id: messageId, state: 'sending' }).lean();
      if (!message) return;
      const wait = await sendPart(message);
      await announceChange(changeOfAgent(message.agencyId));
      if (wait === null) continue;
      const runAt = new Date(Date.now() + wait * 1_000);
      await GroupMessage.updateOne({ _id: message._id }, { $set: { nextOn: runAt } });
      await enqueue('group-message', { messageId }, { key: `${messageId} ${runAt.getTime()}`, runAt });
      return;
    }
  },
});

/** Sends the next of a message. Returns the seconds after which more may go; null while they may. */
async function sendPart(message: GroupMessageRecord): Promise<number | null> {
  const { _id, by, ids, done } = message;
  const sender = await senderOf(by);
  const end = { state: sender ? ('sent' as const) : ('stopped' as const), nextOn: null };
  const some = sender ? ids.slice(done, done + AT_ONCE) : [];
  if (!sender || some.length === 0) {
    await GroupMessage.updateOne({ _id, state: 'sending' }, { $set: end });
    return null;
  }
  const { readers, why } = await readersNow(sender, some);
  const failed: GroupMessageRecord['failed'] = [];
  let tried = 0;
  let wait: number | null = null;
  for (const id of some) {
    const reader = readers.get(String(id));
    if (!reader) failed.push({ _id: id, why: why.get(String(id)) ?? 'away' });
    else {
      wait = await place(message);
      if (wait !== null) break;
      await sendTo(sender, message, reader);
    }
    tried++;
  }
  await GroupMessage.updateOne({ _id, done }, { $set: { done: done + tried }, $push: { failed: { $each: failed } } });
  return wait;
}

/** The sender, while they may still write to many. */
async function senderOf(by: Id): Promise<Viewer | null> {
  const person = await User.findOne({ _id: by, isVerified: true, disabled: { $ne: true } }, 'name email agency').lean();
  const sender = person && !person.agency?.closed ? asViewer(person) : null;
  return sender && canActOnMany(sender, 'message') ? sender : null;
}

/** Which of these records may be written to now, and why the others may not. */
async function readersNow(sender: Viewer, ids: readonly Id[]) {
  const records = await Prospect.find({ _id: { $in: [...ids] } }, 'studentId stage').lean();
  const recordOf = new Map(records.flatMap(({ _id, studentId }) => (studentId ? [[String(studentId), _id]] : [])));
  const leads = records.filter(({ studentId }) => !studentId).map(({ _id }) => _id);
  const students = records.flatMap(({ studentId }) => studentId ?? []);
  const found = await Promise.all([
    readersOf(sender, { subject: 'lead', ids: leads, channel: 'email' }),
    readersOf(sender, { subject: 'student', ids: students, channel: 'email' }),
  ]);
  const readers = new Map(found.flatMap((one) => one.readers.map((reader) => [String(reader.recordId), reader])));
  const why = new Map<string, LeftOut>(
    found.flatMap(({ left }) =>
      left.map((one) => [String(recordOf.get(String(one._id)) ?? one._id), one.why] as const),
    ),
  );
  return { readers, why };
}

/** Takes a place among the agency's emails of a day; the seconds to wait for one where there is none. */
async function place({ agencyId }: GroupMessageRecord): Promise<number | null> {
  try {
    await spend('group-mails', String(agencyId));
    return null;
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'too_many_requests') throw error;
    return error.retryAfter ?? 3_600;
  }
}

async function sendTo(sender: Viewer, { _id, text }: GroupMessageRecord, reader: Reader): Promise<void> {
  const key = `${_id}:${reader.recordId}`;
  const { recordId, applicationId, course } = reader;
  await sendMail({ template: 'group-message', messageId: String(_id), recordId: String(recordId), course }, { key });
  if (!applicationId) return;
  const written = { text: filledFor(text, reader), key: `${_id}${recordId}` };
  await writeAbout(sender, String(applicationId), 'messages', written).catch((error) => {
    // The application went meanwhile; the email goes all the same.
    if (!(error instanceof AppError) || error.status >= 500) throw error;
  });
}
