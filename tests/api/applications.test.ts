import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as view } from '@/app/api/v1/applications/[id]/route';
import { POST as move } from '@/app/api/v1/applications/[id]/status/route';
import { POST as apply } from '@/app/api/v1/apply/route';
import { GET as check } from '@/app/api/v1/check-application/[courseId]/[userId]/route';
import { GET as list } from '@/app/api/v1/get-applications/route';
import { POST as saveBasic } from '@/app/api/v1/save-basic-profile/route';
import { GET as staffList } from '@/app/api/v1/staff/applications/route';
import { intakesOf } from '@/lib/domain/courses/intakes';
import { giveConsent } from '@/lib/services/applications/consent/consent';
import { intakeChoices } from '@/lib/services/applications/intake-choices';
import { offeredYears } from '@/lib/services/applications/intakes';
import { Activity } from '@/models/activity';
import { Application } from '@/models/application';
import { Course } from '@/models/course';
import { Notification } from '@/models/notification';
import { storedCourses } from '../support/courses';
import { everybody, type Person, person } from '../support/people';
import { ask, rows } from '../support/request';

const nextYear = offeredYears(new Date())[1] as number;
let who: Awaited<ReturnType<typeof everybody>>;
let courseId: string;
beforeAll(async () => {
  who = await everybody();
  const [course] = await storedCourses({ admissionIntake: 'Jan Sep' });
  courseId = String(course?._id);
});
beforeEach(async () => {
  await Application.deleteMany({});
});

const application = (more: object = {}) => ({ courseId, year: nextYear, month: 'Sep', ...more });
const applied = async (as: Person, more: object = {}) =>
  String((await ask(apply, { as, body: application(more) })).body.application?._id);

describe('POST /apply', () => {
  it('makes a Pending application with its first move, an activity, and a notice to the agent', async () => {
    const answer = await ask(apply, {
      as: who.student,
      body: application({ userId: who.student.userId, status: 'Pending' }),
    });
    expect(answer.status).toBe(201);
    expect(answer.body.message).toBe('Application applied successfully. You will be contacted soon.');
    expect(answer.body.application).toMatchObject({
      courseId,
      applicationStatus: 'Pending',
      year: nextYear,
      month: 'Sep',
      history: [{ status: 'Pending', byRole: 'student' }],
      moves: ['Withdrawn'],
    });
    expect(await Activity.countDocuments({ userId: who.student.userId, activity: /^You applied to / })).toBe(1);
    expect(await Notification.countDocuments({ userId: who.agent.userId })).toBe(1);
  });

  it('takes one application per course, year and month: of twenty at once, one wins and the others hear 409', async () => {
    const tries = Array.from({ length: 20 }, () => ask(apply, { as: who.otherStudent, body: application() }));
    const answers = await Promise.all(tries);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    const refused = answers.filter(({ status }) => status === 409);
    expect(refused).toHaveLength(19);
    expect(refused[0]?.body.message).toBe('You have already applied for this course.');
    expect(await Application.countDocuments()).toBe(1);
    expect((await ask(apply, { as: who.otherStudent, body: application({ month: 'Jan' }) })).status).toBe(201);
  });

  it('lets an agent apply for a student they added, and nobody else', async () => {
    const userId = who.student.userId;
    expect((await ask(apply, { as: who.agent, body: application({ userId }) })).status).toBe(201);
    expect((await ask(apply, { as: who.otherAgent, body: application({ userId }) })).status).toBe(404);
    expect((await ask(apply, { as: who.otherStudent, body: application({ userId }) })).status).toBe(404);
    expect((await ask(apply, { as: who.agent, body: application() })).status).toBe(404);
    for (const staff of [who.team, who.admin]) {
      expect((await ask(apply, { as: staff, body: application({ userId }) })).status).toBe(403);
    }
    const anonymous = await ask(apply, { body: application({ userId }) });
    expect([anonymous.status, anonymous.body.message]).toEqual([401, 'User ID is not available. Please login again.']);
    expect(await Application.countDocuments()).toBe(1);
  });

  it('refuses a course that does not exist, and one that is no id', async () => {
    const unknown = await ask(apply, { as: who.student, body: application({ courseId: 'f'.repeat(24) }) });
    expect([unknown.status, unknown.body.message]).toEqual([404, 'Course not found.']);
    expect((await ask(apply, { as: who.student, body: application({ courseId: "'; drop" }) })).status).toBe(422);
  });

  it('refuses an intake whose closing day is past, until a new day is entered', async () => {
    const dayFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const closing = (day: string) => Course.updateOne({ _id: courseId }, { $set: { closingDays: `Sep ${day}` } });
    await closing(dayFromNow(-1));
    const refused = await ask(apply, { as: who.student, body: application() });
    expect([refused.status, refused.body.fields]).toEqual([
      422,
      { month: `Applications for the Sep intake closed on ${dayFromNow(-1)}.` },
    ]);
    expect(
      intakeChoices(intakesOf('Jan Sep'), [], new Date(), { Sep: dayFromNow(-1) }).flatMap(({ months }) => months),
    ).toEqual(intakeChoices(intakesOf('Jan'), [], new Date()).flatMap(({ months }) => months));
    expect((await ask(apply, { as: who.student, body: application({ month: 'Jan' }) })).status).toBe(201);
    await closing(dayFromNow(1));
    expect((await ask(apply, { as: who.student, body: application() })).status).toBe(201);
    await Course.updateOne({ _id: courseId }, { $set: { closingDays: '' } });
  });

  it('refuses years and months that are not offered, those already past, and any other status than Pending', async () => {
    const wrong: [object, string][] = [
      [{ year: nextYear + 5 }, 'year'],
      [{ year: 'soon' }, 'year'],
      [{ month: 'Mar' }, 'month'],
      [{ month: 'September' }, 'month'],
      [{ status: 'Accepted' }, 'status'],
    ];
    for (const [more, field] of wrong) {
      const answer = await ask(apply, { as: who.student, body: application(more) });
      expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, [field]]);
    }
    expect(await Application.countDocuments()).toBe(0);
  });
});

describe('the name that staff search applications by', () => {
  const found = async (q: string) => rows((await ask(staffList, { as: who.team, query: { q } })).body.applications);

  it('follows the student, through two saves at once too', async () => {
    await applied(who.student);
    const rename = (name: string) => {
      const { email, mobile } = who.student.user;
      return ask(saveBasic, { as: who.student, body: { name, email, mobile: mobile || '9876543210' } });
    };
    expect((await rename('Henrietta Marsh')).status).toBe(200);
    expect(await found('henri')).toMatchObject([{ studentName: 'Henrietta Marsh' }]);
    await Promise.all(['Anna Field', 'Berta Field', 'Carla Field'].map(rename));
    const [shown] = await found('field');
    expect(shown).toBeDefined();
    expect((await Application.findOne().lean())?.studentName).toBe(shown?.studentName);
    expect(await found('henri')).toEqual([]);
  });
});

describe('GET /check-application', () => {
  it('tells the student and their agent; a stranger hears 404, staff 403', async () => {
    const params = { courseId, userId: who.student.userId };
    expect((await ask(check, { as: who.student, params })).body).toEqual({ exists: false });
    await applied(who.student);
    expect((await ask(check, { as: who.agent, params })).body).toEqual({ exists: true });
    expect((await ask(check, { as: who.otherAgent, params })).status).toBe(404);
    expect((await ask(check, { as: who.otherStudent, params })).status).toBe(404);
    expect((await ask(check, { as: who.admin, params })).status).toBe(403);
    expect((await ask(check, { params })).status).toBe(401);
  });
});

describe('GET /get-applications', () => {
  it('lists a student’s applications of one country to the student, their agent and staff only', async () => {
    await applied(who.student);
    const query = { country: 'Canada', userId: who.student.userId };
    for (const reader of [who.student, who.agent, who.team, who.admin]) {
      const answer = await ask(list, { as: reader, query });
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject([{ courseId, applicationStatus: 'Pending', university: 'Douglas College' }]);
    }
    for (const stranger of [who.otherStudent, who.otherAgent]) {
      expect((await ask(list, { as: stranger, query })).status).toBe(404);
    }
    expect((await ask(list, { query })).status).toBe(401);
    expect((await ask(list, { as: who.student, query: { country: 'UK' } })).body).toEqual([]);
    expect((await ask(list, { as: who.student, query: {} })).status).toBe(422);
  });
});

describe('moving an application', () => {
  const to = (as: Person | null, id: string, status: string, reason = '') =>
    ask(move, { as, params: { id }, body: { status, reason } });

  it('goes along the table of moves, keeps who, when and why, and tells student and agent', async () => {
    await Notification.deleteMany({});
    const id = await applied(who.student);
    expect((await to(who.team, id, 'Under Review')).status).toBe(200);
    const unconfirmed = await to(who.admin, id, 'Submitted');
    expect([unconfirmed.status, unconfirmed.body.message]).toEqual([409, 'The student has not confirmed yet']);
    await giveConsent(who.student.viewer, id, { given: true, agentMayReply: false });
    expect((await to(who.admin, id, 'Submitted')).status).toBe(200);
    const seen = await ask(view, { as: who.student, params: { id } });
    expect(seen.body.application).toMatchObject({
      applicationStatus: 'Submitted',
      history: [
        { status: 'Pending' },
        { status: 'Under Review', byRole: 'team' },
        { status: 'Submitted', byRole: 'admin' },
      ],
    });
    expect(await Notification.countDocuments({ userId: who.student.userId })).toBe(3);
    expect(await Notification.countDocuments({ userId: who.agent.userId })).toBe(4);
  });

  it('refuses a move of what stands elsewhere than its mover saw, and says where', async () => {
    const id = await applied(who.student);
    expect((await to(who.team, id, 'Under Review')).status).toBe(200);
    const body = { status: 'Documents Requested', reason: 'No passport.', from: 'Pending' };
    const late = await ask(move, { as: who.admin, params: { id }, body });
    expect([late.status, late.body.message]).toEqual([
      409,
      "Someone else changed this application just now. Its status is 'Under Review'. Reload to see their changes.",
    ]);
    expect((await Application.findById(id).lean())?.history).toHaveLength(2);
    expect((await ask(move, { as: who.admin, params: { id }, body: { ...body, from: 'Under Review' } })).status).toBe(
      200,
    );
  });

  it('refuses a jump, a move by the student beyond withdrawing, and a rejection without a reason', async () => {
    const id = await applied(who.student);
    expect((await to(who.admin, id, 'Enrolled')).status).toBe(403);
    expect((await to(who.student, id, 'Accepted')).status).toBe(403);
    const silent = await to(who.team, id, 'Rejected');
    expect([silent.status, Object.keys(silent.body.fields ?? {})]).toEqual([422, ['reason']]);
    expect((await to(who.team, id, 'Vanished')).status).toBe(422);
    expect((await Application.findById(id).lean())?.history).toHaveLength(1);
  });

  it('can be withdrawn by the student or the agent, not by strangers, and then never moves again', async () => {
    const id = await applied(who.student);
    for (const stranger of [who.otherStudent, who.otherAgent]) {
      expect((await to(stranger, id, 'Withdrawn')).status).toBe(404);
      expect((await ask(view, { as: stranger, params: { id } })).status).toBe(404);
    }
    expect((await to(null, id, 'Withdrawn')).status).toBe(401);
    expect((await to(who.agent, id, 'Withdrawn')).status).toBe(200);
    expect((await to(who.student, id, 'Withdrawn')).status).toBe(403);
    expect((await to(who.admin, id, 'Under Review')).status).toBe(403);
  });

  it('of two people at the same moment, one moves it and the other hears 409 or 403', async () => {
    const id = await applied(await person('student'));
    const tries = [to(who.team, id, 'Under Review'), to(who.admin, id, 'Rejected', 'Incomplete')];
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses[0]).toBe(200);
    expect([403, 409, 200]).toContain(statuses[1]);
    const stored = await Application.findById(id).lean();
    expect(stored?.history.at(-1)?.status).toBe(stored?.status);
  });
});
