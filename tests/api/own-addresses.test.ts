import { beforeEach, describe, expect, it } from 'vitest';
import { POST as addStudent } from '@/app/api/v1/add-student-by-agent/route';
import { POST as addImported } from '@/app/api/v1/agent/student-import/route';
import { POST as register } from '@/app/api/v1/register/route';
import { POST as saveBasic } from '@/app/api/v1/save-basic-profile/route';
import { POST as savePersonal } from '@/app/api/v1/save-personal-info/route';
import { POST as inviteStaff } from '@/app/api/v1/staff/route';
import { PUT as staffSetGuardian } from '@/app/api/v1/students/[id]/guardian/route';
import { POST as merge } from '@/app/api/v1/students/[id]/merge/route';
import { ANOTHERS, ANOTHERS_NUMBER, GUARDIANS_OWN, STUDENTS_OWN } from '@/lib/domain/addresses/own-addresses';
import { issueToken } from '@/lib/platform/auth/codes';
import { mailboxes } from '@/lib/platform/migrations/steps/026-mailboxes';
import { confirmAddress } from '@/lib/services/people/accounts/email-change';
import { Profile } from '@/models/profile';
import { User } from '@/models/user';
import { emptyDatabase } from '../support/database';
import { everybody, PASSWORD, type Person } from '../support/people';
import { personal } from '../support/profiles';
import { ask, rows } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;

beforeEach(async () => {
  await emptyDatabase();
  who = await everybody();
  await User.updateOne({ _id: who.agent.userId }, { email: 'a.gent@example.com', mailbox: 'agent@example.com' });
  await User.updateOne({ _id: who.team.userId }, { email: 'meera@example.com', mailbox: 'meera@example.com' });
});

const AGENTS = 'Agent+me@example.com';
const STAFFS = 'm.eera@example.com';
const AGENTS_MOBILE = '+91 098000 00001';
const minor = { ...personal(), dob: `${new Date().getFullYear() - 16}-01-01` };
const guardian = { guardian_name: 'Latha Rao', guardian_email: 'latha.rao@example.com' };

const refused = (...fields: string[]) => ({
  status: 422,
  body: { fields: Object.fromEntries(fields.map((field) => [field, field === 'mobile' ? ANOTHERS_NUMBER : ANOTHERS])) },
});
const newcomer = (more: object) =>
  ask(register, {
    body: { name: 'Asha', email: 'asha@example.com', mobile: '9876500001', password: PASSWORD, role: 1, ...more },
  });
const added = (more: object) =>
  ask(addStudent, {
    as: who.agent,
    body: {
      name: 'Kid',
      email: 'kid@example.com',
      mobile: '9876500002',
      counsellor_name: 'M',
      password: PASSWORD,
      ...more,
    },
  });
const basic = (as: Person, more: object) => {
  const { name, email, mobile } = who.student.user;
  return ask(saveBasic, {
    as,
    body: { userId: who.student.userId, name, email, mobile, counsellor_name: 'M', ...more },
  });
};
const saved = (more: object, as = who.student) =>
  ask(savePersonal, { as, body: { ...minor, ...guardian, userId: who.student.userId, ...more } });
const setByStaff = (more: object) =>
  ask(staffSetGuardian, { as: who.team, params: { id: who.student.userId }, body: { ...guardian, ...more } });

describe("an agent's or staff's address or number", () => {
  it('is no student’s: not registered, not added by an agent, not imported', async () => {
    for (const email of [AGENTS, STAFFS]) {
      expect(await newcomer({ email })).toMatchObject(refused('email'));
      expect(await added({ email })).toMatchObject(refused('email'));
    }
    expect(await newcomer({ mobile: AGENTS_MOBILE })).toMatchObject(refused('mobile'));
    expect(await added({ mobile: AGENTS_MOBILE, email: AGENTS })).toMatchObject(refused('email', 'mobile'));
    const row = { row: 2, name: 'Kid', email: 'k@example.com', mobile: '9876500003', counsellor_name: 'M' };
    const students = [
      row,
      { ...row, row: 3, email: AGENTS },
      { ...row, row: 4, email: 'l@example.com', mobile: AGENTS_MOBILE },
    ];
    const { body } = await ask(addImported, { as: who.agent, body: { students } });
    expect(rows(body.results).map(({ outcome }) => outcome)).toEqual(['new', 'refused', 'refused']);
    expect(rows(body.results)[1]?.message).toContain(ANOTHERS);
    expect(await User.countDocuments({ role: 'student' })).toBe(3);
  });

  it('is not changed to, by the student or by an agent, nor by a link that was sent before', async () => {
    expect(await basic(who.student, { mobile: AGENTS_MOBILE })).toMatchObject(refused('mobile'));
    expect(await basic(who.student, { email: STAFFS, password: PASSWORD })).toMatchObject(refused('email'));
    await User.updateOne({ _id: who.student.userId }, { isVerified: false });
    expect(await basic(who.agent, { email: AGENTS })).toMatchObject(refused('email'));
    const token = await issueToken(who.student.userId, 'change-email', 'agent+x@example.com');
    await expect(confirmAddress(null, token)).rejects.toMatchObject({ status: 422, fields: { email: ANOTHERS } });
  });

  it('is no guardian’s, typed by the student or by staff', async () => {
    for (const guardian_email of [AGENTS, STAFFS, 'a.gent@example.com', who.admin.user.email])
      expect(await saved({ guardian_email })).toMatchObject(refused('guardian_email'));
    expect((await saved({})).status).toBe(200);
    for (const guardian_email of [AGENTS, 'meera@example.com'])
      expect(await setByStaff({ guardian_email })).toMatchObject(refused('guardian_email'));
  });

  it('of old stays where it is, and what is left unchanged is saved', async () => {
    await User.updateOne({ _id: who.student.userId }, { mobile: '9800000001', phoneEnd: '800000001' });
    expect((await basic(who.student, { mobile: '9800000001', name: 'Asha Rao' })).status).toBe(200);
    await Profile.create({
      userId: who.student.userId,
      personal: { ...minor, ...guardian, guardian_email: 'a.gent@example.com' },
    } as never);
    expect((await saved({ guardian_email: 'a.gent@example.com', city: 'Thrissur' })).status).toBe(200);
  });
});

describe('a student’s or guardian’s address or number', () => {
  it('is no new agent’s and no new staff’s', async () => {
    await saved({});
    const agent = { role: 4, company_name: 'Bridge', mobile: '9876500009' };
    expect(await newcomer({ ...agent, email: 'lathaRao+1@example.com' })).toMatchObject(refused('email'));
    expect(await newcomer({ ...agent, email: 'latha.rao@example.com' })).toMatchObject(refused('email'));
    expect(await newcomer({ ...agent, mobile: '+919876543210' })).toMatchObject(refused('mobile'));
    const tagged = who.student.user.email.replace('@', '+x@');
    expect(await newcomer({ ...agent, email: tagged })).toMatchObject(refused('email'));
    const invited = { name: 'Ravi', email: 'l.atharao@example.com', role: 'team', jobTitle: '' };
    expect(await ask(inviteStaff, { as: who.admin, body: invited })).toMatchObject(refused('email'));
    expect((await newcomer(agent)).status).toBe(201);
  });

  it('are two addresses: a guardian’s is not the student’s, whichever comes first, also by a merge', async () => {
    const own = who.student.user.email;
    expect(await saved({ guardian_email: own.toUpperCase() })).toMatchObject({
      status: 422,
      body: { fields: { guardian_email: STUDENTS_OWN } },
    });
    expect(await saved({ guardian_email: own.replace('@', '+m@') })).toMatchObject({
      status: 422,
      body: { fields: { guardian_email: STUDENTS_OWN } },
    });
    const { email } = who.otherStudent.user;
    expect((await saved({ guardian_email: email })).status).toBe(200);
    expect(await basic(who.student, { email: email.replace('@', '+1@'), password: PASSWORD })).toMatchObject({
      status: 422,
      body: { fields: { email: GUARDIANS_OWN } },
    });
    const merged = { as: who.admin, params: { id: who.student.userId }, body: { goneId: who.otherStudent.userId } };
    expect(await ask(merge, merged)).toMatchObject(refused('guardian_email'));
    expect(await User.findById(who.otherStudent.userId).lean()).not.toHaveProperty('mergedInto');
  });

  it('of one phone may be shared by a student and others who study', async () => {
    expect((await newcomer({ mobile: who.student.user.mobile })).status).toBe(201);
  });
});

describe('the migration', () => {
  it('gives accounts and guardians of before their address as it is compared', async () => {
    await saved({});
    await User.collection.updateMany({}, { $unset: { mailbox: '' } });
    await Profile.collection.updateMany({}, { $unset: { guardianMailbox: '' } });
    let after = null;
    do after = (await mailboxes.step(after)).after;
    while (after);
    expect((await User.findById(who.agent.userId).lean())?.mailbox).toBe('agent@example.com');
    expect((await Profile.findOne({ userId: who.student.userId }).lean())?.guardianMailbox).toBe(
      'latharao@example.com',
    );
  });
});
