import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { POST as leave } from '@/app/api/v1/leave-agent/route';
import { addDays, dayOf } from '@/lib/domain/days/day';
import { deadlinesOf } from '@/lib/domain/deadlines/deadlines';
import type { DueGroup } from '@/lib/domain/mail-requests';
import { runDueJobs } from '@/lib/platform/jobs/worker';
import { compose } from '@/lib/platform/mail/compose';
import { askForReminders, remind } from '@/lib/services/desk/deadlines/reminders';
import { Application } from '@/models/application';
import type { ItemRecord } from '@/models/application-parts';
import { Job } from '@/models/job';
import { Notification } from '@/models/notification';
import { Profile } from '@/models/profile';
import { User } from '@/models/user';
import { emptyDatabase } from '../support/database';
import { killed } from '../support/killed';
import { longIt } from '../support/long-it';
import { everybody } from '../support/people';
import { personal } from '../support/profiles';
import { ask } from '../support/request';

/** A time zone in which it is about noon, so that no test begins on one day and ends on the next. */
const hour = new Date().getUTCHours();
const zone = hour <= 12 ? `Etc/GMT-${12 - hour}` : `Etc/GMT+${hour - 12}`;
const today = dayOf(new Date(), zone);

let who: Awaited<ReturnType<typeof everybody>>;
beforeEach(async () => {
  await emptyDatabase();
  who = await everybody();
  await User.updateMany({}, { timeZone: zone });
});

const itemDue = (label: string, inDays: number, more: Partial<ItemRecord> = {}) => ({
  _id: new Types.ObjectId(),
  kind: 'reference',
  label,
  state: 'requested',
  dueOn: addDays(today, inDays),
  asked: { by: who.team.user._id, byRole: 'team', byName: 'Team', at: new Date(Date.now() - 30 * 86_400_000) },
  ...more,
});

let made = 0;
async function applicationWith(
  items: ReturnType<typeof itemDue>[],
  more: { status?: string; dueDays?: string[] } = {},
) {
  const status = 'Documents Requested' as const;
  const { dueDays = deadlinesOf({ status, items: items as never }).map(({ on }) => on) } = more;
  const { _id } = await Application.create({
    userId: who.student.userId,
    studentName: who.student.user.name,
    agentId: who.agent.userId,
    courseId: new Types.ObjectId(),
    country: 'Canada',
    university: 'Douglas College',
    course: `Nursing ${++made}`,
    year: 2030,
    month: 'Sep',
    status,
    items,
    ...more,
    dueDays,
    nextDue: dueDays.toSorted()[0],
  } as never);
  return String(_id);
}

/** What one process does from a look to the last reminder. */
async function remindAll(): Promise<number> {
  const asked = await askForReminders(new Date());
  await runDueJobs([remind]);
  return asked;
}
const texts = async (userId: string) =>
  (await Notification.find({ userId }).lean()).map(({ notification }) => notification);
const mails = () => Job.find({ key: /^mail|^reminder:/, kind: 'mail' }).lean();

describe('reminders', () => {
  it('come 7 and 2 days before and on the day, to student and agent, all of one day together', async () => {
    const items = [7, 2, 0].map((days) => itemDue(`Paper of ${days}`, days));
    await applicationWith([...items, itemDue('Another', 7), itemDue('Later', 20), itemDue('Missed', -1)]);
    expect(await remindAll()).toBe(6);
    expect((await texts(who.student.userId)).toSorted()).toEqual([
      `In 2 days: Paper of 2. Nursing ${made} at Douglas College.`,
      `In 7 days: Paper of 7, Another. Nursing ${made} at Douglas College.`,
      `Today: Paper of 0. Nursing ${made} at Douglas College.`,
    ]);
    expect((await texts(who.agent.userId))[0]).toContain(` for ${who.student.user.name}: `);
    expect(await mails()).toHaveLength(6);
    expect(await remindAll()).toBe(0);
    expect(await Notification.countDocuments()).toBe(6);
  });

  it('do not come for what was done, asked just now, or belongs to an application that is over', async () => {
    const asked = { by: who.team.user._id, byRole: 'team' as const, byName: 'Team', at: new Date() };
    await applicationWith([itemDue('Sent', 7, { state: 'received' }), itemDue('Fresh', 7, { asked })]);
    await applicationWith([itemDue('Over', 7)], { status: 'Withdrawn', dueDays: [addDays(today, 7)] });
    expect(await remindAll()).toBe(0);
  });

  it('are about what stands when they are delivered: nothing for what was done meanwhile, nor for a former agent', async () => {
    const id = await applicationWith([itemDue('Paper', 2)]);
    expect(await askForReminders(new Date())).toBe(2);
    await ask(leave, { as: who.student, body: {} });
    await runDueJobs([remind]);
    expect((await texts(who.agent.userId)).filter((text) => text.includes('Paper'))).toEqual([]);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    const request = mail?.payload as unknown as { template: 'reminder' } & DueGroup;
    expect((await compose(request))?.subject).toBe('In 2 days: Paper');
    await Application.updateOne({ _id: id }, { $set: { 'items.0.state': 'received' } });
    expect(await compose(request)).toBeNull();
  });

  it('warn of a passport and of a test report that end, once for all applications', async () => {
    const twoYearsBefore = `${Number(today.slice(0, 4)) - 2}${addDays(today, 7).slice(4)}`;
    const nextYear = addDays(today, 7).slice(0, 4) !== today.slice(0, 4);
    await Profile.create({
      userId: who.student.userId,
      personal: { ...personal(), expiry_date: addDays(today, 2) },
      tests: nextYear ? {} : { ielts_test_date: twoYearsBefore },
    } as never);
    await applicationWith([]);
    await applicationWith([]);
    await remindAll();
    const expected = ['In 2 days: Passport expires.', ...(nextYear ? [] : ['In 7 days: IELTS report expires.'])];
    expect((await texts(who.student.userId)).toSorted()).toEqual(expected);
    expect(await remindAll()).toBe(0);
  });
});

/** Items, five to an application; and after which writes the two processes are killed. */
const ITEMS = process.env.LONG_TESTS ? 200 : 10;
const KILLS = process.env.LONG_TESTS ? Array.from({ length: 24 }, (_, index) => index + 1) : [4];
/** From this round on all reminders are requested: what is killed then is delivering them. */
const DELIVERING = KILLS.length / 3;
const TIME_LIMIT_MS = process.env.LONG_TESTS ? 1_800_000 : 60_000;

longIt(
  `of ${ITEMS} items each arrives once, by bell and mail, while two processes work on them and are killed`,
  async () => {
    const applications = ITEMS / 5;
    for (let index = 0; index < applications; index++) {
      await applicationWith([0, 2, 7, 7, 2].map((days, place) => itemDue(`Item ${index}-${place}`, days)));
    }
    const began = Date.now();
    for (const [round, killAfter] of KILLS.entries()) {
      if (round >= DELIVERING) await askForReminders(new Date());
      await Promise.all([killed('remindAll', killAfter), killed('remindAll', killAfter + 3)]);
      // What a killed process had leased is due again when its lease has run out.
      await Job.updateMany({ state: 'open' }, { $set: { due: new Date() } });
    }
    await remindAll();
    expect(await Job.countDocuments({ kind: 'remind', state: { $ne: 'done' } })).toBe(0);
    for (const { userId } of [who.student, who.agent]) {
      const all = (await texts(userId)).join('\n');
      const named = Array.from({ length: ITEMS }, (_, index) => `Item ${Math.floor(index / 5)}-${index % 5}`);
      expect(named.filter((name) => all.split(new RegExp(`${name}\\b`)).length !== 2)).toEqual([]);
      expect(await Job.countDocuments({ kind: 'mail', 'payload.userId': userId })).toBe(applications * 3);
    }
    const seconds = Math.round((Date.now() - began) / 1000);
    console.log(`${applications * 6} reminders of ${ITEMS} items, ${KILLS.length * 2} processes killed, ${seconds} s`);
  },
  TIME_LIMIT_MS,
);
