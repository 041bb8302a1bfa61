import { describe, expect, it } from 'vitest';
import { POST as signIn } from '@/app/api/v1/auth/route';
import { GET as getSettings } from '@/app/api/v1/get-settings/[userId]/route';
import { POST as updateSettings } from '@/app/api/v1/update-settings/route';
import { openSession } from '@/lib/platform/auth/session';
import { env } from '@/lib/platform/env';
import { Job } from '@/models/job';
import { OneTimeCode } from '@/models/one-time-code';
import { codeIn, mailServerPerTest } from '../support/mails';
import { PASSWORD, type Person, person } from '../support/people';
import { ask } from '../support/request';

const mails = mailServerPerTest();
const ON = { settings: { notifications: true, tfa: true, newsLetter: false } };
const enter = ({ user }: Person, more: object = {}) =>
  ask(signIn, { body: { email: user.email, password: PASSWORD, ...more } });
const codeFor = async ({ user }: Person) => codeIn((await mails.sentTo(user.email)).at(-1));
const wrongFor = (code: string) => (code === '000000' ? '000001' : '000000');

describe('signing in with a second factor', () => {
  it.each(['student', 'agent', 'team', 'admin'] as const)(
    'takes the emailed code after the password: %s',
    async (role) => {
      const one = await person(role, ON);
      const asked = await enter(one);
      expect([asked.status, Object.keys(asked.body.fields ?? {})]).toEqual([401, ['code']]);
      expect(asked.headers.get('set-cookie')).toBeNull();
      const code = await codeFor(one);
      const done = await enter(one, { code: `${code.slice(0, 3)} ${code.slice(3)}` });
      expect(done.status).toBe(200);
      expect(await openSession(String(done.body.token))).toMatchObject({ userId: one.userId });
      expect((await enter(one, { code })).status).toBe(401);
    },
  );

  it('sends no code without the right password, and takes none of another person', async () => {
    const [one, other] = [await person('student', ON), await person('student', ON)];
    const wrong = await ask(signIn, { body: { email: one.user.email, password: 'a guess' } });
    expect([wrong.status, wrong.body]).toEqual([401, { message: 'Invalid details!' }]);
    expect(await mails.sentTo(one.user.email)).toEqual([]);
    await enter(other);
    await enter(one);
    await codeFor(one);
    expect((await enter(one, { code: await codeFor(other) })).status).toBe(401);
  });

  it('takes a code for ten minutes, five tries, once also for two at the same moment, and stores it hashed', async () => {
    const one = await person('student', ON);
    await enter(one);
    const code = await codeFor(one);
    expect(JSON.stringify([await OneTimeCode.find().lean(), await Job.find().lean()])).not.toContain(code);
    const both = await Promise.all([enter(one, { code }), enter(one, { code })]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    await enter(one);
    const tried = await codeFor(one);
    for (let time = 0; time < 5; time++) expect((await enter(one, { code: wrongFor(tried) })).status).toBe(401);
    expect((await enter(one, { code: tried })).status).toBe(401);
    await enter(one);
    const expired = await codeFor(one);
    await OneTimeCode.updateMany({ userId: one.userId }, { expiresAt: new Date(Date.now() - 1) });
    expect((await enter(one, { code: expired })).status).toBe(401);
  });

  it('ends a loop of guesses with 429, also one that asks for a new code after each', async () => {
    env().RATE_LIMITS = 'on';
    try {
      const one = await person('student', ON);
      const statuses = [];
      for (let time = 0; time < 12; time++) {
        const headers = { 'x-forwarded-for': `10.1.0.${time}` };
        const body = { email: one.user.email, password: PASSWORD, ...(time % 2 ? { code: '000000' } : {}) };
        statuses.push((await ask(signIn, { body, headers })).status);
      }
      expect(statuses).toEqual([...Array(10).fill(401), 429, 429]);
    } finally {
      env().RATE_LIMITS = 'off';
    }
  });
});

describe('turning the second factor on and off', () => {
  const change = (as: Person, tfa: boolean, more: object = {}) =>
    ask(updateSettings, { as, body: { notifications: true, tfa, newsLetter: false, ...more } });
  const isOn = async (as: Person) => (await ask(getSettings, { as, params: { userId: as.userId } })).body.tfa;

  it.each(['student', 'agent', 'team', 'admin'] as const)(
    'takes a code from the mailbox each time: %s',
    async (role) => {
      const one = await person(role);
      for (const tfa of [true, false]) {
        const asked = await change(one, tfa);
        expect([asked.status, Object.keys(asked.body.fields ?? {})]).toEqual([422, ['code']]);
        const code = await codeFor(one);
        const wrong = await change(one, tfa, { code: wrongFor(code) });
        expect([wrong.status, Object.keys(wrong.body.fields ?? {})]).toEqual([422, ['code']]);
        expect(await isOn(one)).toBe(!tfa);
        expect((await change(one, tfa, { code })).status).toBe(200);
        expect(await isOn(one)).toBe(tfa);
        expect((await change(one, !tfa, { code })).status).toBe(422);
      }
    },
  );

  it('does not take a sign-in code, nor a confirmation for signing in', async () => {
    const one = await person('student', ON);
    await enter(one);
    expect((await change(one, false, { code: await codeFor(one) })).status).toBe(422);
    await change(one, false);
    expect((await enter(one, { code: await codeFor(one) })).status).toBe(401);
  });

  it('asks for no code while it stays as it is', async () => {
    const one = await person('student', ON);
    expect((await change(one, true, { newsLetter: true })).status).toBe(200);
    const subjects = (await mails.sentTo(one.user.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['You subscribed to our newsletter']);
  });

  it('can be tried five times in ten minutes', async () => {
    env().RATE_LIMITS = 'on';
    try {
      const one = await person('admin');
      const statuses = [];
      for (let time = 0; time < 6; time++) statuses.push((await change(one, true, { code: '123456' })).status);
      expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    } finally {
      env().RATE_LIMITS = 'off';
    }
  });
});
