import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { addDays, dayOf } from '@/lib/domain/days/day';
import { deadlinesOf } from '@/lib/domain/deadlines/deadlines';
import { runDueJobs } from '@/lib/platform/jobs/worker';
import { compose } from '@/lib/platform/mail/compose';
import { siteZone } from '@/lib/platform/site-facts';
import { moveApplication } from '@/lib/services/applications/moves/moves';
import { tasksBeforeDays } from '@/lib/services/desk/tasks/by-rule';
import { askForTaskReminders, remindTasks } from '@/lib/services/desk/tasks/reminders';
import { deliverEffectsBefore } from '@/lib/services/records/notices/outbox';
import { Application } from '@/models/application';
import { Job } from '@/models/job';
import { Notification } from '@/models/notification';
import { Task } from '@/models/task';
import { TaskRules } from '@/models/task-rules';
import { User } from '@/models/user';
import { emptyDatabase } from '../support/database';
import { endOf, killed } from '../support/killed';
import { longIt } from '../support/long-it';
import { everybody, type Person, person } from '../support/people';
import { LONG } from '../support/tiers';

/** A time zone in which it is about noon, so that no test begins on one day and ends on the next. */
const hour = new Date().getUTCHours();
const zone = hour <= 12 ? `Etc/GMT-${12 - hour}` : `Etc/GMT+${hour - 12}`;
const today = dayOf(new Date(), zone);
/** Rules count days where the site is. */
const siteToday = dayOf(new Date(), siteZone());

let who: Awaited<ReturnType<typeof everybody>>;
beforeEach(async () => {
  await emptyDatabase();
  who = await everybody();
  await User.updateMany({}, { timeZone: zone });
});

const task = ({ userId }: Person, title: string, more: object = {}) =>
  Task.create({ title, ownerId: userId, dueOn: today, madeBy: userId, ...more } as never);
const texts = async ({ userId }: Person) =>
  (await Notification.find({ userId }).lean()).map(({ notification }) => notification);
const mailsTo = ({ userId }: Person) =>
  Job.find({ kind: 'mail', 'payload.template': 'tasks-due', 'payload.userId': userId }).lean();

async function remindAll(): Promise<number> {
  const asked = await askForTaskReminders(new Date());
  await runDueJobs([remindTasks]);
  return asked;
}

describe('reminders of tasks', () => {
  it('come once, on the day, to the owner alone, all of the day together, by bell and mail', async () => {
    await task(who.team, 'Call', { studentName: 'Asha', studentId: who.student.userId });
    await task(who.team, 'Write');
    await task(who.team, 'Later', { dueOn: addDays(today, 1) });
    await task(who.team, 'Done', { doneOn: new Date() });
    await task(who.admin, 'Of the admin');
    await task(who.team, 'Of no one', { ownerId: null });
    expect(await remindAll()).toBe(2);
    expect(await texts(who.team)).toEqual(['Today: Call (Asha), Write.']);
    expect(await texts(who.admin)).toEqual(['Today: Of the admin.']);
    const [mail] = await mailsTo(who.team);
    expect((await compose(mail?.payload as never))?.subject).toBe('Today: 2 tasks are due');
    expect(await remindAll()).toBe(0);
    expect(await Notification.countDocuments()).toBe(2);
  });

  it('are about what stands when they are delivered, and of notices that are off there is no mail', async () => {
    const { _id } = await task(who.team, 'Call');
    await askForTaskReminders(new Date());
    await Task.updateOne({ _id }, { doneOn: new Date() });
    await runDueJobs([remindTasks]);
    expect(await texts(who.team)).toEqual([]);
    await task(who.admin, 'Write');
    await User.updateOne({ _id: who.admin.userId }, { 'settings.notifications': false });
    await remindAll();
    expect(await texts(who.admin)).toEqual([]);
    const [mail] = await mailsTo(who.admin);
    expect(await compose(mail?.payload as never)).toBeNull();
  });
});

/** Applications, each with two due days that a rule stands before; and after which writes two processes are killed. */
const APPLICATIONS = process.env.LONG_TESTS ? 100 : 6;
const KILLS = process.env.LONG_TESTS ? Array.from({ length: 24 }, (_, index) => index + 1) : [3];
/** Rounds in which both processes must be killed: the work of the long form is done before the last ones. */
const FEWEST_ROUNDS = process.env.LONG_TESTS ? 12 : KILLS.length;
const TIME_LIMIT_MS = process.env.LONG_TESTS ? 1_800_000 : 60_000;

async function withRules(...rules: object[]): Promise<void> {
  const given = rules.map((rule) => ({ _id: String(new Types.ObjectId()), country: null, days: 3, ...rule }));
  await TaskRules.create({ _id: 'rules', rules: given, revision: 1 } as never);
}

async function application(counsellor: Person, more: object = {}): Promise<string> {
  const asked = { by: who.team.user._id, byRole: 'team', byName: 'Team', at: new Date() };
  const items = ['First', 'Second'].map((label) => {
    const _id = new Types.ObjectId();
    return { _id, kind: 'reference', label, state: 'requested', dueOn: addDays(siteToday, 2), asked };
  });
  const status = 'Documents Requested' as const;
  const { _id } = await Application.create({
    userId: who.student.userId,
    studentName: 'Asha',
    courseId: new Types.ObjectId(),
    country: 'Canada',
    university: 'Douglas College',
    course: 'Nursing',
    year: 2030,
    month: 'Sep',
    status,
    items,
    counsellorId: counsellor.userId,
    dueDays: deadlinesOf({ status, items: items as never }).map(({ on }) => on),
    ...more,
  } as never);
  return String(_id);
}

it.runIf(LONG)(
  `of ${APPLICATIONS} applications each due day has one task by rule, and each owner one reminder, while two processes work and are killed`,
  async () => {
    await withRules({ when: 'day', day: 'item', title: 'Chase' });
    const owners = [who.team, who.admin, await person('team')];
    await User.updateMany({}, { timeZone: zone });
    for (let index = 0; index < APPLICATIONS; index++) await application(owners[index % owners.length] as Person);
    for (const owner of owners) await task(owner, 'Call');
    let rounds = 0;
    for (const killAfter of KILLS) {
      const ends = await Promise.all([endOf('taskAll', killAfter), endOf('taskAll', killAfter + 2)]);
      // What a killed process had leased is due again when its lease has run out.
      await Job.updateMany({ state: 'open' }, { $set: { due: new Date() } });
      // One that isn't killed had fewer writes left to do; none may fail.
      if (ends.includes(0)) break;
      expect(ends).toEqual(['SIGKILL', 'SIGKILL']);
      rounds++;
    }
    expect(rounds).toBeGreaterThanOrEqual(FEWEST_ROUNDS);
    await tasksBeforeDays(new Date());
    await remindAll();
    const byRule = await Task.find({ madeBy: null }).lean();
    expect(byRule).toHaveLength(APPLICATIONS * 2);
    expect(new Set(byRule.map(({ title, applicationId }) => `${title} ${applicationId}`)).size).toBe(APPLICATIONS * 2);
    for (const owner of owners) {
      const notices = (await texts(owner)).filter((text) => text.startsWith('Today'));
      expect([notices.length, (await mailsTo(owner)).length]).toEqual([1, 1]);
    }
    expect(await Job.countDocuments({ kind: 'remind-tasks', state: { $ne: 'done' } })).toBe(0);
  },
  TIME_LIMIT_MS,
);

longIt(
  'a status makes one task by rule, also when the process that moves is killed after any of its writes',
  async () => {
    await withRules({ when: 'status', status: 'Under Review', title: 'Look at it' });
    for (const [place, killAfter] of KILLS.slice(0, 3).entries()) {
      const id = await application(who.team, { courseId: new Types.ObjectId() });
      await killed('moveApplication', killAfter, [who.admin.viewer, id, { to: 'Under Review', reason: '' }]);
      const later = new Date(Date.now() + 60_000);
      await Promise.all([deliverEffectsBefore(later), deliverEffectsBefore(later)]);
      expect(await Task.countDocuments({ applicationId: id })).toBe(1);
      expect(await Task.countDocuments()).toBe(place + 1);
    }
    const id = await application(who.team);
    await moveApplication(who.admin.viewer, id, { to: 'Under Review', reason: '' });
    expect(await Task.countDocuments({ applicationId: id })).toBe(1);
  },
  TIME_LIMIT_MS,
);
