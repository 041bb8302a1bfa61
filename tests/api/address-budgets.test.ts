import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PUT as answerPasskey } from '@/app/api/v1/auth/passkey/route';
import { POST as signIn } from '@/app/api/v1/auth/route';
import { GET as search } from '@/app/api/v1/course-search/route';
import { POST as enquire } from '@/app/api/v1/enquiries/route';
import { POST as forgetPassword } from '@/app/api/v1/forget-password/route';
import { GET as activities } from '@/app/api/v1/get-activities/[userId]/route';
import { POST as addPasskey } from '@/app/api/v1/second-factor/passkeys/route';
import { OPERATIONS } from '@/lib/contract/all';
import { isAddressBudget } from '@/lib/contract/operation';
import { rememberedIn } from '@/lib/platform/auth/known-browser';
import { env } from '@/lib/platform/env';
import { PASSWORD, type Person, person } from '../support/people';
import { ask } from '../support/request';

beforeAll(() => {
  env().RATE_LIMITS = 'on';
});
afterAll(() => {
  env().RATE_LIMITS = 'off';
});

/** Enquires so often from one address, each time as the next of these people. */
async function enquiries(times: number, address: string, people: readonly (Person | null)[]): Promise<number[]> {
  const statuses: number[] = [];
  for (let time = 0; time < times; time++) {
    const body = { name: 'Asha Rao', email: `asha.${time}@example.com`, mobile: '+91 98765 43210', message: 'Hello' };
    const headers = { 'x-forwarded-for': address };
    statuses.push((await ask(enquire, { as: people[time % people.length] ?? null, body, headers })).status);
  }
  return statuses;
}

const guess = (email: string, password: string, address: string, more: { as?: Person; cookie?: string } = {}) =>
  ask(signIn, {
    as: more.as ?? null,
    body: { email, password },
    headers: { 'x-forwarded-for': address, ...(more.cookie ? { cookie: more.cookie } : {}) },
  });

describe("an address's budget", () => {
  it('is spent by every call that anyone may make, and by sign-in, registration, codes, enquiries and passkeys', () => {
    const own = OPERATIONS.filter((operation) => !isAddressBudget(operation));
    expect(own.every(({ access }) => access !== 'anyone')).toBe(true);
    for (const { operation } of [signIn, enquire, forgetPassword, answerPasskey, addPasskey, search])
      expect(isAddressBudget(operation), operation.path).toBe(true);
    expect(isAddressBudget(activities.operation)).toBe(false);
  });

  it('is not left by bringing a token: ten enquiries, whichever accounts send them', async () => {
    const people = [null, await person('student'), await person('student'), await person('agent')];
    expect(await enquiries(11, '10.60.0.1', people)).toEqual([...Array(10).fill(201), 429]);
    expect(await enquiries(4, '10.60.0.1', people)).toEqual([429, 429, 429, 429]);
    expect(await enquiries(1, '10.60.0.2', people)).toEqual([201]);
  });

  it('is not what people who are signed in spend with calls of their own', async () => {
    const [one, other] = [await person('student'), await person('student')];
    const headers = { 'x-forwarded-for': '10.60.0.1' };
    for (const as of [one, other])
      expect((await ask(activities, { as, params: { userId: as.userId }, headers })).status).toBe(200);
  });
});

describe('one password tried on many accounts from one address', () => {
  it('is refused after forty that failed, with any token; a known browser and other addresses still get in', async () => {
    const [owner, token] = [await person('student'), await person('student')];
    const statuses: number[] = [];
    for (let account = 0; account < 42; account++) {
      const as = account % 2 ? { as: token } : {};
      statuses.push((await guess(`nobody.${account}@example.com`, 'Summer-2026!', '10.61.0.1', as)).status);
    }
    expect(statuses).toEqual([...Array(40).fill(401), 429, 429]);
    const refused = await guess(owner.user.email, PASSWORD, '10.61.0.1');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(60);
    const cookie = `browser=${rememberedIn(null, owner.user.email)}`;
    expect((await guess(owner.user.email, PASSWORD, '10.61.0.1', { cookie })).status).toBe(200);
    expect((await guess(owner.user.email, PASSWORD, '10.61.0.2')).status).toBe(200);
  }, 120_000);

  it('is not what a full office does: a right password counts as no failure', async () => {
    const people = [await person('student'), await person('agent')];
    for (let time = 0; time < 42; time++) {
      const { user } = people[time % 2] as Person;
      expect((await guess(user.email, PASSWORD, '10.61.0.3')).status).toBe(200);
    }
  });
});
