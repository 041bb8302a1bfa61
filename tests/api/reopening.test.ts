import { beforeAll, describe, expect, it } from 'vitest';
import { PUT as allow } from '@/app/api/v1/applications/[id]/reopening/route';
import { POST as apply } from '@/app/api/v1/apply/route';
import { Job } from '@/models/job';
import { Notification } from '@/models/notification';
import { application } from '../support/applications';
import { storedCourses } from '../support/courses';
import { everybody, type Person } from '../support/people';
import { ask, rows } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
beforeAll(async () => {
  who = await everybody();
});

const allowed = (as: Person, id: string, may = true) => ask(allow, { as, params: { id }, body: { allowed: may } });

describe('a withdrawn application', () => {
  it('is reopened by its student once staff allow it, to Pending, with its history', async () => {
    const calls = await application(who.student);
    await calls.move(who.student, 'Withdrawn', 'I changed my mind');
    expect((await calls.move(who.student, 'Pending')).status).toBe(403);
    expect((await allowed(who.team, calls.id)).status).toBe(200);
    const href = `/my-applications/${calls.id}`;
    expect(await Notification.countDocuments({ userId: who.student.userId, href, notification: /reopen/ })).toBe(1);
    expect((await calls.view(who.student))?.moves).toEqual(['Pending']);
    expect((await calls.move(who.student, 'Pending')).status).toBe(200);
    const after = await calls.view(who.student);
    expect(rows(after?.history).map(({ status }) => status)).toEqual(['Pending', 'Withdrawn', 'Pending']);
    expect(after).toMatchObject({ applicationStatus: 'Pending', mayReopen: false });
    // The permission was for one time.
    await calls.move(who.student, 'Withdrawn');
    expect((await calls.move(who.student, 'Pending')).status).toBe(403);
  });

  it('is reopened by the agent who acts for the student, and by staff themselves', async () => {
    const calls = await application(who.student);
    await calls.move(who.agent, 'Withdrawn');
    await allowed(who.admin, calls.id);
    expect((await calls.move(who.agent, 'Pending')).status).toBe(200);
    await calls.move(who.student, 'Withdrawn');
    expect((await calls.move(who.team, 'Pending')).status).toBe(200);
  });

  it('stays closed to others, and where the permission was taken back', async () => {
    const calls = await application(who.student);
    expect((await allowed(who.team, calls.id)).status).toBe(409);
    await calls.move(who.student, 'Withdrawn');
    await allowed(who.team, calls.id);
    expect((await allowed(who.student, calls.id)).status).toBe(403);
    for (const stranger of [who.otherStudent, who.otherAgent]) {
      expect((await calls.move(stranger, 'Pending')).status).toBe(404);
    }
    await allowed(who.team, calls.id, false);
    expect((await calls.move(who.student, 'Pending')).status).toBe(403);
  });

  it('can get a new offer and a new reply after it was reopened', async () => {
    const calls = await application(who.student);
    await calls.consent(who.student);
    await calls.offer(who.team, { conditional: 'false' });
    expect((await calls.reply(who.student, 'decline', 'Too far')).status).toBe(200);
    await calls.move(who.team, 'Pending');
    await calls.offer(who.team, { conditional: 'false' });
    expect((await calls.reply(who.student, 'accept')).status).toBe(200);
    expect(await calls.status(who.student)).toBe('Accepted');
  });
});

it('a student who applies gets one confirmation by mail, also when they try again', async () => {
  const { otherStudent: student } = await everybody();
  const [course] = await storedCourses({ admissionIntake: 'Sep' });
  const body = { courseId: String(course?._id), year: new Date().getFullYear() + 1, month: 'Sep' };
  const statuses = await Promise.all([1, 2, 3].map(async () => (await ask(apply, { as: student, body })).status));
  expect(statuses.toSorted()).toEqual([201, 409, 409]);
  expect(await Job.countDocuments({ kind: 'mail', 'payload.userId': student.userId })).toBe(1);
});
