import { beforeAll, describe, expect, it } from 'vitest';
import { POST as signIn } from '@/app/api/v1/auth/route';
import { POST as register } from '@/app/api/v1/register/route';
import { POST as verify } from '@/app/api/v1/verify/route';
import { Notification } from '@/models/notification';
import { OneTimeCode } from '@/models/one-time-code';
import { User } from '@/models/user';
import { type Person, person } from '../support/people';
import { ask } from '../support/request';

let admin: Person;
beforeAll(async () => {
  admin = await person('admin');
});

let made = 0;
/** Registers a student and answers the email address and the code, as the WhatsApp message carries them. */
async function registered(more: object = {}): Promise<{ email: string; code: string }> {
  const email = `newcomer${++made}@example.com`;
  const body = { name: 'Asha Rao', email, mobile: '9876543210', password: 'long enough', role: 1, ...more };
  const answer = await ask(register, { body });
  expect(answer.status).toBe(201);
  return answer.body.user as unknown as { email: string; code: string };
}
const otherThan = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
const nothing = {
  userFound: false,
  isVerified: null,
  wrongEmail: false,
  correctEmail: null,
  wrongCode: false,
  correctCode: null,
};

describe('POST /verify', () => {
  it('verifies a registered account by code and email: 0 the first time, 1 after that', async () => {
    const { email, code } = await registered();
    const login = { email, password: 'long enough' };
    expect((await ask(signIn, { body: login })).status).toBe(403);
    const first = await ask(verify, { as: admin, body: { code, email: email.toUpperCase() } });
    const message = 'Account successfully verified!';
    expect([first.status, first.body]).toEqual([200, { ...nothing, userFound: true, isVerified: 0, message }]);
    expect((await ask(signIn, { body: login })).status).toBe(200);
    const again = await ask(verify, { as: admin, body: { code, email } });
    expect(again.body).toEqual({ ...nothing, userFound: true, isVerified: 1, message: 'Account already verified.' });
    const user = await User.findOne({ email }).lean();
    expect(await OneTimeCode.countDocuments({ userId: user?._id, purpose: 'verify-account' })).toBe(0);
    expect(await Notification.countDocuments({ userId: user?._id })).toBe(1);
  });

  it('shows the right code to an admin who has the right email and a wrong code, and verifies nothing', async () => {
    const { email, code } = await registered();
    const { body } = await ask(verify, { as: admin, body: { code: otherThan(code), email } });
    const message = 'User found with this email, but the code is incorrect';
    expect(body).toEqual({ ...nothing, userFound: true, wrongCode: true, correctCode: code, message });
    expect(await User.countDocuments({ email, isVerified: true })).toBe(0);
  });

  it('shows the right email to an admin who has the right code and an unknown email', async () => {
    const { email, code } = await registered();
    const { body } = await ask(verify, { as: admin, body: { code, email: 'typo@example.com' } });
    const message = 'User found, but the email is invalid';
    expect(body).toEqual({ ...nothing, userFound: true, wrongEmail: true, correctEmail: email, message });
    expect(await User.countDocuments({ email, isVerified: true })).toBe(0);
  });

  it('finds nobody for an unknown email and a code that nobody has', async () => {
    await OneTimeCode.deleteMany({});
    const { body } = await ask(verify, { as: admin, body: { code: '123456', email: 'nobody@example.com' } });
    expect(body).toEqual({ ...nothing, message: 'User not found with the email.' });
  });

  it('gives a new code for one that expired', async () => {
    const { email, code } = await registered();
    await OneTimeCode.updateMany({}, { expiresAt: new Date(Date.now() - 1000) });
    const lost = await ask(verify, { as: admin, body: { code, email: 'typo@example.com' } });
    expect(lost.body.userFound).toBe(false);
    const { body } = await ask(verify, { as: admin, body: { code, email } });
    expect(body).toMatchObject({ wrongCode: true, correctCode: expect.stringMatching(/^\d{6}$/) });
    const fresh = await ask(verify, { as: admin, body: { code: String(body.correctCode), email } });
    expect(fresh.body.isVerified).toBe(0);
  });

  it('tells the referrer that the referral can be claimed', async () => {
    const referrer = await person('student');
    const { email, code } = await registered({ refer_code: referrer.user.referralCode });
    await ask(verify, { as: admin, body: { code, email } });
    const [notice] = await Notification.find({ userId: referrer.userId }).lean();
    expect(notice).toMatchObject({ href: '/refer', notification: expect.stringContaining('Asha Rao') });
  });

  it('is for admins only and wants six digits and an email address', async () => {
    const { email, code } = await registered();
    for (const role of ['student', 'agent', 'team'] as const) {
      expect((await ask(verify, { as: await person(role), body: { code, email } })).status).toBe(403);
    }
    expect((await ask(verify, { body: { code, email } })).status).toBe(401);
    const wrong = await ask(verify, { as: admin, body: { code: '12', email: 'x' } });
    expect([wrong.status, wrong.body.message]).toEqual([422, 'Verification failed!']);
    expect(Object.keys(wrong.body.fields ?? {}).sort()).toEqual(['code', 'email']);
  });

  it('keeps no code readable in the database, and no two accounts with the same one', async () => {
    await OneTimeCode.deleteMany({});
    const codes = [];
    for (let index = 0; index < 3; index++) codes.push((await registered()).code);
    expect(new Set(codes).size).toBe(3);
    const stored = JSON.stringify(await OneTimeCode.find({ purpose: 'verify-account' }, 'hash sealed').lean());
    for (const code of codes) expect(stored).not.toContain(`"${code}"`);
    const [one, other] = await OneTimeCode.find({ purpose: 'verify-account' }).lean();
    await expect(OneTimeCode.updateOne({ _id: other?._id }, { hash: one?.hash })).rejects.toMatchObject({
      code: 11000,
    });
  });
});
