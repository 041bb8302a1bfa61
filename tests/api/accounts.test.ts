import { createHash } from 'node:crypto';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { POST as signIn } from '@/app/api/v1/auth/route';
import { GET as getActivities } from '@/app/api/v1/get-activities/[userId]/route';
import { POST as signOut } from '@/app/api/v1/logout/route';
import { POST as register } from '@/app/api/v1/register/route';
import { rememberedIn } from '@/lib/platform/auth/known-browser';
import { openSession, type Session, sealSession } from '@/lib/platform/auth/session';
import { env } from '@/lib/platform/env';
import { Enquiry } from '@/models/enquiry';
import { OneTimeCode } from '@/models/one-time-code';
import { RateLimit } from '@/models/rate-limit';
import { Referral } from '@/models/referral';
import { User } from '@/models/user';
import { PASSWORD, type Person, person } from '../support/people';
import { ask } from '../support/request';
import { LONG } from '../support/tiers';

const newcomer = (email: string, more: object = {}) => ({
  name: 'Asha Rao',
  email,
  mobile: '+91 98765 43210',
  password: 'long enough',
  role: 1,
  ...more,
});

describe('POST /register', () => {
  it('makes an unverified student with a referral code, a hashed password, a lead and a six-digit code', async () => {
    const answer = await ask(register, { body: newcomer('Asha.Rao@Example.com') });
    expect(answer.status).toBe(201);
    expect(answer.body.user).toEqual({ email: 'asha.rao@example.com', code: expect.stringMatching(/^\d{6}$/) });
    const stored = await User.findOne({ email: 'asha.rao@example.com' }).lean();
    expect(stored).toMatchObject({ role: 'student', isVerified: false, mobile: '+919876543210' });
    expect(stored?.referralCode).toMatch(/^[2-9A-Z]{8}$/);
    expect(stored?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(await Enquiry.countDocuments({ email: 'asha.rao@example.com', source: 'registration' })).toBe(1);
    const code = await OneTimeCode.findOne({ userId: stored?._id }).lean();
    expect(code?.hash).not.toContain(String(answer.body.user?.code));
  });

  it('refuses team and admin whatever the client sends', async () => {
    for (const role of [2, 3, 0, '1', null]) {
      const answer = await ask(register, { body: newcomer('climber@example.com', { role }) });
      expect(answer.status).toBe(422);
      expect(answer.body.fields).toHaveProperty('role');
    }
    expect(await User.countDocuments({ email: 'climber@example.com' })).toBe(0);
  });

  it('wants a company of an agent and processes the request', async () => {
    const without = await ask(register, { body: newcomer('agency@example.com', { role: 4 }) });
    expect(without.status).toBe(422);
    expect(without.body.fields).toHaveProperty('company_name');
    const body = newcomer('agency@example.com', { role: 4, company_name: 'Asha & Co', mobile: '9800000004' });
    const answer = await ask(register, { body });
    expect(answer.status).toBe(201);
    expect(answer.body.message).toBe(
      'Request has been processed successfully. Someone from our team will contact you soon.',
    );
  });

  it('says which fields are missing or wrong, and stores nothing', async () => {
    const answer = await ask(register, {
      body: { name: ' ', email: 'nobody', mobile: 'call me', password: 'short', role: 1 },
    });
    expect(answer.status).toBe(422);
    expect(answer.body.message).toBe('Please fill in all fields');
    expect(Object.keys(answer.body.fields as object).sort()).toEqual(['email', 'mobile', 'name', 'password']);
  });

  it.each(['\n', '\r', '\t', '\u2028', '\u0085', '\u0000'])('takes one line for a name: no %j in it', async (sign) => {
    const name = `Aarav${sign}Second line: click http://evil.example`;
    const answer = await ask(register, { body: newcomer('lines@example.com', { name }) });
    expect([answer.status, Object.keys(answer.body.fields ?? {})]).toEqual([422, ['name']]);
  });

  it('refuses fields it does not know', async () => {
    const answer = await ask(register, { body: newcomer('extra@example.com', { isVerified: true }) });
    expect(answer.status).toBe(422);
    expect(answer.body.fields).toHaveProperty('isVerified');
    expect(await User.countDocuments({ email: 'extra@example.com' })).toBe(0);
  });

  it('takes an email address once, case-insensitively, also when twenty ask at the same moment', async () => {
    const tries = Array.from({ length: 20 }, (_, index) =>
      ask(register, { body: newcomer(index % 2 ? 'race@example.com' : 'RACE@example.com') }),
    );
    const statuses = (await Promise.all(tries)).map(({ status }) => status).sort();
    expect(statuses).toEqual([201, ...Array(19).fill(409)]);
    expect(await User.countDocuments({ email: 'race@example.com' })).toBe(1);
  });

  it('records who referred the student, and refuses a code that does not exist', async () => {
    const referrer = await person('student');
    const body = newcomer('friend@example.com', { refer_code: referrer.user.referralCode?.toLowerCase() });
    expect((await ask(register, { body })).status).toBe(201);
    expect(await Referral.countDocuments({ referrerId: referrer.userId, claimed: false })).toBe(1);
    const wrong = await ask(register, { body: newcomer('other@example.com', { refer_code: 'NOSUCHXX' }) });
    expect(wrong.status).toBe(422);
    expect(wrong.body.fields).toHaveProperty('refer_code');
  });
});

describe('POST /auth', () => {
  let student: Person;
  beforeAll(async () => {
    student = await person('student');
  });

  it('answers the token and the user, and sets the same token as an httpOnly cookie for seven days', async () => {
    const answer = await ask(signIn, { body: { email: ` ${student.user.email.toUpperCase()} `, password: PASSWORD } });
    expect(answer.status).toBe(200);
    expect(answer.body.user).toEqual({
      id: student.userId,
      name: student.user.name,
      email: student.user.email,
      role: 1,
      isVerified: true,
    });
    const cookie = answer.headers.get('set-cookie') ?? '';
    expect(cookie).toContain(`token=${answer.body.token};`);
    expect(cookie).toContain('HttpOnly');
    expect(cookie).toContain('SameSite=Lax');
    expect(cookie).toContain('Max-Age=604800');
    expect(await openSession(String(answer.body.token))).toMatchObject({ userId: student.userId, role: 'student' });
  });

  it('answers 401 with the same words for a wrong password, an unknown address and a disabled account', async () => {
    const disabled = await person('student', { disabled: true });
    for (const email of [student.user.email, 'nobody@example.com', disabled.user.email]) {
      const password = email === disabled.user.email ? PASSWORD : 'wrong password';
      const answer = await ask(signIn, { body: { email, password } });
      expect(answer.status).toBe(401);
      expect(answer.body).toEqual({ message: 'Invalid details!' });
      expect(answer.headers.get('set-cookie')).toBeNull();
    }
  });

  it("tells 'Account not verified.' only to whoever knows the password", async () => {
    const { user } = await person('student', { isVerified: false });
    const right = await ask(signIn, { body: { email: user.email, password: PASSWORD } });
    expect([right.status, right.body.message]).toEqual([403, 'Account not verified.']);
    const wrong = await ask(signIn, { body: { email: user.email, password: 'a guess' } });
    expect([wrong.status, wrong.body.message]).toEqual([401, 'Invalid details!']);
  });

  it('wants both fields, as text', async () => {
    for (const body of [{}, { email: student.user.email }, { email: { $gt: '' }, password: { $gt: '' } }]) {
      const answer = await ask(signIn, { body });
      expect([answer.status, answer.body.message]).toEqual([422, 'Please fill in all fields']);
    }
  });
});

describe('guesses at a password', () => {
  const attempt = (email: string, password: string, address: string, more: Record<string, string> = {}) =>
    ask(signIn, { body: { email, password }, headers: { 'x-forwarded-for': address, ...more } });
  beforeEach(() => {
    env().RATE_LIMITS = 'on';
  });
  afterEach(() => {
    env().RATE_LIMITS = 'off';
  });

  it('are refused from the eleventh on, with Retry-After, for the network they come from and not for the owner', async () => {
    const { user } = await person('student');
    const statuses: number[] = [];
    for (let index = 0; index < 11; index++)
      statuses.push((await attempt(user.email, 'a guess', `10.0.0.${index}`)).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
    const locked = await attempt(user.email, PASSWORD, '10.0.0.99');
    expect(locked.status).toBe(429);
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await attempt(user.email, PASSWORD, '10.7.0.1')).status).toBe(200);
  });

  it('from very many networks lock the account, but never a browser that its owner signed in with before', async () => {
    const { user } = await person('student');
    const cookies = (await attempt(user.email, PASSWORD, '10.7.0.1')).headers.getSetCookie();
    const cookie = cookies.find((one) => one.startsWith('browser='))?.split(';')[0] ?? '';
    const key = `sign-in-account:${createHash('sha256').update(user.email).digest('base64url')}`;
    const expire = new Date(Date.now() + 900_000);
    await RateLimit.updateOne({ key }, { $set: { points: 100, expire } }, { upsert: true });
    expect((await attempt(user.email, PASSWORD, '10.8.0.1')).status).toBe(429);
    expect((await attempt(user.email, PASSWORD, '10.8.0.1', { cookie })).status).toBe(200);
    const other = await person('student');
    const forged = cookie.replace(/\.[^.]+$/, `.${'A'.repeat(22)}`);
    expect((await attempt(user.email, PASSWORD, '10.8.0.1', { cookie: forged })).status).toBe(429);
    expect((await attempt(other.user.email, 'a guess', '10.8.0.1', { cookie })).status).toBe(401);
  });

  it.runIf(LONG)('with the cookie of a known browser are counted for that browser', async () => {
    const { user } = await person('student');
    const headers = { cookie: `browser=${rememberedIn(null, user.email)}` };
    const statuses: number[] = [];
    for (let index = 0; index < 11; index++)
      statuses.push((await attempt(user.email, 'a guess', `10.${index}.0.1`, headers)).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });
});

describe('a session', () => {
  const own = (who: Person, token = who.token) =>
    ask(getActivities, { params: { userId: who.userId }, headers: { authorization: `Bearer ${token}` } });

  it('is refused when it is missing, cut off, changed, or sealed with another key', async () => {
    const student = await person('student');
    expect((await own(student)).status).toBe(200);
    const half = student.token.slice(0, student.token.length / 2);
    const changed = `${student.token.slice(0, -3)}AAA`;
    for (const token of [half, changed, 'x', '', 'a.b.c.d.e']) expect((await own(student, token)).status).toBe(401);
  });

  it('ends at once for changes when the account is disabled, unverified, deleted or given a new password', async () => {
    const { POST: saveCourse } = await import('@/app/api/v1/save-course/route');
    const harms = [{ disabled: true }, { isVerified: false }, { $inc: { sessionVersion: 1 } }, null];
    for (const harm of harms) {
      const student = await person('student');
      if (harm) await User.updateOne({ _id: student.userId }, harm);
      else await User.deleteOne({ _id: student.userId });
      const answer = await ask(saveCourse, { as: student, body: { courseId: '0123456789abcdef01234567' } });
      expect([answer.status, answer.body.message]).toEqual([401, 'User not logged in.']);
    }
  });

  it('does not take a role from the token that the account does not have', async () => {
    const student = await person('student');
    const session = await openSession(student.token);
    const token = await sealSession({ ...(session as Session), role: 'admin' });
    expect((await own(student, token)).status).toBe(401);
  });

  it('by cookie does not act for a request that another site caused', async () => {
    const { POST: saveCourse } = await import('@/app/api/v1/save-course/route');
    const student = await person('student');
    const body = { courseId: '0123456789abcdef01234567' };
    const cookie = `theme=dark; token=${student.token}`;
    const foreign: Record<string, string>[] = [
      { 'sec-fetch-site': 'cross-site' },
      { origin: 'https://evil.example', host: 'localhost' },
      // A page without an origin, and ones that are no address: none is a page of ours, with or without a host of our own.
      { origin: 'null', host: 'localhost' },
      { origin: 'null' },
      { origin: 'https://localhost:3000.evil.example' },
    ];
    for (const headers of foreign) {
      expect((await ask(saveCourse, { body, headers: { cookie, ...headers } })).status).toBe(403);
    }
    expect((await ask(saveCourse, { body, headers: { cookie, 'sec-fetch-site': 'same-origin' } })).status).toBe(404);
  });

  it('is cleared with every cookie the specification names on logout', async () => {
    const answer = await ask(signOut, { body: {} });
    expect(answer.status).toBe(200);
    for (const name of ['token', 'userId', 'userName', 'email', 'role']) {
      expect(answer.headers.get('set-cookie')).toContain(`${name}=; Path=/; Max-Age=0`);
    }
  });
});
