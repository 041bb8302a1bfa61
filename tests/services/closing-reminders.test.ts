import { beforeEach, describe, expect, it } from 'vitest';
import { intakeYear } from '@/lib/domain/courses/closing-days';
import { addDays, dayOf } from '@/lib/domain/days/day';
import type { DueGroup } from '@/lib/domain/mail-requests';
import { runDueJobs } from '@/lib/platform/jobs/worker';
import { compose } from '@/lib/platform/mail/compose';
import { applyToCourse } from '@/lib/services/applications/apply';
import { saveCourse, unsaveCourse } from '@/lib/services/catalogue/saved-courses';
import { askForReminders, remind } from '@/lib/services/desk/deadlines/reminders';
import { Course } from '@/models/course';
import { Job } from '@/models/job';
import { Notification } from '@/models/notification';
import { User } from '@/models/user';
import { storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';
import { killed } from '../support/killed';
import { everybody, type Person } from '../support/people';
import { LONG } from '../support/tiers';

/** A time zone in which it is about noon, so that no test begins on one day and ends on the next. */
const hour = new Date().getUTCHours();
const zone = hour <= 12 ? `Etc/GMT-${12 - hour}` : `Etc/GMT+${hour - 12}`;
const today = dayOf(new Date(), zone);
const inDays = (days: number) => addDays(today, days);

let who: Awaited<ReturnType<typeof everybody>>;
beforeEach(async () => {
  await emptyDatabase();
  who = await everybody();
  await User.updateMany({}, { timeZone: zone });
});

/** A course whose September intake closes in some days, saved by these people. */
async function closing(course: string, days: number, savedBy: readonly Person[]): Promise<string> {
  const [stored] = await storedCourses({ course, closingDays: `Sep ${inDays(days)}` });
  const courseId = String(stored?._id);
  for (const { viewer } of savedBy) await saveCourse(viewer, { courseId });
  return courseId;
}
const intake = (days: number) => `Sep ${intakeYear('Sep', inDays(days))}`;

/** What one process does from a look to the last reminder. */
async function remindAll(now = new Date()): Promise<number> {
  const asked = await askForReminders(now);
  await runDueJobs([remind]);
  return asked;
}
const notices = (userId: string) => Notification.find({ userId }).lean();
const mails = async () =>
  (await Job.find({ kind: 'mail', 'payload.template': 'reminder' }).lean()).map(
    ({ payload }) => payload as unknown as { template: 'reminder' } & DueGroup,
  );

describe('the reminder of a saved course that closes', () => {
  it('comes once in the week before, by bell and mail, to students who saved it and to no one else', async () => {
    const courseId = await closing('MSc Closing', 5, [who.student, who.agent, who.team]);
    expect(await remindAll()).toBe(1);
    const [notice, ...more] = await Notification.find().lean();
    expect(more).toEqual([]);
    expect(String(notice?.userId)).toBe(who.student.userId);
    expect(notice?.notification).toBe(
      `In 5 days: Applications for MSc Closing at Douglas College close (${intake(5)}).`,
    );
    expect(notice?.href).toBe(`/view-application/${courseId}`);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    const letter = mail && (await compose(mail));
    expect(letter?.subject).toBe(`In 5 days: Applications for MSc Closing at Douglas College close (${intake(5)})`);
    expect(letter?.action?.href).toContain(`/app/student/view-application/${courseId}`);
    // Not again on one of the days that follow, nor on the last one.
    for (const days of [0, 1, 3, 5]) expect(await remindAll(new Date(Date.now() + days * 86_400_000))).toBe(0);
    expect(await Notification.countDocuments()).toBe(1);
  });

  it('is one for all that close on a day, and another account for another day', async () => {
    await closing('BSc One', 7, [who.student]);
    await closing('BSc Two', 7, [who.student]);
    await closing('BSc Three', 0, [who.student]);
    expect(await remindAll()).toBe(2);
    const [first, second] = (await notices(who.student.userId)).sort((one, other) =>
      one.notification.localeCompare(other.notification),
    );
    expect(first?.notification).toMatch(
      /^In 7 days: Applications for BSc (One|Two) at .*, Applications for BSc (One|Two) at Douglas College close \(/,
    );
    expect(first?.href).toBe('/saved-applications');
    expect(second?.notification).toBe(`Today: Applications for BSc Three at Douglas College close (${intake(0)}).`);
    const subjects = await Promise.all((await mails()).map(async (mail) => (await compose(mail))?.subject));
    expect(subjects).toContain('In 7 days: 2 deadlines for courses you saved');
  });

  it('does not come earlier than a week before, after the day, or for a course that is not offered any more', async () => {
    await closing('BSc Later', 8, [who.student]);
    await closing('BSc Over', -1, [who.student]);
    const retired = await closing('BSc Retired', 3, [who.student]);
    await Course.updateOne({ _id: retired }, { $set: { retiredOn: today } });
    await remindAll();
    expect(await notices(who.student.userId)).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  it('is about what stands when it is delivered: not for an intake applied for, nor for a course no longer saved', async () => {
    const applied = await closing('BSc Applied', 4, [who.student]);
    const dropped = await closing('BSc Dropped', 3, [who.student]);
    const kept = await closing('BSc Kept', 2, [who.student]);
    expect(await askForReminders(new Date())).toBe(3);
    const year = intakeYear('Sep', inDays(4));
    await applyToCourse(who.student.viewer, { courseId: applied, year, month: 'Sep' });
    await unsaveCourse(who.student.viewer, dropped);
    await runDueJobs([remind]);
    const told = (await notices(who.student.userId)).filter(({ notification }) => notification.includes(' close ('));
    expect(told.map(({ href }) => href)).toEqual([`/view-application/${kept}`]);
    const [mail] = await mails();
    await unsaveCourse(who.student.viewer, kept);
    expect(mail && (await compose(mail))).toBeNull();
  });

  it('follows the settings: with notices off there is none, by bell or by mail', async () => {
    await closing('MSc Quiet', 5, [who.student]);
    await User.updateOne({ _id: who.student.userId }, { $set: { 'settings.notifications': false } });
    await remindAll();
    expect(await notices(who.student.userId)).toEqual([]);
    for (const mail of await mails()) expect(await compose(mail)).toBeNull();
  });
});

it.runIf(LONG)(
  'arrives once for each student and day while two processes work on them and are killed',
  async () => {
    const students = [who.student, who.otherStudent];
    for (let days = 0; days < 8; days++) {
      for (const which of ['One', 'Two']) await closing(`BSc ${which} of ${days}`, days, students);
    }
    for (const killAfter of [2, 4, 7]) {
      await Promise.all([killed('remindAll', killAfter), killed('remindAll', killAfter + 3)]);
      // What a killed process had leased is due again when its lease has run out.
      await Job.updateMany({ state: 'open' }, { $set: { due: new Date() } });
    }
    await remindAll();
    expect(await Job.countDocuments({ kind: 'remind', state: { $ne: 'done' } })).toBe(0);
    for (const { userId } of students) {
      const texts = (await notices(userId)).map(({ notification }) => notification);
      expect(texts).toHaveLength(8);
      const all = texts.join('\n');
      for (let days = 0; days < 8; days++) {
        for (const which of ['One', 'Two']) expect(all.split(`BSc ${which} of ${days} at`)).toHaveLength(2);
      }
      expect((await mails()).filter((mail) => mail.userId === userId)).toHaveLength(8);
    }
  },
  60_000,
);
