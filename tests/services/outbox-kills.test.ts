import { beforeEach, describe, expect, it } from 'vitest';
import { POST as apply } from '@/app/api/v1/apply/route';
import { offeredYears } from '@/lib/services/applications/intakes';
import { deliverEffectsBefore, effectsOnCreate } from '@/lib/services/records/notices/outbox';
import { Activity } from '@/models/activity';
import { Application } from '@/models/application';
import { Job } from '@/models/job';
import { Notification } from '@/models/notification';
import { StaffAction } from '@/models/staff-action';
import { User } from '@/models/user';
import { storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';
import { killed } from '../support/killed';
import { everybody } from '../support/people';
import { ask } from '../support/request';

/** After which acknowledged write the process is killed; the first is the action itself. */
const KILLS = process.env.LONG_TESTS ? [1, 2, 3, 4, 5] : [3];
const year = offeredYears(new Date())[1] as number;

let who: Awaited<ReturnType<typeof everybody>>;
let courseId: string;
beforeEach(async () => {
  await emptyDatabase();
  who = await everybody();
  const [course] = await storedCourses({ admissionIntake: 'Jan Sep' });
  courseId = String(course?._id);
  await Promise.all([Activity.deleteMany({}), Notification.deleteMany({}), Job.deleteMany({})]);
});

describe.each(KILLS)('a process that is killed after write %i of an action', (killAfter) => {
  it("applying: one activity, the notices of agent and team, the agent's email and the student's confirmation come all the same", async () => {
    await killed('applyToCourse', killAfter, [who.student.viewer, { courseId, year, month: 'Sep' }]);
    expect(await deliverEffectsBefore(later())).toBe(1);
    expect(await delivered()).toEqual({ activities: 1, notices: 3, mails: 2, logged: 0, undelivered: 0 });
    const again = await ask(apply, { as: who.student, body: { courseId, year, month: 'Sep' } });
    expect([again.status, again.body.message]).toEqual([409, 'You have already applied for this course.']);
    expect(await delivered()).toEqual({ activities: 1, notices: 3, mails: 2, logged: 0, undelivered: 0 });
  });

  it('applying again finishes it, too', async () => {
    await killed('applyToCourse', killAfter, [who.student.viewer, { courseId, year, month: 'Sep' }]);
    expect((await ask(apply, { as: who.student, body: { courseId, year, month: 'Sep' } })).status).toBe(409);
    expect(await delivered()).toEqual({ activities: 1, notices: 3, mails: 2, logged: 0, undelivered: 0 });
    expect(await deliverEffectsBefore(later())).toBe(0);
  });

  it('moving an application: student and agent hear of it once, and the log has one line', async () => {
    const applied = await ask(apply, { as: who.student, body: { courseId, year, month: 'Sep' } });
    await Promise.all([Activity.deleteMany({}), Notification.deleteMany({}), Job.deleteMany({})]);
    const move = { to: 'Under Review', reason: '' };
    await killed('moveApplication', killAfter, [who.team.viewer, applied.body.application?._id, move]);
    expect(await deliverEffectsBefore(later())).toBe(1);
    expect(await delivered()).toEqual({ activities: 1, notices: 2, mails: 2, logged: 1, undelivered: 0 });
    expect((await Application.findOne().lean())?.history).toHaveLength(2);
  });

  it('verifying an agent: the agent hears of it once, and the log has one line', async () => {
    await User.updateOne({ _id: who.agent.userId }, { isVerified: false });
    await killed('setAgentVerification', killAfter, [who.admin.viewer, who.agent.userId, true]);
    expect(await deliverEffectsBefore(later())).toBe(1);
    expect(await delivered()).toEqual({ activities: 1, notices: 1, mails: 1, logged: 1, undelivered: 0 });
  });
});

it('what can not be delivered stops no other', async () => {
  await Promise.all([who.agent, who.student].map(({ userId }) => User.updateOne({ _id: userId }, notice('Hello'))));
  await User.updateOne({ _id: who.agent.userId }, { $set: { 'outbox.0.effect.userId': 'no id' } });
  expect(await deliverEffectsBefore(later())).toBe(1);
  expect(await delivered()).toMatchObject({ notices: 1, undelivered: 1 });
});

const notice = (notification: string) =>
  effectsOnCreate([{ kind: 'notice', userId: who.student.userId, notification, href: '/' }]);

const later = () => new Date(Date.now() + 60_000);

async function delivered() {
  return {
    activities: await Activity.countDocuments(),
    notices: await Notification.countDocuments(),
    mails: await Job.countDocuments({ kind: 'mail' }),
    logged: await StaffAction.countDocuments(),
    undelivered:
      (await Application.countDocuments({ outboxKey: { $exists: true } })) +
      (await User.countDocuments({ outboxKey: { $exists: true } })),
  };
}
