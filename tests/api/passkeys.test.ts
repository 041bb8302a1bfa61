import { describe, expect, it } from 'vitest';
import { PUT as byPasskey, POST as challenge } from '@/app/api/v1/auth/passkey/route';
import { POST as signIn } from '@/app/api/v1/auth/route';
import { POST as confirm } from '@/app/api/v1/confirm-password/route';
import { GET as activities } from '@/app/api/v1/get-activities/[userId]/route';
import { GET as getSettings } from '@/app/api/v1/get-settings/[userId]/route';
import { PUT as addApp, POST as beginApp, DELETE as removeApp } from '@/app/api/v1/second-factor/app/route';
import { DELETE as remove } from '@/app/api/v1/second-factor/passkeys/[id]/route';
import { PUT as add, POST as begin } from '@/app/api/v1/second-factor/passkeys/route';
import { GET as getFactor } from '@/app/api/v1/second-factor/route';
import { PUT as setPolicy } from '@/app/api/v1/staff/policy/route';
import { POST as updateSettings } from '@/app/api/v1/update-settings/route';
import { passkeysWork } from '@/lib/platform/auth/passkeys';
import { openSession } from '@/lib/platform/auth/session';
import { totpCode } from '@/lib/platform/auth/totp';
import { siteUrl } from '@/lib/platform/env';
import { forget } from '@/lib/platform/once';
import { tokenFor } from '@/lib/services/people/accounts/accounts';
import { Passkey } from '@/models/passkey';
import { PasskeyChallenge } from '@/models/passkey-challenge';
import { SecondFactor } from '@/models/second-factor';
import { StoredSession } from '@/models/session';
import { User } from '@/models/user';
import { longIt } from '../support/long-it';
import { PASSWORD, type Person, person } from '../support/people';
import { ask, rows } from '../support/request';
import { type SoftPasskey, softPasskey } from '../support/soft-passkey';

const key = () => softPasskey({ origin: new URL(siteUrl()).origin, rpId: new URL(siteUrl()).hostname });
const options = async () => (await ask(challenge, {})).body;
const enter = async (passkey: unknown) => ask(byPasskey, { body: { passkey } });
const answered = async (passkey: SoftPasskey, spoiled = {}) => enter(passkey.answer(await options(), spoiled));
const factor = async (as: Person) => (await ask(getFactor, { as })).body;
const reads = async (as: Person) => (await ask(getSettings, { as, params: { userId: as.userId } })).status;
const withPassword = ({ user }: Person, code?: string) =>
  ask(signIn, { body: { email: user.email, password: PASSWORD, ...(code ? { code } : {}) } });

async function withPasskey(as: Person, passkey = key()) {
  const begun = await ask(begin, { as });
  const added = await ask(add, { as, body: { name: 'My laptop', passkey: passkey.created(begun.body) } });
  expect([added.status, added.body.message]).toEqual([200, 'Your passkey was added.']);
  return { passkey, recoveryCodes: rows(added.body.recoveryCodes).map(String) };
}
async function forgetPassword(one: Person): Promise<void> {
  const session = await openSession(one.token);
  await StoredSession.updateOne({ _id: session?.sessionId }, { $set: { confirmedOn: new Date(0) } });
}

describe('a passkey', () => {
  it('is added with the password given again, ends the other sessions, and comes with ten recovery codes the first time', async () => {
    const one = await person('student');
    const phone = { ...one, token: await tokenFor(one.user) };
    await forgetPassword(one);
    expect((await ask(begin, { as: one })).body.confirm).toBe(true);
    await ask(confirm, { as: one, body: { password: PASSWORD } });
    const { recoveryCodes } = await withPasskey(one);
    expect(new Set(recoveryCodes).size).toBe(10);
    expect([await reads(one), await reads(phone)]).toEqual([200, 401]);
    expect((await withPasskey(one)).recoveryCodes).toEqual([]);
    expect(await factor(one)).toMatchObject({
      app: false,
      recoveryCodesLeft: 10,
      passkeys: [
        { name: 'My laptop', usedOn: null },
        { name: 'My laptop', usedOn: null },
      ],
    });
  });

  it('signs its owner in by itself, and is shown as used; both stand in My Activity', async () => {
    const one = await person('admin');
    const { passkey } = await withPasskey(one);
    const entered = await answered(passkey);
    expect([entered.status, entered.body.user]).toMatchObject([200, { id: one.userId, role: 3 }]);
    expect(entered.headers.get('set-cookie')).toMatch(/token=.*browser=/);
    expect(await reads({ ...one, token: String(entered.body.token) })).toBe(200);
    expect(rows((await factor(one)).passkeys)[0]?.usedOn).toMatch(/^\d{4}-/);
    const said = JSON.stringify((await ask(activities, { as: one, params: { userId: one.userId } })).body);
    expect(said).toContain('You added the passkey My laptop.');
    expect(said).toContain('You signed in with a passkey.');
  });

  it('is the second step after the password, with no emailed code; a recovery code is the other way', async () => {
    const one = await person('team');
    const { passkey, recoveryCodes } = await withPasskey(one);
    const asked = await withPassword(one);
    expect([asked.status, asked.body.factor]).toEqual([401, 'passkey']);
    expect((await withPassword(one, '123456')).status).toBe(401);
    expect((await answered(passkey)).status).toBe(200);
    expect((await withPassword(one, recoveryCodes[0])).status).toBe(200);
    expect((await withPassword(one, recoveryCodes[0])).status).toBe(401);
  });

  longIt('is one of ten at most, also when more were begun while there was room', async () => {
    const one = await person('student');
    for (let had = 0; had < 9; had++) await withPasskey(one);
    const begun = await Promise.all([1, 2, 3].map(() => ask(begin, { as: one })));
    expect(begun.map(({ status }) => status)).toEqual([200, 200, 200]);
    const adding = ({ body }: (typeof begun)[number]) =>
      ask(add, { as: one, body: { name: 'One more', passkey: key().created(body) } });
    const [first, ...more] = begun;
    expect((await adding(first as never)).status).toBe(200);
    expect((await Promise.all(more.map(adding))).map(({ status }) => status)).toEqual([409, 409]);
    expect(await Passkey.countDocuments({ userId: one.userId })).toBe(10);
    expect((await ask(begin, { as: one })).status).toBe(409);
  });

  it('answers each challenge once, of several at the same moment one, within five minutes, and only one of ours', async () => {
    const one = await person('student');
    const { passkey } = await withPasskey(one);
    const given = passkey.answer(await options());
    const both = await Promise.all([enter(given), enter(given)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 401]);
    const late = await options();
    await PasskeyChallenge.updateOne({ _id: String(late.challenge) }, { $set: { expiresAt: new Date() } });
    expect((await enter(passkey.answer(late))).status).toBe(401);
    expect((await enter(passkey.answer({ challenge: 'bm90LW91cnM' }))).status).toBe(401);
    const tooLate = await ask(begin, { as: one });
    await PasskeyChallenge.updateOne({ _id: String(tooLate.body.challenge) }, { $set: { expiresAt: new Date() } });
    const body = { name: 'Late', passkey: key().created(tooLate.body) };
    expect((await ask(add, { as: one, body })).status).toBe(409);
  });

  it.each([
    ['another site', { origin: 'https://evil.example' }],
    ['another site’s name', { rpId: 'evil.example' }],
    ['an owner who was not checked', { unverified: true }],
    ['another account', { userHandle: Buffer.alloc(12).toString('base64url') }],
  ])('is refused with an answer of %s', async (_what, spoiled) => {
    const { passkey } = await withPasskey(await person('student'));
    expect((await answered(passkey, spoiled)).status).toBe(401);
    expect((await answered(passkey)).status).toBe(200);
  });

  it('is refused when it counts back, as a copied one does, and when another key signed', async () => {
    const { passkey } = await withPasskey(await person('student'));
    expect((await answered(passkey, { counter: 7 })).status).toBe(200);
    expect((await answered(passkey, { counter: 7 })).status).toBe(401);
    expect((await answered(passkey, { counter: 8 })).status).toBe(200);
    const other = key().answer(await options());
    expect((await enter({ ...other, id: passkey.id, rawId: passkey.id })).status).toBe(401);
    expect((await enter(key().answer(await options()))).status).toBe(401);
  });

  it('is no way in for an account that may not sign in', async () => {
    const one = await person('student');
    const { passkey } = await withPasskey(one);
    for (const [change, status] of [
      [{ isVerified: false }, 403],
      [{ isVerified: true, disabled: true }, 401],
      [{ disabled: false, choosesPassword: true }, 403],
    ] as const) {
      await User.updateOne({ _id: one.userId }, { $set: change });
      expect([change, (await answered(passkey)).status]).toEqual([change, status]);
    }
  });

  it('is added to the account that began, once, and to no other', async () => {
    const [one, other] = [await person('student'), await person('student')];
    const { passkey } = await withPasskey(one);
    const begun = await ask(begin, { as: one });
    const stolen = { name: 'Theirs', passkey: key().created(begun.body) };
    expect((await ask(add, { as: other, body: stolen })).status).toBe(409);
    expect((await ask(add, { as: one, body: stolen })).status, 'the challenge was used').toBe(200);
    const again = await ask(begin, { as: other });
    const known = { name: 'Known', passkey: passkey.created(again.body) };
    expect((await ask(add, { as: other, body: known })).status).toBe(409);
    expect(await Passkey.countDocuments({ userId: other.userId })).toBe(0);
  });

  it('is removed by its owner alone, with a proof; the last factor takes its recovery codes along', async () => {
    const [one, other] = [await person('student'), await person('student')];
    const { passkey } = await withPasskey(one);
    const theirs = await withPasskey(other);
    const id = String(rows((await factor(one)).passkeys)[0]?._id);
    const taken = (as: Person, proof: Record<string, unknown>) => ask(remove, { as, params: { id }, body: proof });
    expect((await taken(other, { passkey: theirs.passkey.answer(await options()) })).status).toBe(404);
    expect((await taken(one, { passkey: theirs.passkey.answer(await options()) })).status).toBe(422);
    expect((await taken(one, { code: '123456' })).status).toBe(422);
    expect((await taken(one, {})).status).toBe(422);
    expect((await taken(one, { passkey: passkey.answer(await options()) })).status).toBe(200);
    expect(await factor(one)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    expect((await answered(passkey)).status).toBe(401);
    expect((await withPassword(one)).body.factor).toBe('email');
  });

  it('confirms what takes the password again, its owner’s alone', async () => {
    const [one, other] = [await person('admin'), await person('admin')];
    const { passkey } = await withPasskey(one);
    const theirs = await withPasskey(other);
    await forgetPassword(one);
    const give = async (mine: SoftPasskey) =>
      ask(confirm, { as: one, body: { passkey: mine.answer(await options()) } });
    expect((await give(theirs.passkey)).status).toBe(422);
    expect((await ask(begin, { as: one })).status).toBe(403);
    expect((await give(passkey)).status).toBe(200);
    expect((await ask(begin, { as: one })).status).toBe(200);
  });

  it('counts where a factor is required of all staff, turns 2-factor authentication off, and lives beside an app', async () => {
    const admin = await person('admin');
    const { passkey } = await withPasskey(admin);
    expect((await ask(setPolicy, { as: admin, body: { requireFactor: true } })).status).toBe(200);
    expect((await ask(setPolicy, { as: admin, body: { requireFactor: false } })).status).toBe(200);
    const secret = String((await ask(beginApp, { as: admin })).body.secret);
    const code = totpCode(secret, Math.floor(Date.now() / 30_000));
    expect((await ask(addApp, { as: admin, body: { code } })).status).toBe(200);
    expect((await withPassword(admin)).body.factor).toBe('app');
    const proof = async () => ({ passkey: passkey.answer(await options()) });
    expect((await ask(removeApp, { as: admin, body: await proof() })).status).toBe(200);
    expect(await factor(admin)).toMatchObject({ app: false, recoveryCodesLeft: 10 });
    const off = { notifications: true, tfa: false, newsLetter: false };
    expect((await ask(updateSettings, { as: admin, body: off })).body.fields).toEqual({
      code: expect.stringContaining('passkey'),
    });
    expect((await ask(updateSettings, { as: admin, body: { ...off, ...(await proof()) } })).status).toBe(200);
    expect((await withPassword(admin)).status).toBe(200);
    expect(await SecondFactor.countDocuments({ userId: admin.userId })).toBe(1);
  });
});

it('passkeys need a site with a name, encrypted or on this machine', () => {
  const before = process.env.NEXTAUTH_URL;
  const works = (url: string) => {
    process.env.NEXTAUTH_URL = url;
    forget('env');
    return passkeysWork();
  };
  try {
    expect(['https://study.example', 'http://localhost:3000'].map(works)).toEqual([true, true]);
    expect(['http://study.example', 'https://203.0.113.7', 'https://[2001:db8::1]'].map(works)).toEqual([
      false,
      false,
      false,
    ]);
  } finally {
    if (before === undefined) delete process.env.NEXTAUTH_URL;
    else process.env.NEXTAUTH_URL = before;
    forget('env');
  }
});
