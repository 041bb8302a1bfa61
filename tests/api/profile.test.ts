import { beforeAll, describe, expect, it } from 'vitest';
import { GET as fetchAcademic } from '@/app/api/v1/fetch-academic-info/[userId]/route';
import { GET as fetchPersonal } from '@/app/api/v1/fetch-personal-info/[userId]/route';
import { GET as fetchWork } from '@/app/api/v1/fetch-work-experience/[userId]/route';
import { GET as findUser } from '@/app/api/v1/find-user-details/[id]/route';
import { GET as getBasic } from '@/app/api/v1/get-basic-profile/[id]/route';
import { GET as getComplete } from '@/app/api/v1/get-complete-profile/[id]/route';
import { POST as saveAcademic } from '@/app/api/v1/save-academic-info/route';
import { POST as saveBasic } from '@/app/api/v1/save-basic-profile/route';
import { POST as savePersonal } from '@/app/api/v1/save-personal-info/route';
import { POST as saveWork } from '@/app/api/v1/save-work-experience/route';
import { Activity } from '@/models/activity';
import { Profile } from '@/models/profile';
import { User } from '@/models/user';
import { everybody, PASSWORD, type Person, person } from '../support/people';
import { education, ieltsScores, job, personal } from '../support/profiles';
import { ask } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
beforeAll(async () => {
  who = await everybody();
});

const steps = [
  {
    name: 'academic',
    save: saveAcademic,
    fetch: fetchAcademic,
    body: () => ({ educationSummaries: [education()], ...ieltsScores }),
    message: 'Academic information saved successfully!',
    refusal: 'Error saving academic information.',
  },
  {
    name: 'personal',
    save: savePersonal,
    fetch: fetchPersonal,
    body: () => personal(),
    message: 'Personal information saved successfully!',
    refusal: 'Error saving personal information.',
  },
  {
    name: 'work experience',
    save: saveWork,
    fetch: fetchWork,
    body: () => ({ workExperience: [job()] }),
    message: 'Work experience saved successfully!',
    refusal: 'Failed to save work experience.',
  },
];

describe.each(steps)('the $name step', ({ save, fetch, body, message, refusal }) => {
  const read = (as: Person, of: Person) => ask(fetch, { as, params: { userId: of.userId } });

  it('is saved by the student and by their agent, and read back by them, team and admin', async () => {
    const { student, agent, team, admin } = await everybody();
    for (const as of [student, agent]) {
      const answer = await ask(save, { as, body: { ...body(), userId: student.userId } });
      expect([answer.status, answer.body.message]).toEqual([200, message]);
    }
    for (const as of [student, agent, team, admin]) {
      const answer = await read(as, student);
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject(body());
    }
    expect(await Profile.countDocuments({ userId: student.userId })).toBe(1);
  });

  it('does not exist for strangers, and may be read but not changed by staff', async () => {
    const before = await Profile.find({ userId: who.student.userId }).lean();
    const sent = { ...body(), userId: who.student.userId };
    for (const as of [who.otherStudent, who.otherAgent]) {
      expect((await read(as, who.student)).status).toBe(404);
      expect((await ask(save, { as, body: sent })).status).toBe(404);
    }
    for (const as of [who.team, who.admin]) expect((await ask(save, { as, body: sent })).status).toBe(403);
    expect((await ask(save, { body: sent })).status).toBe(401);
    expect((await ask(fetch, { params: { userId: who.student.userId } })).status).toBe(401);
    expect(await Profile.find({ userId: who.student.userId }).lean()).toEqual(before);
  });

  it('is refused when another tab saved it since, and the other save stays', async () => {
    const student = await person('student');
    const first = await ask(save, { as: student, body: { ...body(), updatedOn: null } });
    expect(first.status).toBe(200);
    expect((await read(student, student)).body.updatedOn).toBe(first.body.updatedOn);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const second = await ask(save, { as: student, body: { ...body(), updatedOn: first.body.updatedOn } });
    expect(second.status).toBe(200);
    for (const updatedOn of [null, first.body.updatedOn]) {
      const late = await ask(save, { as: student, body: { ...body(), updatedOn } });
      expect([late.status, late.body.message]).toEqual([
        409,
        'Someone else changed this step just now. Reload to see their changes.',
      ]);
    }
    expect((await read(student, student)).body.updatedOn).toBe(second.body.updatedOn);
  });

  it('is logged when it changed something, and not when it was saved again as it was', async () => {
    const student = await person('student');
    for (let time = 0; time < 3; time++) expect((await ask(save, { as: student, body: body() })).status).toBe(200);
    expect(await Activity.countDocuments({ userId: student.userId })).toBe(1);
  });

  it('refuses an empty body with its own words and stores nothing', async () => {
    const student = await person('student');
    const answer = await ask(save, { as: student, body: {} });
    expect([answer.status, answer.body.message]).toEqual([422, refusal]);
    expect(await Profile.countDocuments({ userId: student.userId })).toBe(0);
  });
});

describe('the basic profile', () => {
  const basic = (of: Person, change: object = {}) => ({
    userId: of.userId,
    name: 'New Name',
    email: of.user.email,
    mobile: '9811111111',
    counsellor_name: 'Meera',
    ...change,
  });

  it('is read by whoever may see the student', async () => {
    const { student, agent, otherAgent } = await everybody();
    const answer = await ask(getBasic, { as: agent, params: { id: student.userId } });
    const { name, email, mobile } = student.user;
    expect(answer.body).toEqual({ name, email, mobile, counsellor_name: '' });
    const details = await ask(findUser, { as: agent, params: { id: student.userId } });
    expect(details.body).toMatchObject({ _id: student.userId, role: 1, addedBy: { _id: agent.userId } });
    expect(JSON.stringify(details.body)).not.toContain('argon2');
    expect((await ask(findUser, { as: otherAgent, params: { id: student.userId } })).status).toBe(404);
    expect((await ask(getBasic, { as: agent, params: { id: agent.userId } })).status).toBe(404);
  });

  it('is changed by the student and the agent; only the agent names the counsellor', async () => {
    const { student, agent } = await everybody();
    expect((await ask(saveBasic, { as: student, body: basic(student) })).status).toBe(200);
    expect(await User.findById(student.userId).lean()).toMatchObject({ name: 'New Name', counsellor_name: '' });
    expect((await ask(saveBasic, { as: agent, body: basic(student) })).status).toBe(200);
    expect(await User.findById(student.userId).lean()).toMatchObject({ counsellor_name: 'Meera' });
  });

  it("keeps a verified student's email address unless the student proves the password", async () => {
    const { student, agent, otherStudent } = await everybody();
    const email = `moved-${student.user.email}`;
    expect((await ask(saveBasic, { as: agent, body: basic(student, { email }) })).status).toBe(403);
    const without = await ask(saveBasic, { as: student, body: basic(student, { email }) });
    expect([without.status, Object.keys(without.body.fields ?? {})]).toEqual([422, ['password']]);
    const taken = basic(student, { email: otherStudent.user.email, password: PASSWORD });
    expect((await ask(saveBasic, { as: student, body: taken })).status).toBe(409);
    expect(await User.countDocuments({ _id: student.userId, email: student.user.email })).toBe(1);
    const proven = await ask(saveBasic, { as: student, body: basic(student, { email, password: PASSWORD }) });
    expect(proven.status).toBe(200);
    // It counts once the link sent there is followed: tests/api/recovery.test.ts.
    expect(await User.countDocuments({ _id: student.userId, email: student.user.email })).toBe(1);
  });
});

describe('GET /get-complete-profile', () => {
  it('answers the four parts, empty for a new student, and how complete they are', async () => {
    const student = await person('student');
    const read = () => ask(getComplete, { as: student, params: { id: student.userId } });
    const empty = await read();
    expect(empty.body).toMatchObject({ workExperience: [], academicInfo: { educationSummaries: [] }, completion: 0 });
    expect(empty.body.personalInfo?.dob).toBeNull();
    await ask(savePersonal, { as: student, body: personal() });
    const more = await read();
    expect(more.body.personalInfo).toEqual(personal());
    expect(Number(more.body.completion)).toBeGreaterThan(0);
    expect((await ask(getComplete, { as: who.otherStudent, params: { id: student.userId } })).status).toBe(404);
  });
});
