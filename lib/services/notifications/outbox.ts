import { type Collection, Types } from 'mongoose';
import type { Viewer } from '@/lib/auth/viewer';
import type { MailRequest } from '@/lib/domain/mail-requests';
import { enqueue } from '@/lib/jobs/queue';
import { defineJob } from '@/lib/jobs/worker';
import { log } from '@/lib/log';
import { sendMail } from '@/lib/mail/send';
import { Application } from '@/models/application';
import { Enquiry } from '@/models/enquiry';
import { Notification } from '@/models/notification';
import type { Outbox } from '@/models/outbox';
import { Suggestion } from '@/models/suggestion';
import { Task } from '@/models/task';
import { User } from '@/models/user';
import { applicationsFollow, type Following } from '../desk/follow';
import { isContactOf } from '../messages/contacts';
import { sendMessage } from '../messages/messages';
import { recordActivity } from '../people/activities';
import { type AcceptedPapers, fileAcceptedPapers } from '../profile/accepted-papers';
import { recordStaffAction } from '../staff/actions';
import { type StatusEntered, tasksOfStatus } from '../tasks/by-rule';
import { type TasksFollowing, tasksFollow } from '../tasks/follow';
import { announceChange, type Change } from './changes';
import { type GroupedNotice, notifyGrouped } from './grouped';
import { notify } from './notifications';
import { staffOf } from './staff-readers';

/** One effect of an action on other records or users: a notice, an e-mail, a log line. */
export type Effect =
  | { kind: 'activity'; userId: string; activity: string }
  | ({ kind: 'changed' } & Change)
  | ({ kind: 'notice' } & Notice)
  /** For the agent of the student in `whileAgentOf`: one who no longer is gets none. */
  | { kind: 'grouped-notice'; userId: string; notice: GroupedNotice; whileAgentOf?: string }
  /** To these members of staff; to the whole team where none of them is there any more, or none is named. */
  | { kind: 'staff-notice'; staff: string[]; notice: GroupedNotice }
  /** The same `key` sends one e-mail, however often it is asked for; without one, one per effect. */
  | { kind: 'mail'; request: MailRequest; key?: string }
  /** From a member of staff to a student, once; to one who can't sign in yet, none. */
  | { kind: 'message'; from: Pick<Viewer, 'userId' | 'role' | 'name'>; to: string; text: string }
  /** Bell and mail of moves that wait go out at that time. */
  | { kind: 'release-moves'; group: string; at: Date; key: string }
  | ({ kind: 'accepted-papers' } & AcceptedPapers)
  | ({ kind: 'applications-follow' } & Following)
  | ({ kind: 'tasks-follow' } & TasksFollowing)
  | ({ kind: 'tasks-of-status' } & StatusEntered)
  | {
      kind: 'staff-action';
      by: StaffActionParts[0];
      action: StaffActionParts[1];
      subject: StaffActionParts[2];
      change: StaffActionParts[3];
    };

export interface Notice {
  userId: string;
  notification: string;
  href: string;
  /** For the agent of this student: one who no longer is gets no notice. */
  whileAgentOf?: string;
}

type StaffActionParts = Parameters<typeof recordStaffAction>;

type Outgoing = Required<Outbox>;

/** The fields of a new record that hold its creation's effects until they are delivered. */
export function owing(effects: readonly Effect[]): Outgoing {
  return { outbox: effects.map((effect) => ({ _id: new Types.ObjectId(), effect })), outboxKey: new Types.ObjectId() };
}

/** The same for an update of a record: merge both parts into it. */
export function owingUpdate(effects: readonly Effect[]) {
  const { outbox, outboxKey } = owing(effects);
  return { $push: { outbox: { $each: outbox } }, $set: { outboxKey } };
}

/**
 * Delivers a record's effects, as it was read after the change, and empties its outbox. A second call, also at the same
 * time, delivers nothing twice. Rejects when the database does; the job below then delivers the rest.
 */
export async function settle({ collection }: Stored, { _id, outbox, outboxKey }: OwingRecord): Promise<void> {
  if (!outboxKey) return;
  for (const { _id: effectId, effect } of outbox ?? []) await deliver(effect as Effect, effectId);
  // A change made meanwhile has another key, and empties the outbox when it has delivered its own.
  await collection.updateOne({ _id, outboxKey }, { $unset: { outbox: '', outboxKey: '' } });
}

interface Stored {
  collection: Collection;
}
type OwingRecord = Outbox & { _id: Types.ObjectId };

const OWING: readonly Stored[] = [Application, Enquiry, Suggestion, Task, User];
/** The process that made the change delivers by itself; after this long it must have died, or its database failed. */
const OVERDUE_MS = 10_000;

/** Delivers what processes that died in the middle of an action left undelivered. */
export const settleOutboxes = defineJob({
  kind: 'settle-outboxes',
  everyMs: 15_000,
  async run(_payload, { signal }) {
    await settleOverdue(new Date(Date.now() - OVERDUE_MS), signal);
  },
});

/** Delivers what is undelivered since before this moment. Returns the number of records that had something. */
export async function settleOverdue(before: Date, signal?: AbortSignal): Promise<number> {
  const oldest = Types.ObjectId.createFromTime(0);
  const newest = Types.ObjectId.createFromTime(Math.floor(before.getTime() / 1000));
  let settled = 0;
  for (const stored of OWING) {
    const owing = stored.collection.find<OwingRecord>(
      { outboxKey: { $gte: oldest, $lt: newest } },
      { projection: { outbox: 1, outboxKey: 1 }, sort: { outboxKey: 1 } },
    );
    for await (const record of owing) {
      signal?.throwIfAborted();
      try {
        await settle(stored, record);
        settled += 1;
      } catch (error) {
        // The others must not wait for one that can't be delivered.
        log().warn(
          { err: error, record: String(record._id) },
          'what a record owes could not be delivered; trying again',
        );
      }
    }
  }
  return settled;
}

/** Delivers one effect; its id is that of what it makes. A second call changes nothing. */
export async function deliver(effect: Effect, _id: Types.ObjectId): Promise<void> {
  switch (effect.kind) {
    case 'activity':
      return recordActivity(effect.userId, effect.activity, _id);
    case 'changed':
      return announceChange(effect);
    case 'notice':
      return deliverNotice(effect, _id);
    case 'grouped-notice':
      if (effect.whileAgentOf && !(await isAgentOf(effect.userId, effect.whileAgentOf))) return;
      return notifyGrouped(effect.userId, effect.notice, _id);
    case 'staff-notice':
      for (const userId of await staffOf(effect.staff)) await notifyGrouped(userId, effect.notice, _id);
      return;
    case 'mail':
      return sendMail(effect.request, { key: effect.key ?? String(_id) });
    case 'message':
      return deliverMessage(effect, _id);
    case 'release-moves':
      await enqueue('release-moves', { group: effect.group }, { key: effect.key, runAt: effect.at });
      return;
    case 'accepted-papers':
      return fileAcceptedPapers(effect);
    case 'applications-follow':
      return applicationsFollow(effect);
    case 'tasks-follow':
      return tasksFollow(effect);
    case 'tasks-of-status':
      return tasksOfStatus(effect);
    case 'staff-action':
      return recordStaffAction(effect.by, effect.action, effect.subject, effect.change, _id);
  }
}

async function deliverMessage({ from, to, text }: Extract<Effect, { kind: 'message' }>, _id: Types.ObjectId) {
  const sender = { ...from, email: '' };
  if (await isContactOf(sender, to)) await sendMessage(sender, to, { text, key: `effect-${_id}` });
}

async function deliverNotice({ userId, notification, href, whileAgentOf }: Notice, _id: Types.ObjectId): Promise<void> {
  const isFor = async () => !whileAgentOf || (await isAgentOf(userId, whileAgentOf));
  if (!(await isFor())) return;
  await notify(userId, notification, href, _id);
  // The student may have left just then.
  if (!(await isFor())) await Notification.deleteOne({ _id });
}

async function isAgentOf(userId: string, studentId: string): Promise<boolean> {
  return (await User.exists({ _id: studentId, addedBy: userId })) !== null;
}
