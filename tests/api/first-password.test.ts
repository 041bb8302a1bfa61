import { beforeEach, describe, expect, it } from 'vitest';
import { POST as addStudent } from '@/app/api/v1/add-student-by-agent/route';
import { POST as signIn } from '@/app/api/v1/auth/route';
import { POST as setFirst } from '@/app/api/v1/first-password/route';
import { GET as getSettings } from '@/app/api/v1/get-settings/[userId]/route';
import { POST as resetPassword } from '@/app/api/v1/reset-password/route';
import { POST as sendLink } from '@/app/api/v1/students/[id]/password-link/route';
import { POST as makeCode } from '@/app/api/v1/students/[id]/phone-code/route';
import { phoneEndOf } from '@/lib/domain/phones';
import { env } from '@/lib/platform/env';
import { forget } from '@/lib/platform/once';
import { tokenFor } from '@/lib/services/people/accounts/accounts';
import { Job } from '@/models/job';
import { OneTimeCode } from '@/models/one-time-code';
import { StaffAction } from '@/models/staff-action';
import { User } from '@/models/user';
import { mailServerPerTest, tokenIn } from '../support/mails';
import { PASSWORD, type Person, person } from '../support/people';
import { ask } from '../support/request';

const GIVEN = 'known to the agent';
const OWN = 'a brand new password';
const NUMBER = '+919800012345';
const WRONG = 'This code is wrong or has expired. Please ask our team for a new one.';

const mails = mailServerPerTest();
let agent: Person;
let team: Person;
let id: string;
let email: string;
/** What the agent is told, by which staff verify the account. */
let verificationCode: string;
let made = 0;

beforeEach(async () => {
  [agent, team] = [await person('agent'), await person('team')];
  email = `waits-${++made}@example.com`;
  const body = { name: 'Ravi', email, mobile: '9800012345', password: GIVEN, counsellor_name: 'Mia' };
  const added = await ask(addStudent, { as: agent, body });
  id = String(added.body.data?._id);
  verificationCode = String(added.body.data?.code);
  await User.updateOne({ _id: id }, { isVerified: true });
});

const called = (as: Person | null = team, number = NUMBER, student = id) =>
  ask(makeCode, { as, params: { id: student }, body: { number } });
const codeFrom = async (as?: Person) => String((await called(as)).body.code);
const choose = (code: string, password = OWN, address = email) =>
  ask(setFirst, { body: { email: address, code, password } });
const enter = (password: string) => ask(signIn, { body: { email, password } });
const anotherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('a code by phone', () => {
  it('lets the student choose a first password, once; then the one that the agent gave opens nothing', async () => {
    const answer = await called();
    expect([answer.status, answer.body.message]).toEqual([
      201,
      'The code can be used once and is valid for 10 minutes.',
    ]);
    const code = String(answer.body.code);
    expect(code).toMatch(/^\d{6}$/);
    const chosen = await choose(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect([chosen.status, chosen.body.message]).toEqual([200, 'Password changed successfully!']);
    expect([(await enter(GIVEN)).status, (await enter(OWN)).status]).toEqual([401, 200]);
    expect((await choose(code, 'yet another password')).status).toBe(422);
    expect((await called()).body.message).toBe('This student has already chosen a password.');
    expect((await mails.sentTo(email)).at(-1)?.subject).toBe('Your password was changed');
  });

  it('is stored as a fingerprint alone, and logged with who called which number', async () => {
    const code = await codeFrom();
    const stored = await OneTimeCode.findOne({ userId: id, purpose: 'phone-code' }).lean();
    expect(JSON.stringify(stored)).not.toContain(code);
    expect(stored?.sealed).toBeUndefined();
    const [line, ...others] = await StaffAction.find({ userId: id, action: 'account.phone-code' }).lean();
    expect(others).toEqual([]);
    expect(line).toMatchObject({ byRole: 'team', subjectId: id, after: { number: NUMBER } });
    expect(String(line?.by)).toBe(team.userId);
    expect(JSON.stringify(line)).not.toContain(code);
  });

  it('is made by staff alone: an agent, students and visitors are refused, and no code is there', async () => {
    const student = await person('student');
    const callers = [agent, await person('agent'), student, null];
    const answers = await Promise.all(callers.flatMap((as) => [called(as), ask(sendLink, { as, params: { id } })]));
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403, 403, 403, 403, 401, 401]);
    expect(await OneTimeCode.countDocuments({ purpose: 'phone-code', userId: id })).toBe(0);
    expect((await called(await person('admin'))).status).toBe(201);
    for (const stranger of [agent.userId, team.userId, 'f'.repeat(24)]) {
      expect((await called(team, NUMBER, stranger)).status).toBe(404);
    }
  });

  it('is not the code that verifies the account, which the agent knows', async () => {
    await codeFrom();
    const answer = await choose(verificationCode);
    expect([answer.status, answer.body.fields]).toEqual([422, { code: WRONG }]);
    expect((await enter(GIVEN)).body.linkSent).toBe(true);
  });

  it('verifies nobody: it does not show whose mailbox the address is', async () => {
    await User.updateOne({ _id: id }, { isVerified: false });
    expect((await choose(await codeFrom())).status).toBe(200);
    expect((await enter(OWN)).body).toEqual({ message: 'Account not verified.' });
  });

  it('sets no second password: not for a student who chose one in between, nor for one who registered', async () => {
    const code = await codeFrom();
    const token = tokenIn((await mails.sentTo(email))[0]);
    expect((await ask(resetPassword, { body: { token, password: OWN } })).status).toBe(200);
    expect((await choose(code, 'yet another password')).body.fields).toEqual({ code: WRONG });
    const registered = await person('student');
    expect((await called(team, NUMBER, registered.userId)).status).toBe(409);
    const waiting = await person('student', { choosesPassword: true });
    const theirs = String((await called(team, NUMBER, waiting.userId)).body.code);
    // The account chose one, and the code was not yet dropped.
    await User.updateOne({ _id: waiting.userId }, { choosesPassword: false });
    expect((await choose(theirs, OWN, waiting.user.email)).status).toBe(422);
    expect((await ask(signIn, { body: { email: waiting.user.email, password: PASSWORD } })).status).toBe(200);
  });

  it('works for ten minutes and five tries, and the newest alone; of two at once one wins', async () => {
    const first = await codeFrom();
    const second = await codeFrom();
    if (first !== second) expect((await choose(first)).status).toBe(422);
    const stored = await OneTimeCode.findOne({ userId: id, purpose: 'phone-code' }).lean();
    expect(Math.round(((stored?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000)).toBe(10);
    await OneTimeCode.updateOne({ _id: stored?._id }, { expiresAt: new Date(Date.now() - 1) });
    expect((await choose(second)).status).toBe(422);
    const third = await codeFrom();
    for (let time = 0; time < 5; time++) expect((await choose(anotherThan(third))).status).toBe(422);
    expect((await choose(third)).status, 'five tries are over').toBe(422);
    const fourth = await codeFrom();
    const both = await Promise.all([choose(fourth), choose(fourth)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('is kept when the password is too short or a common one', async () => {
    const code = await codeFrom();
    for (const password of ['short', 'password1']) {
      expect(Object.keys((await choose(code, password)).body.fields ?? {})).toEqual(['password']);
    }
    expect((await choose(code)).status).toBe(200);
  });

  it('ends the sessions that the account has', async () => {
    const code = await codeFrom();
    const user = await User.findById(id).lean();
    if (!user) throw new Error('no student');
    const open: Person = { ...agent, user, userId: id, token: await tokenFor(user) };
    const status = async () => (await ask(getSettings, { as: open, params: { userId: id } })).status;
    expect(await status()).toBe(200);
    await choose(code);
    forget('account-statuses');
    expect(await status()).toBe(401);
  });

  it('is never requested on the number of an agent or of staff, however it is written', async () => {
    await User.updateOne({ _id: agent.userId }, { mobile: '+91 98111 22233', phoneEnd: phoneEndOf('+91 98111 22233') });
    const answer = await called(team, '098111-22233');
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, ['number']]);
    expect((await called(team, '12')).status).toBe(422);
    expect(await StaffAction.countDocuments({ userId: id })).toBe(0);
  });

  it('is tried five times in ten minutes for an account, known or not, with one answer; staff give the tries back', async () => {
    env().RATE_LIMITS = 'on';
    try {
      const code = await codeFrom();
      const answers = [];
      for (const address of [email, `unknown-${email}`, team.user.email]) {
        for (let time = 0; time < 6; time++) answers.push(await choose(anotherThan(code), OWN, address));
      }
      const told = answers.map(({ status, body }) => [status, body.fields]);
      const each = [...Array(5).fill([422, { code: WRONG }]), [429, undefined]];
      expect(told).toEqual([...each, ...each, ...each]);
      expect((await choose(await codeFrom())).status).toBe(200);
    } finally {
      env().RATE_LIMITS = 'off';
    }
  });
});

describe('the link by email, sent again by staff', () => {
  it('goes to the student, at most once in two minutes, and stands in no answer', async () => {
    await mails.sentTo(email);
    const answer = await ask(sendLink, { as: team, params: { id } });
    expect([answer.status, answer.body.message]).toEqual([
      200,
      `We’re sending the link to ${email}. You can send it once every two minutes.`,
    ]);
    expect(await mails.sentTo(email)).toHaveLength(1);
    const sent = await OneTimeCode.findOne({ userId: id, purpose: 'set-password' }).lean();
    await OneTimeCode.updateOne({ _id: sent?._id }, { expiresAt: new Date(Number(sent?.expiresAt) - 120_000) });
    await ask(sendLink, { as: team, params: { id } });
    const mail = (await mails.sentTo(email))[1];
    expect((await ask(resetPassword, { body: { token: tokenIn(mail), password: OWN } })).status).toBe(200);
    expect((await ask(sendLink, { as: team, params: { id } })).status).toBe(409);
    expect(await Job.countDocuments({ 'payload.template': 'set-password', state: 'open' })).toBe(0);
  });
});
