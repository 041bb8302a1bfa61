import { hash } from '@node-rs/argon2';
import { describe, expect, it } from 'vitest';
import { POST as addStudent } from '@/app/api/v1/add-student-by-agent/route';
import { POST as signIn } from '@/app/api/v1/auth/route';
import { POST as changePassword } from '@/app/api/v1/change-password/route';
import { POST as confirm } from '@/app/api/v1/confirm-password/route';
import { POST as forgetPassword } from '@/app/api/v1/forget-password/route';
import { POST as register } from '@/app/api/v1/register/route';
import { POST as resetPassword } from '@/app/api/v1/reset-password/route';
import { POST as saveBasicProfile } from '@/app/api/v1/save-basic-profile/route';
import { newPassword } from '@/lib/contract/fields';
import { hashPassword, passwordMatches } from '@/lib/platform/auth/passwords';
import { User } from '@/models/user';
import { mailServerPerTest, tokenIn } from '../support/mails';
import { PASSWORD, person } from '../support/people';
import { ask } from '../support/request';

/** One password as two keyboards send it: 'é' as one character, and as an 'e' with an accent after it. */
const COMPOSED = 'Élysée à Orléans'.normalize('NFC');
const APART = COMPOSED.normalize('NFD');
const FORMS = [
  ['composed and typed apart', COMPOSED, APART],
  ['apart and typed composed', APART, COMPOSED],
] as const;

const mails = mailServerPerTest();
const enter = (email: string, password: string) => ask(signIn, { body: { email, password } });
const hashOf = async (userId: string) => (await User.findById(userId).lean())?.passwordHash ?? '';
/** As hashes were made before passwords had a normal form. */
const oldHash = (typed: string) => hash(typed, { memoryCost: 8, timeCost: 1, parallelism: 1 });

describe.each(FORMS)('a password set %s', (_how, set, typed) => {
  it('at registration signs in', async () => {
    const email = `registered-${Math.random()}@example.com`;
    const body = { name: 'Zoë', email, mobile: '9876543210', password: set, role: 1 };
    expect((await ask(register, { body })).status).toBe(201);
    await User.updateOne({ email }, { isVerified: true });
    expect((await enter(email, typed)).status).toBe(200);
  });

  it('by a change is the old password of the next change, and confirms what takes it again', async () => {
    const one = await person('student');
    const body = { oldPassword: PASSWORD, newPassword: set };
    const changed = await ask(changePassword, { as: one, body });
    expect(changed.status).toBe(200);
    const now = { ...one, token: String(changed.body.token) };
    expect((await ask(confirm, { as: now, body: { password: typed } })).status).toBe(200);
    const { name, mobile, email } = one.user;
    const moved = { name, mobile, email: `moved-${email}`, password: typed };
    expect((await ask(saveBasicProfile, { as: now, body: moved })).status).toBe(200);
    const again = { oldPassword: typed, newPassword: 'something else' };
    expect((await ask(changePassword, { as: now, body: again })).status).toBe(200);
  });

  it('by the link of an email signs in', async () => {
    const { user } = await person('agent');
    await ask(forgetPassword, { body: { email: user.email } });
    const token = tokenIn((await mails.sentTo(user.email)).at(-1));
    expect((await ask(resetPassword, { body: { token, password: set } })).status).toBe(200);
    expect((await enter(user.email, typed)).status).toBe(200);
  });

  it('by an agent for a student, and on the command line, is the same password', async () => {
    const email = `added-${Math.random()}@example.com`;
    const body = { name: 'Zoë', email, mobile: '9876543210', password: set, counsellor_name: 'Mia' };
    expect((await ask(addStudent, { as: await person('agent'), body })).status).toBe(201);
    expect((await enter(email, typed)).body.message).toBe('Account not verified.');
    const admin = await person('admin', { passwordHash: await hashPassword(set) });
    expect((await enter(admin.user.email, typed)).status).toBe(200);
  });
});

describe('a password stored before there was a normal form', () => {
  it('still signs in as it was typed; from then on every keyboard does, and its sessions stay', async () => {
    const one = await person('student', { passwordHash: await oldHash(APART) });
    expect((await enter(one.user.email, COMPOSED)).status, 'nothing tells yet that this is the same').toBe(401);
    const before = await User.findById(one.userId).lean();
    expect((await enter(one.user.email, APART)).status).toBe(200);
    expect((await enter(one.user.email, COMPOSED)).status).toBe(200);
    const after = await User.findById(one.userId).lean();
    expect(after?.passwordHash).not.toBe(before?.passwordHash);
    expect(after?.sessionVersion).toBe(before?.sessionVersion);
  });

  it('is replaced by a change as before', async () => {
    const one = await person('student', { passwordHash: await oldHash(APART) });
    const body = { oldPassword: APART, newPassword: 'something else' };
    expect((await ask(changePassword, { as: one, body })).status).toBe(200);
    expect((await enter(one.user.email, APART)).status).toBe(401);
  });

  it('is not stored anew by a wrong one, nor where it is in the normal form already', async () => {
    const one = await person('student', { passwordHash: await oldHash(APART) });
    const other = await person('student', { passwordHash: await oldHash(COMPOSED) });
    const before = [await hashOf(one.userId), await hashOf(other.userId)];
    expect((await enter(one.user.email, `${APART}x`)).status).toBe(401);
    expect((await enter(other.user.email, APART)).status).toBe(200);
    expect([await hashOf(one.userId), await hashOf(other.userId)]).toEqual(before);
    expect(await passwordMatches(null, APART, '10.0.0.1')).toBe(false);
    expect(await passwordMatches({ ...one.user, passwordHash: '' }, APART, '10.0.0.1')).toBe(false);
  });
});

describe('the rules for a new password', () => {
  it('measure its normal form: accents typed apart count once', () => {
    const seven = 'éàüöñçî';
    expect(newPassword.safeParse(seven.normalize('NFD')).success).toBe(false);
    expect(newPassword.safeParse(`${seven}ê`.normalize('NFD')).success).toBe(true);
    expect(newPassword.safeParse('é'.repeat(128).normalize('NFD')).success).toBe(true);
    expect(newPassword.safeParse('é'.repeat(129)).success).toBe(false);
  });

  it('refuse a common one in wide letters, and the longest one signs in typed apart', async () => {
    const one = await person('student');
    const change = (password: string) =>
      ask(changePassword, { as: one, body: { oldPassword: PASSWORD, newPassword: password } });
    expect(Object.keys((await change('ｐａｓｓｗｏｒｄ１')).body.fields ?? {})).toEqual(['newPassword']);
    const longest = 'éàü'.repeat(43).slice(0, 128);
    expect((await change(longest)).status).toBe(200);
    expect((await enter(one.user.email, longest.normalize('NFD'))).status).toBe(200);
  });
});
