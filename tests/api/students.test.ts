import { beforeAll, describe, expect, it } from 'vitest';
import { POST as addStudent } from '@/app/api/v1/add-student-by-agent/route';
import { POST as signIn } from '@/app/api/v1/auth/route';
import { GET as dashboardStats } from '@/app/api/v1/dashboard-stats/route';
import { GET as getActivities } from '@/app/api/v1/get-activities/[userId]/route';
import { GET as getAgents } from '@/app/api/v1/get-agents/route';
import { GET as getStudents } from '@/app/api/v1/get-students/route';
import { PATCH as toggle } from '@/app/api/v1/toggle-agent-verification/[id]/route';
import { Activity } from '@/models/activity';
import { Application } from '@/models/application';
import { Notification } from '@/models/notification';
import { User } from '@/models/user';
import { everybody, PASSWORD, type Person, person } from '../support/people';
import { ask, type Json, rows } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
beforeAll(async () => {
  who = await everybody();
  await User.updateOne({ _id: who.agent.userId }, { company_name: 'Rao & Partners' });
});

const list = (as: Person, query: Record<string, string> = {}) => ask(getStudents, { as, query });
const ids = (body: Json) => rows(body).map(({ _id }) => _id);

describe('GET /get-students', () => {
  it('gives staff every student with who added them, and an agent their own whatever they ask for', async () => {
    for (const as of [who.admin, who.team]) {
      const { body } = await list(as);
      const listed = rows(body);
      expect(listed.find(({ _id }) => String(_id) === who.student.userId)?.addedBy).toEqual({
        _id: who.agent.userId,
        company_name: 'Rao & Partners',
      });
      expect(listed.find(({ _id }) => String(_id) === who.otherStudent.userId)?.addedBy).toBeNull();
    }
    expect(ids((await list(who.agent)).body)).toEqual([who.student.userId]);
    expect((await list(who.otherAgent)).body).toEqual([]);
    expect((await list(who.otherAgent, { addedBy: who.agent.userId })).status).toBe(404);
    expect(ids((await list(who.admin, { addedBy: who.agent.userId })).body)).toEqual([who.student.userId]);
    expect((await list(who.student)).status).toBe(403);
    expect((await ask(getStudents)).status).toBe(401);
  });

  it('answers nothing of an account beyond the row', async () => {
    const { body } = await list(who.admin);
    const care = ['branch', 'memberId', 'counsellor_name'];
    const own = [
      '_id',
      'addedBy',
      'counsellor',
      'createdOn',
      'email',
      'isVerified',
      'mergedInto',
      'mobile',
      'mobileShown',
      'name',
    ];
    expect(Object.keys(body[0] ?? {}).sort()).toEqual([...own, ...care].sort());
  });

  it('searches by beginnings of words, signs for themselves not at all, sorts, and cuts into pages that hold every student once', async () => {
    const agent = await person('agent');
    for (const name of ['Zoya (A.)', 'Amit', 'Bina', 'Chitra', 'Dev']) {
      await person('student', { name, addedBy: agent.user._id });
    }
    expect(rows((await list(agent, { q: '(A.) zo' })).body).map(({ name }) => name)).toEqual(['Zoya (A.)']);
    for (const q of ['.*', 'oya', 'zoya bina']) expect((await list(agent, { q })).body, q).toEqual([]);
    const sorted = await list(agent, { sort: '-name' });
    expect(rows(sorted.body).map(({ name }) => name)).toEqual(['Zoya (A.)', 'Dev', 'Chitra', 'Bina', 'Amit']);
    const pages = [];
    for (const page of ['1', '2', '3']) {
      const answer = await list(agent, { page, limit: '2', sort: 'name' });
      expect(answer.headers.get('x-total-count')).toBe('5');
      pages.push(...ids(answer.body));
    }
    expect(new Set(pages).size).toBe(5);
    const wrong = ['page=0', 'page=-1', 'limit=101', 'sort=passwordHash', 'page=1e99'];
    for (const [name, value] of wrong.map((pair) => pair.split('='))) {
      expect((await list(agent, { [String(name)]: String(value) })).status).toBe(422);
    }
  });
});

describe('POST /add-student-by-agent', () => {
  const newcomer = (email: string, more: object = {}) => ({
    name: 'Asha Rao',
    email,
    mobile: '9876543210',
    password: PASSWORD,
    counsellor_name: 'Meera',
    ...more,
  });

  it("makes the caller's student, who is verified like everybody and can then sign in", async () => {
    const answer = await ask(addStudent, { as: who.agent, body: newcomer('Asha@Example.com') });
    expect([answer.status, answer.body.message]).toEqual([201, 'Student created successfully.']);
    const stored = await User.findById(answer.body.data?._id).lean();
    expect(stored).toMatchObject({
      role: 'student',
      email: 'asha@example.com',
      isVerified: false,
      counsellor_name: 'Meera',
    });
    expect(String(stored?.addedBy)).toBe(who.agent.userId);
    expect(answer.body.data?.code).toMatch(/^\d{6}$/);
    const early = await ask(signIn, { body: { email: 'asha@example.com', password: PASSWORD } });
    expect([early.status, early.body.message]).toEqual([403, 'Account not verified.']);
  });

  it("does not take another agent's addedBy, nor any other caller", async () => {
    const body = newcomer('stolen@example.com', { addedBy: who.agent.userId });
    expect((await ask(addStudent, { as: who.otherAgent, body })).status).toBe(404);
    for (const as of [who.student, who.team, who.admin]) expect((await ask(addStudent, { as, body })).status).toBe(403);
    expect((await ask(addStudent, { body })).status).toBe(401);
    expect(await User.countDocuments({ email: 'stolen@example.com' })).toBe(0);
  });

  it('says what is wrong as msg too', async () => {
    const taken = await ask(addStudent, { as: who.agent, body: newcomer(who.student.user.email) });
    const words = 'One of your students already has this email address.';
    expect([taken.status, taken.body]).toEqual([409, { message: words, msg: words, fields: { email: words } }]);
    const empty = await ask(addStudent, { as: who.agent, body: {} });
    expect([empty.status, empty.body.message, empty.body.msg]).toEqual([
      422,
      'Something went wrong.',
      'Something went wrong.',
    ]);
    expect(Object.keys(empty.body.fields ?? {}).sort()).toEqual([
      'counsellor_name',
      'email',
      'mobile',
      'name',
      'password',
    ]);
  });
});

describe('GET /get-agents', () => {
  it('lists agents for admins only, with their company', async () => {
    const { body } = await ask(getAgents, { as: who.admin, query: { q: 'rao & p' } });
    expect(rows(body)).toMatchObject([{ _id: who.agent.userId, company_name: 'Rao & Partners', isVerified: true }]);
    for (const as of [who.team, who.agent, who.student]) expect((await ask(getAgents, { as })).status).toBe(403);
    expect((await ask(getAgents)).status).toBe(401);
  });
});

describe('PATCH /toggle-agent-verification', () => {
  const set = (as: Person, id: string, isVerified: unknown) =>
    ask(toggle, { as, params: { id }, body: { isVerified } });

  it('takes the verification back and ends every session of the agent at once, reads too', async () => {
    const agent = await person('agent');
    const own = () => ask(getActivities, { as: agent, params: { userId: agent.userId } });
    expect((await own()).status).toBe(200);
    const answer = await set(who.admin, agent.userId, false);
    expect(answer.body).toMatchObject({ success: true, isVerified: false });
    expect((await own()).status).toBe(401);
    await set(who.admin, agent.userId, true);
    expect((await own()).status).toBe(401);
    const login = await ask(signIn, { body: { email: agent.user.email, password: PASSWORD } });
    expect(login.status).toBe(200);
  });

  it('tells the agent once, also when it is set again', async () => {
    const agent = await person('agent', { isVerified: false });
    for (let time = 0; time < 3; time++) expect((await set(who.admin, agent.userId, true)).status).toBe(200);
    expect(await Notification.countDocuments({ userId: agent.userId })).toBe(1);
    expect(await Activity.countDocuments({ userId: who.admin.userId, activity: /verified the agent/ })).toBeGreaterThan(
      0,
    );
  });

  it('knows agents only, takes only true and false, and only from an admin', async () => {
    expect((await set(who.admin, who.student.userId, false)).status).toBe(404);
    expect((await set(who.admin, 'f'.repeat(24), false)).status).toBe(404);
    const wrong = await set(who.admin, who.agent.userId, 'no');
    expect([wrong.status, wrong.body.message]).toEqual([422, 'Failed to update verification']);
    for (const as of [who.team, who.agent, who.student]) {
      expect((await set(as, who.agent.userId, false)).status).toBe(403);
    }
    expect(await User.countDocuments({ _id: { $in: [who.agent.userId, who.student.userId] }, isVerified: true })).toBe(
      2,
    );
  });
});

describe('GET /dashboard-stats', () => {
  it("counts all for staff and an agent's own for the agent", async () => {
    const [agent, other] = [await person('agent'), await person('agent')];
    const student = await person('student', { addedBy: agent.user._id });
    await Application.create({
      userId: student.userId,
      agentId: agent.userId,
      courseId: 'a'.repeat(24),
      country: 'Canada',
      university: 'Douglas College',
      course: 'Nursing',
      year: 2027,
      month: 'Sep',
      status: 'Pending',
      history: [],
    });
    const stats = async (as: Person, query = {}) => (await ask(dashboardStats, { as, query })).body;
    expect(await stats(agent)).toEqual({ totalStudents: 1, totalApplications: 1 });
    expect(await stats(other)).toEqual({ totalStudents: 0, totalApplications: 0 });
    expect(await stats(who.admin, { addedBy: agent.userId })).toEqual({ totalStudents: 1, totalApplications: 1 });
    const all = await stats(who.team);
    expect(all.totalStudents).toBe(await User.countDocuments({ role: 'student' }));
    expect((await ask(dashboardStats, { as: other, query: { addedBy: agent.userId } })).status).toBe(404);
    expect((await ask(dashboardStats, { as: student })).status).toBe(403);
  });
});
