import { Types } from 'mongoose';
import { beforeEach, describe, expect, it } from 'vitest';
import { POST as addStudent } from '@/app/api/v1/add-student-by-agent/route';
import { PATCH as changeBranch } from '@/app/api/v1/agency/branches/[id]/route';
import { POST as addBranch } from '@/app/api/v1/agency/branches/route';
import { POST as inviteAgain } from '@/app/api/v1/agency/members/[id]/invitation/route';
import { PATCH as changeMember } from '@/app/api/v1/agency/members/[id]/route';
import { POST as invite, GET as listAgency } from '@/app/api/v1/agency/members/route';
import { PUT as assign } from '@/app/api/v1/agency/students/[id]/route';
import { GET as exportApplications } from '@/app/api/v1/agent/applications/export/route';
import { GET as agentApplications } from '@/app/api/v1/agent/applications/route';
import { GET as viewApplication } from '@/app/api/v1/applications/[id]/route';
import { POST as apply } from '@/app/api/v1/apply/route';
import { GET as stats } from '@/app/api/v1/dashboard-stats/route';
import { GET as userDetails } from '@/app/api/v1/find-user-details/[id]/route';
import { GET as getAgents } from '@/app/api/v1/get-agents/route';
import { GET as exportStudents } from '@/app/api/v1/get-students/export/route';
import { GET as getStudents } from '@/app/api/v1/get-students/route';
import { POST as leaveAgent } from '@/app/api/v1/leave-agent/route';
import { POST as saveBasic } from '@/app/api/v1/save-basic-profile/route';
import { PATCH as switchAgent } from '@/app/api/v1/toggle-agent-verification/[id]/route';
import type { AgencyRole } from '@/lib/domain/agency/roles';
import { clientOf } from '@/lib/platform/auth/client';
import { applyToCourse } from '@/lib/services/applications/apply';
import { tokenFor } from '@/lib/services/people/accounts/accounts';
import { storeOwnPassword } from '@/lib/services/people/accounts/own-password';
import { Application } from '@/models/application';
import { Notification } from '@/models/notification';
import { User } from '@/models/user';
import { storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';
import { madeOnce } from '../support/made-once';
import { type Person, person } from '../support/people';
import { ask, rows, send } from '../support/request';

const YEAR = new Date().getFullYear() + 1;
const PEOPLE = ['owner', 'manager', 'neha', 'simran', 'desk', 'accountant', 'stranger'] as const;
type Name = (typeof PEOPLE)[number];
let who: Record<Name | 'admin', Person>;
let moga: string;
let jalandhar: string;
/** One in Neha's care in Moga, one in Simran's in Jalandhar, one in nobody's. */
let students: Record<'ofNeha' | 'ofSimran' | 'ofNone', Person>;
let courseId: string;

const idOf = (id: string) => new Types.ObjectId(id);
const member = (role: AgencyRole, branches: string[], more: object = {}) =>
  person('agent', {
    name: `Agency ${role}`,
    agency: { id: who.owner.user._id, role, branches: branches.map(idOf), exports: false, closed: false },
    ...more,
  });
const branchNamed = async (name: string) =>
  String((await ask(addBranch, { as: who.owner, body: { name, city: name } })).body.branch?._id);
const memberBody = (more: object = {}) => ({
  name: 'Ravi Gill',
  email: 'ravi@example.com',
  role: 'counsellor',
  branches: [moga],
  ...more,
});

beforeEach(async () => {
  await emptyDatabase();
  ({ who, students, moga, jalandhar, courseId } = await madeOnce('agency of its own', agencyOfItsOwn));
});

async function agencyOfItsOwn() {
  const [owner, stranger, admin] = [await person('agent'), await person('agent'), await person('admin')];
  who = { owner, stranger, admin } as typeof who;
  [moga, jalandhar] = [await branchNamed('Moga'), await branchNamed('Jalandhar')];
  who.manager = await member('manager', [moga]);
  who.neha = await member('counsellor', [moga]);
  who.simran = await member('counsellor', [jalandhar]);
  who.desk = await member('front-desk', [moga]);
  who.accountant = await member('accountant', []);
  const addedBy = owner.user._id;
  students = {
    ofNeha: await person('student', { addedBy, branchId: idOf(moga), memberId: who.neha.user._id }),
    ofSimran: await person('student', { addedBy, branchId: idOf(jalandhar), memberId: who.simran.user._id }),
    ofNone: await person('student', { addedBy }),
  };
  const [course] = await storedCourses({});
  courseId = String(course?._id);
  for (const student of Object.values(students))
    await applyToCourse(student.viewer, { userId: student.userId, courseId, year: YEAR, month: 'Sep' });
  return { who, students, moga, jalandhar, courseId };
}

/** Whose files each person reaches: decided by hand from the table of roles. */
const REACHED: Record<Name, (keyof typeof students)[]> = {
  owner: ['ofNeha', 'ofSimran', 'ofNone'],
  manager: ['ofNeha'],
  neha: ['ofNeha'],
  simran: ['ofSimran'],
  desk: ['ofNeha'],
  accountant: [],
  stranger: [],
};

describe('the reach of an agency’s people', () => {
  it.each(PEOPLE)('is one filter of lists, records, counts and searches: %s', async (name) => {
    const as = who[name];
    const reached = REACHED[name].map((one) => students[one].userId).sort();
    const listed = await ask(getStudents, { as });
    expect(
      rows(listed.body)
        .map(({ _id }) => String(_id))
        .sort(),
    ).toEqual(reached);
    const { applications, total } = (await ask(agentApplications, { as })).body;
    expect([rows(applications).length, total]).toEqual([reached.length, reached.length]);
    const counts = (await ask(stats, { as })).body;
    expect(JSON.stringify(counts)).toContain(`${reached.length}`);
    for (const [key, student] of Object.entries(students)) {
      const isReached = reached.includes(student.userId);
      expect([key, (await ask(userDetails, { as, params: { id: student.userId } })).status]).toEqual([
        key,
        isReached ? 200 : 404,
      ]);
      const application = await Application.findOne({ userId: student.userId }, '_id').orFail().lean();
      const params = { id: String(application._id) };
      expect([key, (await ask(viewApplication, { as, params })).status]).toEqual([key, isReached ? 200 : 404]);
    }
  });

  it('is theirs to act in where their role acts', async () => {
    const changed = async (as: Person) =>
      (
        await ask(saveBasic, {
          as,
          body: {
            userId: students.ofNeha.userId,
            name: 'Asha Rao',
            mobile: '+919876543210',
            email: students.ofNeha.user.email,
            counsellor_name: 'Neha',
          },
        })
      ).status;
    const statuses = [];
    for (const name of PEOPLE) statuses.push([name, await changed(who[name])]);
    expect(Object.fromEntries(statuses)).toEqual({
      owner: 200,
      manager: 200,
      neha: 200,
      simran: 404,
      desk: 403,
      accountant: 404,
      stranger: 404,
    });
    const applied = async (as: Person) =>
      (await ask(apply, { as, body: { userId: students.ofNeha.userId, courseId, year: YEAR, month: 'Jan' } })).status;
    expect(await applied(who.desk)).toBe(403);
    expect(await applied(who.simran)).toBe(404);
  });

  it('follows a changed place on the next request', async () => {
    expect(rows((await ask(getStudents, { as: who.neha })).body)).toHaveLength(1);
    const params = { id: who.neha.userId };
    const { status } = await ask(changeMember, {
      as: who.owner,
      params,
      body: { disabled: true, handTo: who.manager.userId },
    });
    expect(status).toBe(200);
    expect((await ask(getStudents, { as: who.neha })).status).toBe(401);
  });

  it('holds exports back from those without the right', async () => {
    for (const exporting of [exportStudents, exportApplications]) {
      expect((await send(exporting, { as: who.owner, query: { format: 'csv' } })).status).toBe(200);
      expect((await send(exporting, { as: who.manager, query: { format: 'csv' } })).status).toBe(403);
    }
    await ask(changeMember, { as: who.owner, params: { id: who.manager.userId }, body: { exports: true } });
    const again = { ...who.manager, token: await tokenFor(await User.findById(who.manager.userId).orFail().lean()) };
    const file = await send(exportStudents, { as: again, query: { format: 'csv' } });
    const text = await file.text();
    expect([
      file.status,
      text.includes(students.ofNeha.user.email),
      text.includes(students.ofSimran.user.email),
    ]).toEqual([200, true, false]);
  });

  it('ends for all of them when the student leaves', async () => {
    await ask(leaveAgent, { as: students.ofNeha, body: {} });
    for (const name of PEOPLE) {
      const { status } = await ask(userDetails, { as: who[name], params: { id: students.ofNeha.userId } });
      expect([name, status]).toEqual([name, 404]);
      const found = rows((await ask(agentApplications, { as: who[name] })).body.applications);
      expect(JSON.stringify(found)).not.toContain(students.ofNeha.user.name);
    }
    expect(await User.findById(students.ofNeha.userId).lean()).toMatchObject({ memberId: null, branchId: null });
  });
});

describe('the people of an agency', () => {
  it('are invited by owners and, in their branches, by managers', async () => {
    const statusOf = async (as: Person, more: object = {}) =>
      (await ask(invite, { as, body: memberBody(more) })).status;
    expect(await statusOf(who.neha)).toBe(403);
    expect(await statusOf(who.desk)).toBe(403);
    expect(await statusOf(who.manager, { role: 'manager' })).toBe(403);
    expect(await statusOf(who.manager, { branches: [jalandhar] })).toBe(403);
    expect(await statusOf(who.owner, { branches: [String(new Types.ObjectId())] })).toBe(404);
    expect(await statusOf(who.manager)).toBe(201);
    expect(await statusOf(who.owner)).toBe(409);
    const invited = await User.findOne({ email: 'ravi@example.com' }).orFail().lean();
    expect(invited).toMatchObject({ role: 'agent', isVerified: false, agency: { role: 'counsellor', exports: false } });
    const again = async (as: Person) => (await ask(inviteAgain, { as, params: { id: String(invited._id) } })).status;
    expect([await again(who.stranger), await again(who.neha), await again(who.owner)]).toEqual([404, 403, 200]);
    // The link was mailed to them: a password chosen by it lets them in.
    await storeOwnPassword({ _id: invited._id }, 'a hash', clientOf(new Headers()));
    expect(await User.findById(invited._id).lean()).toMatchObject({ isVerified: true, passwordHash: 'a hash' });
    expect(await again(who.owner)).toBe(409);
  });

  it('stand in the agency’s list alone, and are no agencies to the platform’s staff', async () => {
    const { members, branches } = (await ask(listAgency, { as: who.neha })).body;
    expect(rows(members)).toHaveLength(6);
    expect(rows(branches).map(({ name }) => name)).toEqual(['Jalandhar', 'Moga']);
    expect(rows((await ask(listAgency, { as: who.stranger })).body.members)).toHaveLength(1);
    const agents = rows((await ask(getAgents, { as: who.admin })).body).map(({ _id }) => _id);
    expect(agents.sort()).toEqual([who.owner.userId, who.stranger.userId].sort());
  });

  it('go only after their students have somebody else, by a call that may be cut off and repeated', async () => {
    const params = { id: who.neha.userId };
    const off = (body: object) => ask(changeMember, { as: who.owner, params, body });
    expect((await off({ disabled: true })).status).toBe(409);
    expect((await off({ disabled: true, handTo: who.desk.userId })).status).toBe(422);
    expect((await off({ disabled: true, handTo: who.stranger.userId })).status).toBe(404);
    expect((await off({ role: 'front-desk' })).status).toBe(409);
    expect((await off({ disabled: true, handTo: who.simran.userId })).status).toBe(200);
    expect(await User.countDocuments({ memberId: who.neha.userId })).toBe(0);
    expect(await Application.countDocuments({ memberId: who.neha.userId })).toBe(0);
    expect(rows((await ask(agentApplications, { as: who.simran })).body.applications)).toHaveLength(2);
    expect(await User.findById(students.ofNeha.userId).lean()).toMatchObject({ counsellor_name: who.simran.user.name });
    expect((await off({ disabled: true, handTo: who.simran.userId })).status).toBe(200);
  });

  it('are renamed, and their students and applications have the new name', async () => {
    const rename = (as: Person, name: string) =>
      ask(changeMember, { as, params: { id: who.simran.userId }, body: { name } });
    expect((await rename(who.stranger, 'Simran Other')).status).toBe(404);
    expect((await rename(who.owner, ' ')).status).toBe(422);
    expect((await rename(who.owner, 'Simran Newname')).status).toBe(200);
    const students = await User.find({ memberId: who.simran.userId }).lean();
    const names = students.map(({ counsellor_name }) => counsellor_name);
    expect(names.length).toBeGreaterThan(0);
    expect(new Set(names)).toEqual(new Set(['Simran Newname']));
    const applications = await Application.find({ memberId: who.simran.userId }).lean();
    expect(applications.length).toBeGreaterThan(0);
    expect(new Set(applications.map(({ agencyCounsellor }) => agencyCounsellor))).toEqual(new Set(['Simran Newname']));
    // Cut off after the name was written, the same call makes it whole.
    await User.updateOne({ _id: students[0]?._id }, { $set: { counsellor_name: 'Simran Before' } });
    expect((await rename(who.owner, 'Simran Newname')).status).toBe(200);
    expect(await User.findById(students[0]?._id).lean()).toMatchObject({ counsellor_name: 'Simran Newname' });
  });

  it('keep an owner: who registered the agency stays one', async () => {
    const second = await member('owner', []);
    const params = { id: who.owner.userId };
    expect((await ask(changeMember, { as: second, params, body: { disabled: true } })).status).toBe(409);
    expect((await ask(changeMember, { as: who.manager, params, body: { disabled: true } })).status).toBe(403);
    expect((await ask(changeMember, { as: who.stranger, params, body: { disabled: true } })).status).toBe(404);
  });

  it('sign in only while the agency is verified', async () => {
    const toggle = (isVerified: boolean) =>
      ask(switchAgent, { as: who.admin, params: { id: who.owner.userId }, body: { isVerified } });
    expect((await toggle(false)).status).toBe(200);
    for (const name of ['owner', 'manager', 'neha'] as const)
      expect((await ask(getStudents, { as: who[name] })).status).toBe(401);
    expect((await toggle(true)).status).toBe(200);
    expect(await User.countDocuments({ 'agency.closed': true })).toBe(0);
    expect(
      (await ask(switchAgent, { as: who.admin, params: { id: who.neha.userId }, body: { isVerified: false } })).status,
    ).toBe(404);
  });

  it('enter students as their own, in their branch', async () => {
    const added = async (as: Person, email: string) => {
      const body = {
        name: 'Jaspreet Kaur',
        email,
        mobile: '+919811111111',
        password: 'long enough for once',
        counsellor_name: 'Typed',
        addedBy: who.owner.userId,
      };
      return ask(addStudent, { as, body });
    };
    expect((await added(who.accountant, 'a@example.com')).status).toBe(403);
    expect((await added(who.neha, 'b@example.com')).status).toBe(201);
    expect((await added(who.desk, 'c@example.com')).status).toBe(201);
    expect(await User.findOne({ email: 'b@example.com' }).lean()).toMatchObject({
      addedBy: who.owner.user._id,
      memberId: who.neha.user._id,
      branchId: idOf(moga),
      counsellor_name: who.neha.user.name,
    });
    const fromDesk = await User.findOne({ email: 'c@example.com' }).orFail().lean();
    expect([fromDesk.memberId ?? null, fromDesk.counsellor_name]).toEqual([null, 'Typed']);
    expect(rows((await ask(getStudents, { as: who.manager })).body)).toHaveLength(3);
  });
});

describe('whose care a student is in', () => {
  const put = async (as: Person, studentId: string, body: object) =>
    (await ask(assign, { as, params: { id: studentId }, body })).status;

  it('is changed within reach, and the colleague hears of it', async () => {
    const id = students.ofNone.userId;
    expect(await put(who.neha, id, { memberId: who.neha.userId })).toBe(404);
    expect(await put(who.stranger, id, { memberId: who.neha.userId })).toBe(404);
    expect(await put(who.owner, id, { memberId: who.accountant.userId })).toBe(422);
    expect(await put(who.owner, id, { memberId: who.stranger.userId })).toBe(404);
    expect(await put(who.owner, id, { branchId: String(new Types.ObjectId()) })).toBe(404);
    expect(await put(who.owner, id, { memberId: who.neha.userId, branchId: moga })).toBe(200);
    expect(await Application.findOne({ userId: id }).lean()).toMatchObject({
      memberId: who.neha.user._id,
      branchId: idOf(moga),
    });
    expect(await Notification.countDocuments({ userId: who.neha.userId, notification: /is now assigned to you/ })).toBe(
      1,
    );
    expect(await put(who.neha, id, { memberId: who.simran.userId })).toBe(200);
    expect(await put(who.neha, id, { memberId: who.neha.userId })).toBe(404);
  });

  it('is a branch only where somebody manages it', async () => {
    const id = students.ofNeha.userId;
    expect(await put(who.neha, id, { branchId: jalandhar })).toBe(403);
    expect(await put(who.manager, id, { branchId: jalandhar })).toBe(403);
    expect(await put(who.owner, id, { branchId: jalandhar })).toBe(200);
    expect(await put(who.manager, id, { branchId: moga })).toBe(404);
  });

  it('tells the person in charge, not the owner, of what happens', async () => {
    await Notification.deleteMany({});
    await applyToCourse(students.ofNeha.viewer, { userId: students.ofNeha.userId, courseId, year: YEAR, month: 'Jan' });
    expect(await Notification.countDocuments({ userId: who.neha.userId })).toBe(1);
    expect(await Notification.countDocuments({ userId: who.owner.userId })).toBe(0);
    await Notification.deleteMany({});
    await applyToCourse(students.ofNone.viewer, { userId: students.ofNone.userId, courseId, year: YEAR, month: 'Jan' });
    expect(await Notification.countDocuments({ userId: who.owner.userId })).toBe(1);
  });
});

describe('branches', () => {
  it('are the owner’s to change, and close when they are empty', async () => {
    expect((await ask(addBranch, { as: who.manager, body: { name: 'Patiala' } })).status).toBe(403);
    expect((await ask(addBranch, { as: who.owner, body: { name: 'Moga' } })).status).toBe(422);
    const change = (as: Person, id: string, body: object) => ask(changeBranch, { as, params: { id }, body });
    expect((await change(who.stranger, moga, { name: 'Mine' })).status).toBe(404);
    expect((await change(who.owner, moga, { name: 'Jalandhar' })).status).toBe(422);
    expect((await change(who.owner, moga, { isClosed: true })).status).toBe(409);
    const empty = await branchNamed('Bathinda');
    expect((await change(who.owner, empty, { isClosed: true, name: 'Bathinda old' })).body.branch).toMatchObject({
      name: 'Bathinda old',
      isClosed: true,
    });
    expect((await change(who.owner, empty, { isClosed: false })).body.branch).toMatchObject({ isClosed: false });
  });
});
