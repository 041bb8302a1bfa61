import { describe, expect, it } from 'vitest';
import { POST as signIn } from '@/app/api/v1/auth/route';
import { POST as confirm } from '@/app/api/v1/confirm-password/route';
import { GET as getSettings } from '@/app/api/v1/get-settings/[userId]/route';
import { PUT as add, POST as begin, DELETE as remove } from '@/app/api/v1/second-factor/app/route';
import { POST as renew } from '@/app/api/v1/second-factor/recovery-codes/route';
import { GET as getFactor } from '@/app/api/v1/second-factor/route';
import { PUT as setPolicy } from '@/app/api/v1/staff/policy/route';
import { POST as updateSettings } from '@/app/api/v1/update-settings/route';
import { openSession } from '@/lib/platform/auth/session';
import { totpCode, totpUri } from '@/lib/platform/auth/totp';
import { forget } from '@/lib/platform/once';
import { tokenFor } from '@/lib/services/people/accounts/accounts';
import { SecondFactor } from '@/models/second-factor';
import { StoredSession } from '@/models/session';
import { User } from '@/models/user';
import { codeIn, mailServerPerTest } from '../support/mails';
import { PASSWORD, type Person, person } from '../support/people';
import { ask, rows } from '../support/request';

const mails = mailServerPerTest();
const now = () => Math.floor(Date.now() / 30_000);
const enter = ({ user }: Person, code?: string) =>
  ask(signIn, { body: { email: user.email, password: PASSWORD, ...(code ? { code } : {}) } });
const status = async (as: Person) => (await ask(getSettings, { as, params: { userId: as.userId } })).status;
/** The app's code, as if the last one taken were long ago. */
async function codeOf(one: Person, secret: string): Promise<string> {
  await SecondFactor.updateOne({ userId: one.userId }, { $set: { lastStep: 0 } });
  return totpCode(secret, now());
}
async function withApp(one: Person): Promise<{ secret: string; recoveryCodes: string[] }> {
  const secret = String((await ask(begin, { as: one })).body.secret);
  const added = await ask(add, { as: one, body: { code: totpCode(secret, now()) } });
  expect(added.status).toBe(200);
  return { secret, recoveryCodes: rows(added.body.recoveryCodes).map(String) };
}

it.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [20_000_000_000, '353130'],
])('a code is that of RFC 6238: at second %i it is %s', (second, code) => {
  expect(totpCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', Math.floor(second / 30))).toBe(code);
});

it('the address for apps names site and account the same in label and issuer, and a space is never a plus', () => {
  const [secret, site, account] = ['GEZDGNBVGY3TQOJQ', 'Zoë & Co: Study Abroad', 'asha+uk@example.com'];
  const uri = totpUri(secret, { site, account });
  const parts = /^otpauth:\/\/totp\/([^:]+):([^:?]+)\?(.+)$/.exec(uri);
  const parameters = Object.fromEntries((parts?.[3] ?? '').split('&').map((one) => one.split('=')));
  expect(uri).not.toContain('+');
  expect([parts?.[1], parts?.[2]].map((one) => decodeURIComponent(one ?? ''))).toEqual([site, account]);
  expect(parameters).toEqual({ secret, issuer: parts?.[1], digits: '6', period: '30' });
  expect(parameters.issuer).toContain('Study%20Abroad');
});

describe('an authenticator app', () => {
  it('counts once it gave a code; then signing in takes its code, each once, and no email', async () => {
    const one = await person('student');
    const phone = { ...one, token: await tokenFor(one.user) };
    const begun = await ask(begin, { as: one });
    expect(begun.body.uri).toContain(`otpauth://totp/Study%20Abroad:${encodeURIComponent(one.user.email)}?secret=`);
    expect((await ask(add, { as: one, body: { code: '000000' } })).status).toBe(422);
    expect((await enter(one)).status, 'not on yet').toBe(200);
    const { secret } = await withApp(one);
    expect([await status(one), await status(phone)]).toEqual([200, 401]);
    expect((await ask(begin, { as: one })).status).toBe(409);
    const asked = await enter(one);
    expect([asked.status, Object.keys(asked.body.fields ?? {}), asked.body.factor]).toEqual([401, ['code'], 'app']);
    const code = await codeOf(one, secret);
    const both = await Promise.all([enter(one, code), enter(one, code)]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 401]);
    expect((await enter(one, totpCode(secret, now() - 5))).status).toBe(401);
    expect(await mails.sentTo(one.user.email)).toEqual([]);
    const stored = JSON.stringify(await SecondFactor.find().lean());
    expect(stored).not.toContain(secret);
  });

  it('has ten recovery codes, each good once, for its owner alone, and stored hashed', async () => {
    const [one, other] = [await person('admin'), await person('admin')];
    const { recoveryCodes } = await withApp(one);
    await withApp(other);
    expect(new Set(recoveryCodes).size).toBe(10);
    const [first = '', second = ''] = recoveryCodes;
    expect(JSON.stringify(await SecondFactor.find().lean())).not.toContain(first.replace('-', ''));
    expect((await enter(other, first)).status).toBe(401);
    const both = await Promise.all([enter(one, first.toUpperCase()), enter(one, first)]);
    expect(both.map((answer) => answer.status).sort()).toEqual([200, 401]);
    expect((await ask(getFactor, { as: one })).body).toEqual({
      app: true,
      passkeys: [],
      recoveryCodesLeft: 9,
      required: false,
      directory: null,
    });
    expect(rows((await ask(renew, { as: one, body: { code: second } })).body.recoveryCodes)).toHaveLength(10);
    expect((await enter(one, recoveryCodes[2])).status).toBe(401);
  });

  it('is added and removed by nobody with an open session alone; without it codes come by email again', async () => {
    const one = await person('student');
    const age = () =>
      openSession(one.token).then((session) =>
        StoredSession.updateOne({ _id: session?.sessionId }, { $set: { confirmedOn: new Date(0) } }),
      );
    await age();
    expect((await ask(begin, { as: one })).body.confirm).toBe(true);
    await ask(confirm, { as: one, body: { password: PASSWORD } });
    const { secret } = await withApp(one);
    await age();
    expect((await ask(remove, { as: one, body: { code: await codeOf(one, secret) } })).status).toBe(403);
    expect((await ask(confirm, { as: one, body: { code: await codeOf(one, secret) } })).status).toBe(200);
    expect((await ask(remove, { as: one, body: { code: '000000' } })).status).toBe(422);
    expect((await ask(remove, { as: one, body: { code: await codeOf(one, secret) } })).status).toBe(200);
    expect((await enter(one)).body.factor).toBe('email');
    expect((await enter(one, codeIn((await mails.sentTo(one.user.email)).at(-1)))).status).toBe(200);
  });
});

describe('the second factor of all staff', () => {
  const require = (as: Person, requireFactor: boolean) => ask(setPolicy, { as, body: { requireFactor } });

  it('is required by an admin who has one; others of the staff are then requested a code, and can not turn it off', async () => {
    const [admin, team, student] = [await person('admin'), await person('team'), await person('student')];
    expect((await require(admin, true)).status).toBe(409);
    await User.updateOne({ _id: admin.userId }, { $set: { 'settings.tfa': true } });
    forget('account-statuses');
    expect((await require(admin, true)).status).toBe(200);
    expect([await status(admin), await status(team), await status(student)]).toEqual([200, 401, 200]);
    expect((await enter(team)).body.factor).toBe('email');
    expect((await enter(student)).status).toBe(200);
    const off = { notifications: true, tfa: false, newsLetter: false };
    expect((await ask(updateSettings, { as: admin, body: off })).status).toBe(409);
    expect((await require(admin, false)).status).toBe(200);
    expect((await enter(team)).status).toBe(200);
  });

  it('is turned off by staff only with the password given again', async () => {
    const team = await person('team', { settings: { notifications: true, tfa: true, newsLetter: false } });
    const session = await openSession(team.token);
    await StoredSession.updateOne({ _id: session?.sessionId }, { $set: { confirmedOn: new Date(0) } });
    const off = { notifications: true, tfa: false, newsLetter: false };
    const refused = await ask(updateSettings, { as: team, body: off });
    expect([refused.status, refused.body.confirm]).toEqual([403, true]);
  });
});
