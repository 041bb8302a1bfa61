import { beforeAll, describe, expect, it } from 'vitest';
import { POST as addStudent } from '@/app/api/v1/add-student-by-agent/route';
import { POST as applyToCourse } from '@/app/api/v1/apply/route';
import { POST as changePassword } from '@/app/api/v1/change-password/route';
import { POST as claim } from '@/app/api/v1/claim-referral/[referralId]/route';
import { POST as register } from '@/app/api/v1/register/route';
import { POST as saveAcademic } from '@/app/api/v1/save-academic-info/route';
import { POST as savePersonal } from '@/app/api/v1/save-personal-info/route';
import { POST as verify } from '@/app/api/v1/verify/route';
import type { Endpoint } from '@/lib/api/endpoint';
import { Activity } from '@/models/activity';
import { Application } from '@/models/application';
import { Enquiry } from '@/models/enquiry';
import { Notification } from '@/models/notification';
import { OneTimeCode } from '@/models/one-time-code';
import { Profile } from '@/models/profile';
import { Referral } from '@/models/referral';
import { User } from '@/models/user';
import { storedCourses } from '../support/courses';
import { everybody, PASSWORD, person } from '../support/people';
import { education, personal } from '../support/profiles';
import { ask, type Given } from '../support/request';
import { LONG } from '../support/tiers';

const TIMES = LONG ? 100 : 20;

/** The same request so many times at the same moment, from five addresses, and how often each status came. */
async function many(endpoint: Endpoint, request: Given): Promise<Record<number, number>> {
  const from = (place: number) => ({ 'x-forwarded-for': `10.1.0.${place % 5}` });
  const answers = await Promise.all(
    Array.from({ length: TIMES }, (_one, place) => ask(endpoint, { ...request, headers: from(place) })),
  );
  const statuses: Record<number, number> = {};
  for (const { status } of answers) statuses[status] = (statuses[status] ?? 0) + 1;
  return statuses;
}

let who: Awaited<ReturnType<typeof everybody>>;
beforeAll(async () => {
  who = await everybody();
});

describe('identical requests at the same moment', () => {
  it('claim a referral once', async () => {
    const friend = await person('student');
    const { _id } = await Referral.create({ referrerId: who.student.userId, referredUserId: friend.userId });
    const params = { referralId: String(_id) };
    expect(await many(claim, { as: who.student, params })).toEqual({ 200: TIMES });
    expect(await Activity.countDocuments({ userId: who.student.userId, activity: /claimed/ })).toBe(1);
    expect(await Referral.countDocuments({ referrerId: who.student.userId, claimed: true })).toBe(1);
  });

  it('register one account with one lead and one code', async () => {
    const body = { name: 'Asha', email: 'race@example.com', mobile: '9876543210', password: 'long enough', role: 1 };
    expect(await many(register, { body })).toEqual({ 201: 1, 409: TIMES - 1 });
    expect(await User.countDocuments({ email: 'race@example.com' })).toBe(1);
    expect(await Enquiry.countDocuments({ email: 'race@example.com' })).toBe(1);
  });

  it('verify an account once, and tell its owner once', async () => {
    const body = { name: 'Bina', email: 'verify@example.com', mobile: '9876543210', password: 'long enough', role: 1 };
    const { code, email } = (await ask(register, { body })).body.user as unknown as { code: string; email: string };
    const tries = Array.from({ length: TIMES }, () => ask(verify, { as: who.admin, body: { code, email } }));
    const found = (await Promise.all(tries)).map((answer) => answer.body.isVerified as unknown as number);
    expect(found.filter((isVerified) => isVerified === 0)).toHaveLength(1);
    expect(found.filter((isVerified) => isVerified === 1)).toHaveLength(TIMES - 1);
    const user = await User.findOne({ email }).lean();
    expect(await Notification.countDocuments({ userId: user?._id })).toBe(1);
    expect(await OneTimeCode.countDocuments({ userId: user?._id })).toBe(0);
  });

  it('save one profile, and log each step once', async () => {
    const student = await person('student');
    expect(await many(savePersonal, { as: student, body: personal() })).toEqual({ 200: TIMES });
    const academic = { educationSummaries: [education()] };
    expect(await many(saveAcademic, { as: student, body: academic })).toEqual({ 200: TIMES });
    expect(await Profile.countDocuments({ userId: student.userId })).toBe(1);
    expect(await Activity.countDocuments({ userId: student.userId })).toBe(2);
  });

  it('save a step filled from the same state once', async () => {
    const student = await person('student');
    const body = { ...personal(), updatedOn: null };
    expect(await many(savePersonal, { as: student, body })).toEqual({ 200: 1, 409: TIMES - 1 });
  });

  it('add one student', async () => {
    const body = {
      name: 'Chitra',
      email: 'added@example.com',
      mobile: '9876543210',
      password: 'long enough',
      counsellor_name: 'M',
    };
    expect(await many(addStudent, { as: who.agent, body })).toEqual({ 201: 1, 409: TIMES - 1 });
    expect(await User.countDocuments({ email: 'added@example.com' })).toBe(1);
  });

  it('apply once', async () => {
    const [course] = await storedCourses({ admissionIntake: 'Sep' });
    const body = { courseId: String(course?._id), year: new Date().getFullYear() + 1, month: 'Sep' };
    expect(await many(applyToCourse, { as: who.student, body })).toEqual({ 201: 1, 409: TIMES - 1 });
    expect(await Application.countDocuments({ userId: who.student.userId })).toBe(1);
  });

  it('change a password once', async () => {
    const student = await person('student');
    const body = { oldPassword: PASSWORD, newPassword: 'another long one' };
    const statuses = await many(changePassword, { as: student, body });
    expect(statuses[200]).toBe(1);
    expect(await User.countDocuments({ _id: student.userId, sessionVersion: 1 })).toBe(1);
  });
});
