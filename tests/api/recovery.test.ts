import { describe, expect, it } from 'vitest';
import { POST as addStudent } from '@/app/api/v1/add-student-by-agent/route';
import { POST as signIn } from '@/app/api/v1/auth/route';
import { POST as changePassword } from '@/app/api/v1/change-password/route';
import { POST as confirmEmail } from '@/app/api/v1/confirm-email/route';
import { POST as forgetPassword } from '@/app/api/v1/forget-password/route';
import { GET as getSettings } from '@/app/api/v1/get-settings/[userId]/route';
import { POST as register } from '@/app/api/v1/register/route';
import { POST as resetPassword } from '@/app/api/v1/reset-password/route';
import { POST as saveBasicProfile } from '@/app/api/v1/save-basic-profile/route';
import { POST as verify } from '@/app/api/v1/verify/route';
import { env } from '@/lib/platform/env';
import { forget } from '@/lib/platform/once';
import { tokenFor } from '@/lib/services/people/accounts/accounts';
import { addressToConfirm } from '@/lib/services/people/accounts/email-change';
import { passwordLink } from '@/lib/services/people/accounts/recovery';
import { Job } from '@/models/job';
import { OneTimeCode } from '@/models/one-time-code';
import { User } from '@/models/user';
import { mailServerPerTest, retryBackground, runBackground, tokenIn } from '../support/mails';
import { PASSWORD, type Person, person } from '../support/people';
import { type Answer, ask } from '../support/request';

const NEW = 'a brand new password';
const mails = mailServerPerTest();
const askFor = (email: string) => ask(forgetPassword, { body: { email } });
const reset = (token: string, password = NEW) => ask(resetPassword, { body: { token, password } });
const signInAs = ({ user }: Person, password: string) => ask(signIn, { body: { email: user.email, password } });

/** Asks for a link and takes it from the mail. */
async function linkFor({ user }: Person): Promise<string> {
  expect((await askFor(user.email)).status).toBe(200);
  return tokenIn((await mails.sentTo(user.email)).at(-1));
}

/** As if every link for this had been sent two minutes sooner. */
async function lastLinkWasLongAgo(purpose: 'reset-password' | 'set-password'): Promise<void> {
  for (const { _id, expiresAt } of await OneTimeCode.find({ purpose }).lean()) {
    await OneTimeCode.updateOne({ _id }, { expiresAt: new Date(expiresAt.getTime() - 120_000) });
  }
}

describe('a forgotten password', () => {
  it('is replaced by the link of an email: every session ends, the owner is told', async () => {
    const student = await person('student');
    const token = await linkFor(student);
    expect(await passwordLink(token)).toBe('reset-password');
    expect((await reset(token)).body).toEqual({ success: true, message: 'Password changed successfully!' });
    expect((await signInAs(student, PASSWORD)).status).toBe(401);
    expect((await signInAs(student, NEW)).status).toBe(200);
    forget('account-statuses');
    expect((await ask(getSettings, { as: student, params: { userId: student.userId } })).status).toBe(401);
    const subjects = (await mails.sentTo(student.user.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['Choose a new password', 'Your password was changed']);
  });

  it('is answered the same for an unknown, a disabled and a known address, with the same work and no mail but one', async () => {
    const [known, disabled] = [await person('agent'), await person('agent', { disabled: true })];
    const answers = [];
    for (const email of [known.user.email, disabled.user.email, 'nobody@example.com']) {
      const { status, body } = await askFor(email);
      answers.push({ status, body });
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(await Job.countDocuments({ kind: 'mail', state: 'open' })).toBe(3);
    await mails.sentTo(known.user.email);
    expect(mails.server.received.map(({ to }) => to)).toEqual([known.user.email]);
  });

  it('takes an address once per link: used, replaced, expired, invented and a deleted account are all 404', async () => {
    const student = await person('student');
    const replaced = await linkFor(student);
    await lastLinkWasLongAgo('reset-password');
    const token = await linkFor(student);
    expect((await reset(replaced)).status).toBe(404);
    const both = await Promise.all([reset(token), reset(token, 'another new password')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    const again = await reset(token);
    expect([again.status, again.body.message]).toEqual([404, 'This link no longer works.']);
    const expired = await linkFor(student);
    await OneTimeCode.updateMany({ purpose: 'reset-password' }, { expiresAt: new Date(Date.now() - 1) });
    expect(await passwordLink(expired)).toBeNull();
    expect((await reset(expired)).status).toBe(404);
    expect((await reset('x'.repeat(43))).status).toBe(404);
    const orphan = await linkFor(student);
    await User.deleteOne({ _id: student.userId });
    expect(await passwordLink(orphan)).toBeNull();
    expect((await reset(orphan)).status).toBe(404);
  });

  it('is not kept from its owner by others who ask for it: a link younger than two minutes stays the one that works', async () => {
    const student = await person('student');
    const token = await linkFor(student);
    for (let time = 0; time < 3; time++) await askFor(student.user.email);
    expect(await mails.sentTo(student.user.email)).toHaveLength(1);
    expect((await reset(token)).status).toBe(200);
  });

  it('is sent a link again when the mail server did not take the first mail', async () => {
    const student = await person('student');
    const { url } = mails.server;
    env().SMTP_URL = 'smtp://127.0.0.1:1';
    await askFor(student.user.email);
    await runBackground();
    env().SMTP_URL = url;
    await retryBackground();
    const [mail] = await mails.sentTo(student.user.email);
    expect((await reset(tokenIn(mail))).status).toBe(200);
  });

  it('keeps the link when the password is too short, and no token of it anywhere in the database', async () => {
    const student = await person('student');
    const token = await linkFor(student);
    const short = await reset(token, 'short');
    expect([short.status, Object.keys(short.body.fields ?? {})]).toEqual([422, ['password']]);
    const stored = JSON.stringify([await OneTimeCode.find().lean(), await Job.find().lean()]);
    expect(stored).not.toContain(token);
    expect((await reset(token)).status).toBe(200);
  });

  it('does not open with a link for something else, and a link dies with the address it was sent to', async () => {
    const student = await person('student');
    const token = await linkFor(student);
    await OneTimeCode.updateOne({ userId: student.userId }, { purpose: 'verify-email' });
    expect((await reset(token)).status).toBe(404);
    const second = await linkFor(student);
    const { name, mobile } = student.user;
    const body = { name, email: `moved-${student.user.email}`, mobile, password: PASSWORD };
    expect((await ask(saveBasicProfile, { as: student, body })).status).toBe(200);
    const link = tokenIn((await mails.sentTo(body.email)).at(-1));
    expect((await ask(confirmEmail, { as: student, body: { token: link } })).status).toBe(200);
    expect((await reset(second)).status).toBe(404);
    const told = (await mails.sentTo(student.user.email)).at(-1);
    expect(told?.subject).toBe('Your account’s email address was changed');
    expect(told?.text).toContain('m…@example.com');
  });

  it('can be requested five times in ten minutes, known or not; links can be tried thirty times in a quarter of an hour', async () => {
    env().RATE_LIMITS = 'on';
    try {
      for (const email of ['unknown-person@example.com', (await person('team')).user.email]) {
        const answers = [];
        for (let time = 0; time < 6; time++) answers.push(await askFor(email));
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
        expect(Number(answers[5]?.headers.get('retry-after'))).toBeGreaterThan(0);
      }
      const headers = { 'x-forwarded-for': '10.9.8.7' };
      const statuses = [];
      for (let time = 0; time < 31; time++) {
        const body = { token: `${'guess'.repeat(6)}${time}`, password: NEW };
        statuses.push((await ask(resetPassword, { body, headers })).status);
      }
      expect(statuses).toEqual([...Array(30).fill(404), 429]);
    } finally {
      env().RATE_LIMITS = 'off';
    }
  });

  it('verifies a student, who has shown that the address is theirs, and never an agent', async () => {
    for (const [role, status] of [
      ['student', 200],
      ['agent', 403],
    ] as const) {
      const one = await person(role, { isVerified: false });
      expect((await reset(await linkFor(one))).status).toBe(200);
      expect((await signInAs(one, NEW)).status).toBe(status);
    }
  });
});

describe('a new email address', () => {
  const change = (as: Person, email: string) => {
    const { name, mobile } = as.user;
    return ask(saveBasicProfile, { as, body: { name, mobile, email, password: PASSWORD } });
  };
  const confirm = (token: string, as?: Person) => ask(confirmEmail, { as: as ?? null, body: { token } });
  const addressOf = async ({ userId }: Person) => (await User.findById(userId).lean())?.email;

  it('counts once the link sent there is followed, which ends every session but the one that follows it', async () => {
    const student = await person('student');
    const phone = { ...student, token: await tokenFor(student.user) };
    const email = `new-${student.user.email}`;
    const answer = await change(student, email);
    expect([answer.status, answer.body.message]).toEqual([200, expect.stringContaining(email)]);
    expect(await addressOf(student)).toBe(student.user.email);
    const token = tokenIn((await mails.sentTo(email)).at(-1));
    expect(await addressToConfirm(token)).toBe(email);
    const answers = [await confirm(token, student), await confirm(token, student)];
    expect(answers.map(({ status }) => status)).toEqual([200, 404]);
    expect(await addressOf(student)).toBe(email);
    expect((await mails.sentTo(student.user.email)).at(-1)?.text).toContain('n…@example.com');
    const sessions = [student, phone].map((as) => ask(getSettings, { as, params: { userId: as.userId } }));
    expect((await Promise.all(sessions)).map(({ status }) => status)).toEqual([200, 401]);
  });

  it('of another person is kept from nobody: their registration goes on, and the link then changes nothing', async () => {
    const student = await person('student');
    const email = `owner-of-${student.user.email}`;
    await change(student, email);
    const token = tokenIn((await mails.sentTo(email)).at(-1));
    await person('student', { email });
    expect((await confirm(token)).status).toBe(409);
    expect(await addressOf(student)).toBe(student.user.email);
    expect((await change(student, email)).status).toBe(409);
  });

  it('followed elsewhere ends every session of the account', async () => {
    const [student, stranger] = [await person('student'), await person('student')];
    const email = `else-${student.user.email}`;
    await change(student, email);
    expect((await confirm(tokenIn((await mails.sentTo(email)).at(-1)), stranger)).status).toBe(200);
    const sessions = [student, stranger].map((as) => ask(getSettings, { as, params: { userId: as.userId } }));
    expect((await Promise.all(sessions)).map(({ status }) => status)).toEqual([401, 200]);
  });
});

describe('a password that a person chooses', () => {
  const COMMON = ['password', '12345678', 'qwertyui', 'Password1', ' QWERTY123 ', '        ', 'aaaaaaaa', 'abababab'];

  it.each(COMMON)('is refused when it is one of the most common, wherever it is set: %s', async (password) => {
    const student = await person('student');
    const { name, mobile } = student.user;
    const email = `common-${student.user.email}`;
    const fieldsOf = ({ status, body }: Answer) => [status, Object.keys(body.fields ?? {})];
    const agent = await person('agent');
    const added = { name, email, mobile, password, counsellor_name: 'Mia' };
    const answers = [
      await ask(register, { body: { name, email, mobile, password, role: 1 } }),
      await ask(addStudent, { as: agent, body: added }),
      await reset(await linkFor(student), password),
    ];
    expect(answers.map(fieldsOf)).toEqual(answers.map(() => [422, ['password']]));
    const change = { oldPassword: PASSWORD, newPassword: password };
    expect(fieldsOf(await ask(changePassword, { as: student, body: change }))).toEqual([422, ['newPassword']]);
    expect(await User.countDocuments({ email })).toBe(0);
  });
});

describe('a student whom an agent added', () => {
  it('chooses a password of their own at the first sign-in, also when staff verified them', async () => {
    const agent = await person('agent');
    const [email, password] = ['first.sign.in@example.com', 'known to the agent'];
    const body = { name: 'Ravi', email, mobile: '9876543210', password, counsellor_name: 'Mia' };
    const code = (await ask(addStudent, { as: agent, body })).body.data?.code;
    expect((await ask(verify, { as: await person('admin'), body: { email, code } })).body.isVerified).toBe(0);
    await mails.sentTo(email);
    await lastLinkWasLongAgo('set-password');
    const refused = await ask(signIn, { body: { email, password } });
    expect([refused.status, refused.headers.get('set-cookie')]).toEqual([403, null]);
    const message = 'Please choose your own password first. We have emailed you a link.';
    expect(refused.body).toEqual({ message, linkSent: true });
    const mail = (await mails.sentTo(email)).at(-1);
    expect(mail?.to).toBe(email);
    const token = tokenIn(mail);
    expect(await passwordLink(token)).toBe('set-password');
    expect((await ask(signIn, { body: { email, password: 'a guess' } })).body).toEqual({ message: 'Invalid details!' });
    expect((await reset(token)).status).toBe(200);
    expect((await ask(signIn, { body: { email, password: NEW } })).status).toBe(200);
    expect((await ask(signIn, { body: { email, password } })).status).toBe(401);
  });

  it('is mailed at most one link in two minutes however often that password is tried, and it goes to no answer', async () => {
    const agent = await person('agent');
    const [email, password] = ['often.tried@example.com', 'known to the agent'];
    const body = { name: 'Ravi', email, mobile: '9876543210', password, counsellor_name: 'Mia' };
    const answers = [await ask(addStudent, { as: agent, body })];
    await User.updateOne({ email }, { isVerified: true });
    for (let time = 0; time < 3; time++) answers.push(await ask(signIn, { body: { email, password } }));
    expect(answers.map(({ status }) => status)).toEqual([201, 403, 403, 403]);
    expect(JSON.stringify(answers.map((answer) => answer.body))).not.toMatch(/token|reset-password/);
    const sent = await mails.sentTo(email);
    expect(sent).toHaveLength(1);
    await ask(signIn, { body: { email, password } });
    expect(await mails.sentTo(email)).toHaveLength(1);
    await lastLinkWasLongAgo('set-password');
    await ask(signIn, { body: { email, password } });
    expect(await mails.sentTo(email)).toHaveLength(2);
    expect((await reset(tokenIn(sent[0]))).status, 'the newer link replaced it').toBe(404);
  });

  it('before this rule existed signs in as always', async () => {
    const agent = await person('agent');
    const { _id } = agent.user;
    expect((await signInAs(await person('student', { addedBy: _id }), PASSWORD)).status).toBe(200);
  });

  it('gets one link, chooses a password, is verified and signs in; the agent knows the password no more', async () => {
    const agent = await person('agent', { company_name: 'Bridge <Abroad>' });
    const email = 'added.student@example.com';
    const body = { name: 'Ravi', email, mobile: '9876543210', password: 'known to the agent', counsellor_name: 'Mia' };
    expect((await ask(addStudent, { as: agent, body })).status).toBe(201);
    const sent = await mails.sentTo(email);
    expect(sent.map(({ subject }) => subject)).toEqual(['Bridge <Abroad> created an account for you']);
    expect(sent[0]?.html).toContain('Bridge &lt;Abroad&gt;');
    expect(sent[0]?.html).not.toContain('<Abroad>');
    const token = tokenIn(sent[0]);
    expect(await passwordLink(token)).toBe('set-password');
    expect((await ask(signIn, { body: { email, password: 'known to the agent' } })).status).toBe(403);
    expect((await reset(token)).status).toBe(200);
    expect((await ask(signIn, { body: { email, password: NEW } })).status).toBe(200);
    expect((await ask(signIn, { body: { email, password: 'known to the agent' } })).status).toBe(401);
    expect((await reset(token)).status).toBe(404);
  });

  it('gets a new link at the corrected address, and the one at the mistyped address opens nothing', async () => {
    const agent = await person('agent');
    const student = await person('student', { addedBy: agent.user._id, isVerified: false });
    const wrong = await linkFor(student);
    const { userId, user } = student;
    const { name, mobile } = user;
    const body = { userId, name, mobile, email: `right-${user.email}`, counsellor_name: 'Mia' };
    expect((await ask(saveBasicProfile, { as: agent, body })).status).toBe(200);
    expect((await reset(wrong)).status).toBe(404);
    const sent = await mails.sentTo(`right-${user.email}`);
    expect((await reset(tokenIn(sent[0]))).status).toBe(200);
  });
});
