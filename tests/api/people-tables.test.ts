import { beforeAll, describe, expect, it } from 'vitest';
import { POST as addStudent } from '@/app/api/v1/add-student-by-agent/route';
import { GET as getAgents } from '@/app/api/v1/get-agents/route';
import { GET as getStudents } from '@/app/api/v1/get-students/route';
import { POST as verifyStudent } from '@/app/api/v1/students/[id]/verify/route';
import { Enquiry } from '@/models/enquiry';
import { StaffAction } from '@/models/staff-action';
import { User } from '@/models/user';
import { everybody, PASSWORD, type Person, person } from '../support/people';
import { ask, type Json, rows } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
beforeAll(async () => {
  who = await everybody();
});

const list = (as: Person, query: Record<string, string> = {}) => ask(getStudents, { as, query });
const ids = (body: Json) => rows(body).map(({ _id }) => _id);

describe('a table of people', () => {
  it('is searched by words in any order, a number however it is spaced, the company, and an id as printed', async () => {
    const agent = await person('agent', { company_name: 'Banyan Overseas' });
    const body = { name: 'Priya Sharma', email: 'priya.sharma@example.com', mobile: '+91 98765 22222' };
    await ask(addStudent, { as: agent, body: { ...body, password: PASSWORD, counsellor_name: 'Meera' } });
    const priya = await User.findOne({ email: body.email }).lean();
    const id = String(priya?._id);
    for (const q of ['sharma priya', '98765 22222', '(98765) 22-222', 'banyan sharma', id.slice(-6), id, 'PRIYA']) {
      expect(ids((await list(who.team, { q })).body), q).toEqual([id]);
    }
    for (const q of ['sharma amit', '98765 33333', 'f'.repeat(24)]) {
      expect(ids((await list(who.team, { q })).body), q).toEqual([]);
    }
    const agents = await ask(getAgents, { as: who.admin, query: { q: `overseas ${agent.userId.slice(-6)}` } });
    expect(ids(agents.body)).toEqual([agent.userId]);
  });

  it('is sorted by every column, and shows those who are not verified yet', async () => {
    const columns = ['_id', 'company_name', 'isVerified'];
    for (const column of columns) {
      const [up, down] = await Promise.all([column, `-${column}`].map((sort) => list(who.admin, { sort })));
      expect(ids(up?.body as Json), column).toEqual(ids(down?.body as Json).toReversed());
    }
    const first = rows((await list(who.admin, { sort: '-company_name' })).body)[0];
    expect(first?.name).toBe('Priya Sharma');
    const waiting = rows((await list(who.admin, { verified: 'no' })).body);
    expect(waiting.map(({ name, isVerified }) => [name, isVerified])).toEqual([['Priya Sharma', false]]);
    expect((await list(who.admin, { verified: 'maybe' })).status).toBe(422);
  });
});

describe('POST /students/{id}/verify', () => {
  it('verifies a student once, with mail, log line and the enquiry; others than admins and others than students are refused', async () => {
    const student = await person('student', { isVerified: false });
    const { email } = student.viewer;
    await Enquiry.create({ name: 'Ben', email, source: 'landing' });
    const verify = (as: Person, { userId }: Person) => ask(verifyStudent, { as, params: { id: userId } });
    for (const as of [who.team, who.agent, who.student]) expect((await verify(as, student)).status).toBe(403);
    expect((await verify(who.admin, who.agent)).status).toBe(404);
    const both = await Promise.all([verify(who.admin, student), verify(who.admin, student)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await User.findById(student.userId, 'isVerified').lean()).toMatchObject({ isVerified: true });
    expect(await Enquiry.findOne({ email }, 'isVerified').lean()).toMatchObject({ isVerified: true });
    expect(await StaffAction.countDocuments({ action: 'account.verify', userId: student.userId })).toBe(1);
  });
});
