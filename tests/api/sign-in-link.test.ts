import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { POST as signIn } from '@/app/api/v1/auth/route';
import { POST as forgetPassword } from '@/app/api/v1/forget-password/route';
import { POST as resetPassword } from '@/app/api/v1/reset-password/route';
import { POST as openLink } from '@/app/api/v1/sign-in-link/open/route';
import { POST as askForLink } from '@/app/api/v1/sign-in-link/route';
import { env } from '@/lib/platform/env';
import { signInLinkWorks } from '@/lib/services/people/accounts/sign-in-link';
import { Job } from '@/models/job';
import { OneTimeCode } from '@/models/one-time-code';
import { RateLimit } from '@/models/rate-limit';
import { StoredSession } from '@/models/session';
import { User } from '@/models/user';
import { mailServerPerTest, tokenIn } from '../support/mails';
import { PASSWORD, type Person, person } from '../support/people';
import { ask } from '../support/request';
import { LONG } from '../support/tiers';

/** Who guesses at a password from many networks keeps its owner out of no browser: a mailed link lets one try. */

const mails = mailServerPerTest();
beforeEach(async () => {
  await RateLimit.deleteMany({});
  env().RATE_LIMITS = 'on';
});
afterEach(() => {
  env().RATE_LIMITS = 'off';
});

const STRANGER = '10.66.0.1';
const OWNER = '10.7.0.1';
const from = (address: string, cookie = '') => ({ 'x-forwarded-for': address, ...(cookie ? { cookie } : {}) });
const attempt = (email: string, password: string, cookie = '', address = OWNER) =>
  ask(signIn, { body: { email, password }, headers: from(address, cookie) });
const asked = (email: string, address = OWNER) => ask(askForLink, { body: { email }, headers: from(address) });
const opened = (token: string, cookie = '') => ask(openLink, { body: { token }, headers: from(OWNER, cookie) });
const cookieOf = (headers: Headers) =>
  headers
    .getSetCookie()
    .find((one) => one.startsWith('browser='))
    ?.split(';')[0] ?? '';

/** As after a hundred wrong passwords from all over. */
async function locked(email: string): Promise<void> {
  const key = `sign-in-account:${createHash('sha256').update(email).digest('base64url')}`;
  const expire = new Date(Date.now() + 900_000);
  await RateLimit.updateOne({ key }, { $set: { points: 100, expire } }, { upsert: true });
}
async function lockedPerson(more: object = {}): Promise<Person> {
  const one = await person('student', more);
  await locked(one.user.email);
  return one;
}
async function linkFor({ user }: Person, address = OWNER): Promise<string> {
  expect((await asked(user.email, address)).status).toBe(200);
  return tokenIn((await mails.sentTo(user.email)).at(-1));
}

describe('a link to sign in', () => {
  it('lets the owner in from a new browser while strangers guess, with the password, and no session before it', async () => {
    const { user } = await lockedPerson();
    const refused = await attempt(user.email, PASSWORD);
    expect([refused.status, refused.body.signInLink]).toEqual([429, true]);
    const token = await linkFor({ user } as Person);
    const sessions = await StoredSession.countDocuments({ userId: user._id });
    expect(await signInLinkWorks(token)).toBe(true);
    const answer = await opened(token);
    expect([answer.status, answer.body]).toEqual([200, { success: true, message: expect.any(String) }]);
    expect(answer.headers.getSetCookie().map((one) => one.split('=')[0])).toEqual(['browser']);
    expect(await StoredSession.countDocuments({ userId: user._id })).toBe(sessions);
    const cookie = cookieOf(answer.headers);
    expect((await attempt(user.email, 'a guess', cookie)).status).toBe(401);
    expect((await attempt(user.email, PASSWORD, cookie)).status).toBe(200);
    // Everybody else waits as before, and so does the browser at another account.
    expect((await attempt(user.email, PASSWORD, '', STRANGER)).status).toBe(429);
    expect((await attempt((await lockedPerson()).user.email, PASSWORD, cookie)).status).toBe(429);
  });

  it.runIf(LONG)('bounds the tries of the browser that it opened', async () => {
    const owner = await lockedPerson();
    const cookie = cookieOf((await opened(await linkFor(owner))).headers);
    const statuses: number[] = [];
    for (let at = 0; at < 11; at++) statuses.push((await attempt(owner.user.email, 'a guess', cookie)).status);
    expect(statuses).toEqual([...Array(10).fill(401), 429]);
  });

  it('goes round no second factor, and verifies nothing', async () => {
    const owner = await lockedPerson();
    await User.updateOne({ _id: owner.userId }, { 'settings.tfa': true });
    const cookie = cookieOf((await opened(await linkFor(owner))).headers);
    const { status, body } = await attempt(owner.user.email, PASSWORD, cookie);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([401, ['code']]);
    const unverified = await lockedPerson({ isVerified: false });
    const other = cookieOf((await opened(await linkFor(unverified))).headers);
    expect((await attempt(unverified.user.email, PASSWORD, other)).body.message).toBe('Account not verified.');
  });

  it('keeps the other accounts that the browser knows', async () => {
    const [first, second] = [await lockedPerson(), await lockedPerson()];
    const cookie = cookieOf((await opened(await linkFor(first))).headers);
    const both = cookieOf((await opened(await linkFor(second), cookie)).headers);
    for (const { user } of [first, second]) expect((await attempt(user.email, PASSWORD, both)).status).toBe(200);
  });

  it('works once, for 15 minutes, and for nothing else', async () => {
    const owner = await lockedPerson();
    const token = await linkFor(owner);
    const stored = await OneTimeCode.findOne({ userId: owner.userId }).orFail().lean();
    const minutes = (stored.expiresAt.getTime() - Date.now()) / 60_000;
    expect([minutes > 14, minutes <= 15]).toEqual([true, true]);
    expect((await ask(resetPassword, { body: { token, password: 'a brand new password' } })).status).toBe(404);
    const both = await Promise.all([opened(token), opened(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await opened(token)).body.message).toBe('This link no longer works.');
    await ask(forgetPassword, { body: { email: owner.user.email } });
    expect((await opened(tokenIn((await mails.sentTo(owner.user.email)).at(-1)))).status).toBe(404);
    const late = await linkFor(await lockedPerson());
    await OneTimeCode.updateMany({ purpose: 'sign-in-link' }, { expiresAt: new Date(Date.now() - 1) });
    expect([await signInLinkWorks(late), (await opened(late)).status]).toEqual([false, 404]);
    const gone = await lockedPerson();
    const orphan = await linkFor(gone);
    await User.updateOne({ _id: gone.userId }, { disabled: true });
    expect([await signInLinkWorks(orphan), (await opened(orphan)).status]).toEqual([false, 404]);
  });

  it('is requested with the same answer and work for a known, a disabled and an unknown address', async () => {
    const [known, disabled] = [await person('agent'), await person('agent', { disabled: true })];
    const answers = new Set<string>();
    for (const email of [known.user.email, disabled.user.email, 'nobody@example.com'])
      for (let time = 0; time < 4; time++) {
        const { status, body, headers } = await asked(email, `10.9.${time}.1`);
        answers.add(JSON.stringify([status, body, headers.get('set-cookie')]));
      }
    expect(answers.size).toBe(1);
    expect(await Job.countDocuments({ kind: 'mail', state: 'open' })).toBe(3);
    await mails.sentTo(known.user.email);
    expect(mails.server.received.map(({ to }) => to)).toEqual([known.user.email]);
  });

  it('is requested three times an hour, known address or not, and the refusal says when', async () => {
    for (const email of [(await person('student')).user.email, 'nobody@example.com']) {
      const statuses: number[] = [];
      for (let time = 0; time < 4; time++) statuses.push((await asked(email)).status);
      expect(statuses).toEqual([200, 200, 200, 429]);
      const { body, headers } = await asked(email);
      expect(body.message).toMatch(/Please wait (59|60) minutes and try again\.$/);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(3500);
    }
  });

  it('can’t be used up by strangers: they end no link, and what they ask for lies in the owner’s mailbox', async () => {
    const owner = await lockedPerson();
    const token = await linkFor(owner);
    for (let network = 0; network < 20; network++)
      expect((await asked(owner.user.email, `10.${network}.9.1`)).status).toBe(200);
    expect(await mails.sentTo(owner.user.email)).toHaveLength(1);
    expect((await asked(owner.user.email)).status).toBe(200);
    expect((await opened(token)).status).toBe(200);
    // Twenty minutes later the next one goes, whoever asks: three an hour reach a mailbox.
    await RateLimit.deleteMany({ key: /^sign-in-link-mail:/ });
    await asked(owner.user.email, STRANGER);
    expect(await mails.sentTo(owner.user.email)).toHaveLength(2);
  });

  it('is written in the house’s words, and stands in no answer and no job', async () => {
    const owner = await lockedPerson();
    const token = await linkFor(owner);
    const [mail] = await mails.sentTo(owner.user.email);
    expect(mail?.subject).toBe('Sign in from a new browser');
    const stored = JSON.stringify([await OneTimeCode.find().lean(), await Job.find().lean()]);
    expect(stored).not.toContain(token);
  });
});
