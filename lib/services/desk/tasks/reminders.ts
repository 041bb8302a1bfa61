import { createHash } from 'node:crypto';
import { Types } from 'mongoose';
import { addDays, dayOf, MINUTE_MS } from '@/lib/domain/days/day';
import type { TaskDay } from '@/lib/domain/mail-requests';
import { enqueue } from '@/lib/platform/jobs/queue';
import { defineJob } from '@/lib/platform/jobs/worker';
import { sendMail } from '@/lib/platform/mail/send';
import { tasksOfDay } from '@/lib/platform/mail/tasks-of-day';
import { timeZoneOf } from '@/lib/platform/site-facts';
import { notify } from '@/lib/services/records/notices/notifications';
import { Job } from '@/models/job';
import { Task } from '@/models/task';
import { User } from '@/models/user';
import { tasksBeforeDays } from './by-rule';
import { taskHref } from './views';

/** How many tasks are looked at together. */
const BATCH = 500;
/** How many tasks a notice names. */
const NAMED = 3;

/** Makes the tasks before due days and looks for owners whose tasks are due, every quarter of an hour. */
export const findTasks = defineJob({
  kind: 'find-tasks',
  everyMs: 15 * MINUTE_MS,
  async run(_payload, { signal }) {
    await tasksBeforeDays(new Date(), signal);
    await askForTaskReminders(new Date(), signal);
  },
});

/** Reminds one owner of their tasks of one day. Each step can be run again: the ids and keys come from owner and day. */
export const remindTasks = defineJob({
  kind: 'remind-tasks',
  concurrency: 2,
  run: (day) => remind(day),
});

const nameOf = ({ userId, on }: TaskDay) => `tasks:${userId}:${on}`;

/**
 * Asks for one reminder to each owner of open tasks whose day it is where they live: a job's key is owner and day, so
 * that asking again, by any process, asks for nothing twice. Returns how many were new.
 */
export async function askForTaskReminders(now: Date, signal?: AbortSignal): Promise<number> {
  const today = dayOf(now, 'UTC');
  // Wherever an owner lives, their day is at most one off.
  const due = { doneOn: null, dueOn: { $gte: addDays(today, -1), $lte: addDays(today, 1) } };
  const days = new Map<string, TaskDay>();
  for (let skip = 0; ; skip += BATCH) {
    signal?.throwIfAborted();
    const batch = await Task.find(due, 'ownerId dueOn').sort({ dueOn: 1, _id: 1 }).skip(skip).limit(BATCH).lean();
    for (const { ownerId, dueOn } of batch) {
      const day = ownerId && { userId: String(ownerId), on: dueOn };
      if (day) days.set(nameOf(day), day);
    }
    if (batch.length < BATCH) return askFor([...days.values()], now);
  }
}

async function askFor(days: readonly TaskDay[], now: Date): Promise<number> {
  const owners = await User.find(
    { _id: { $in: days.map(({ userId }) => userId) }, disabled: { $ne: true } },
    'timeZone',
  ).lean();
  const todayOf = new Map(owners.map((owner) => [String(owner._id), dayOf(now, timeZoneOf(owner))]));
  const due = days.filter(({ userId, on }) => todayOf.get(userId) === on);
  const keys = due.map((day) => `remind-tasks:${nameOf(day)}`);
  const known = new Set((await Job.find({ key: { $in: keys } }, 'key').lean()).map(({ key }) => key));
  const fresh = due.filter((day) => !known.has(`remind-tasks:${nameOf(day)}`));
  for (const day of fresh) await enqueue('remind-tasks', day, { key: nameOf(day) });
  return fresh.length;
}

async function remind(day: TaskDay): Promise<void> {
  const owner = await User.findOne({ _id: day.userId, disabled: { $ne: true } }).lean();
  const tasks = owner ? await tasksOfDay(day) : [];
  const [first] = tasks;
  if (!owner || !first) return;
  const named = tasks.slice(0, NAMED).map(({ title, studentName }) => title + (studentName && ` (${studentName})`));
  const more = tasks.length - named.length;
  const text = `Today: ${named.join(', ')}${more ? ` and ${more} more` : ''}.`;
  const id = new Types.ObjectId(createHash('sha256').update(nameOf(day)).digest('hex').slice(0, 24));
  const home = owner.role === 'admin' ? '/my-work' : '/';
  await notify(day.userId, text, tasks.length === 1 && first.studentId ? taskHref(first) : home, id);
  await sendMail({ template: 'tasks-due', ...day }, { key: nameOf(day) });
}
