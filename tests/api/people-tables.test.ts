import { Types } from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { POST as addStudent } from '@/app/api/v1/add-student-by-agent/route';
import { GET as getAgents } from '@/app/api/v1/get-agents/route';
import { GET as exportStudents } from '@/app/api/v1/get-students/export/route';
import { GET as getStudents } from '@/app/api/v1/get-students/route';
import { POST as saveBasic } from '@/app/api/v1/save-basic-profile/route';
import { GET as applications } from '@/app/api/v1/staff/applications/route';
import { POST as verifyStudent } from '@/app/api/v1/students/[id]/verify/route';
import { wordsOfLists } from '@/lib/platform/migrations/steps/016-words-of-lists';
import { leaveAgent } from '@/lib/services/people/agents/leave';
import { Application } from '@/models/application';
import { Conversation } from '@/models/conversation';
import { Enquiry } from '@/models/enquiry';
import { StaffAction } from '@/models/staff-action';
import { User } from '@/models/user';
import { application } from '../support/applications';
import { everybody, PASSWORD, type Person, person } from '../support/people';
import { ask, type Json, rows } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
beforeAll(async () => {
  who = await everybody();
});

const list = (as: Person, query: Record<string, string> = {}) => ask(getStudents, { as, query });
const ids = (body: Json) => rows(body).map(({ _id }) => String(_id));

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

describe('the words a record is found by', () => {
  it('follow its name, number and agent at once, in all its applications, and end with the account', async () => {
    const agent = await person('agent', { company_name: 'Quill Overseas' });
    const student = await person('student', {
      name: 'Zo\u00eb O\u2019Brien',
      mobile: '+44 7700 900123',
      addedBy: agent.user._id,
      company_name: 'Quill Overseas',
    });
    const about = await application(student);
    const found = async (q: string) => [
      ids((await list(who.team, { q })).body).includes(student.userId),
      ids((await ask(applications, { as: who.team, query: { q } })).body.applications as Json).includes(about.id),
    ];
    for (const q of ['zoe obr', "O'Brien", '900123', '7700 9', 'brien zo', 'quill']) {
      expect(await found(q), q).toEqual(q.startsWith('brien') ? [false, false] : [true, true]);
    }
    const body = {
      userId: student.userId,
      name: 'Xenia Quist',
      email: student.viewer.email,
      mobile: '+1 202 555 0147',
    };
    expect((await ask(saveBasic, { as: student, body })).status).toBe(200);
    expect(await found('xenia 5550147')).toEqual([true, true]);
    expect(await found('zoe')).toEqual([false, false]);
    await leaveAgent(student.viewer);
    expect(await found('quill xenia')).toEqual([false, false]);
    const own = await User.findById(student.userId, 'words').lean();
    expect(own?.words).toContain('quist');
    expect(own?.words).not.toContain('quill');
  });

  it('are written to records of before, of three kinds, once', async () => {
    const about = await application(who.student);
    const lead = await Enquiry.create({ name: 'Ulla Before', mobile: '+49 30 1234567', source: 'phone' });
    const stored = [
      [User, who.student.userId],
      [Application, about.id],
      [Enquiry, String(lead._id)],
    ] as const;
    const wordsOf = () =>
      Promise.all(
        stored.map(
          async ([model, id]) =>
            (await model.collection.findOne({ _id: new Types.ObjectId(id) }, { projection: { words: 1 } }))?.words,
        ),
      );
    const before = await wordsOf();
    for (const [model, id] of stored) {
      await model.collection.updateOne({ _id: new Types.ObjectId(id) }, { $unset: { words: '' } });
    }
    expect(await wordsOf()).toEqual([undefined, undefined, undefined]);
    const changed: number[] = [];
    for (let after: Types.ObjectId | null = null; ; ) {
      const step = await wordsOfLists.step(after);
      changed.push(step.changed);
      after = step.after;
      if (!after) break;
    }
    expect(changed.reduce((sum, one) => sum + one, 0)).toBe(3);
    expect(await wordsOf()).toEqual(before);
    expect((await wordsOfLists.step(null)).changed).toBe(0);
  });
});

describe('a table of students', () => {
  it('is narrowed to those with a message to answer you, which agents may not ask, and sorted by counsellor', async () => {
    const [inThread, direct, answered] = await Promise.all([1, 2, 3].map(() => person('student')));
    const about = await application(inThread as Person);
    await Application.updateOne({ _id: about.id }, { $set: { unansweredSince: new Date() } });
    for (const [student, from] of [
      [direct, direct],
      [answered, who.team],
    ] as const) {
      const people = [student, who.team].map((one) => new Types.ObjectId(one?.userId));
      await Conversation.create({
        _id: people.map(String).sort().join('-'),
        people,
        lastOn: new Date(),
        from: new Types.ObjectId(from?.userId),
        text: 'Hello',
      });
    }
    const unread = async (as: Person) => ids((await list(as, { unread: 'yes' })).body).sort();
    expect(await unread(who.team)).toEqual([inThread?.userId, direct?.userId].sort());
    // What was written to another alone is theirs to answer you.
    expect(await unread(who.admin)).toEqual([inThread?.userId]);
    expect((await list(who.agent, { unread: 'yes' })).status).toBe(404);
    expect((await list(who.team, { unread: 'no' })).status).toBe(422);

    const [first, second] = [await person('team'), await person('team')];
    await User.updateOne({ _id: direct?.userId }, { $set: { counsellorId: first.userId } });
    await User.updateOne({ _id: answered?.userId }, { $set: { counsellorId: second.userId } });
    const up = rows((await list(who.team, { sort: 'counsellor' })).body).map(({ _id }) => _id);
    expect(up.slice(-2)).toEqual([direct?.userId, answered?.userId]);
    expect(ids((await list(who.team, { sort: '-counsellor' })).body).slice(0, 2)).toEqual([
      answered?.userId,
      direct?.userId,
    ]);
    expect((await ask(getAgents, { as: who.admin, query: { sort: 'counsellor' } })).status).toBe(422);
    // The order would tell agents which of their students share a counsellor.
    for (const sort of ['counsellor', '-counsellor']) {
      const refused = await list(who.agent, { sort });
      expect(refused.status).toBe(422);
      expect(refused.body).toMatchObject({ fields: { sort: "This list can't be sorted that way." } });
      expect((await ask(exportStudents, { as: who.agent, query: { sort, format: 'csv' } })).status).toBe(422);
    }
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
