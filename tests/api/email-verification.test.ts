import { describe, expect, it } from 'vitest';
import { POST as signIn } from '@/app/api/v1/auth/route';
import { POST as register } from '@/app/api/v1/register/route';
import { POST as sendVerification } from '@/app/api/v1/send-verification/route';
import { PATCH as toggleAgent } from '@/app/api/v1/toggle-agent-verification/[id]/route';
import { POST as verify } from '@/app/api/v1/verify/route';
import { POST as verifyEmail } from '@/app/api/v1/verify-email/route';
import { env } from '@/lib/platform/env';
import { verificationLinkWorks } from '@/lib/services/people/accounts/email-verification';
import { OneTimeCode } from '@/models/one-time-code';
import { User } from '@/models/user';
import { mailServerPerTest, tokenIn } from '../support/mails';
import { PASSWORD, person } from '../support/people';
import { ask } from '../support/request';

const mails = mailServerPerTest();
const newcomer = (email: string, more: object = {}) => ({
  body: { name: 'Buy now at evil.example', email, mobile: '9876543210', password: PASSWORD, role: 1, ...more },
});
const open = (token: string) => ask(verifyEmail, { body: { token } });
const enter = (email: string) => ask(signIn, { body: { email, password: PASSWORD } });
const again = (email: string, password = PASSWORD) => ask(sendVerification, { body: { email, password } });

describe('registering', () => {
  it('sends a student one link, which verifies the account once; the name anybody can invent is not in the mail', async () => {
    const email = 'new.student@example.com';
    const registered = await ask(register, newcomer(email));
    const sent = await mails.sentTo(email);
    expect(sent).toHaveLength(1);
    expect(sent[0]?.text).toContain(String(registered.body.user?.code));
    expect(`${sent[0]?.text}${sent[0]?.html}`).not.toContain('evil');
    const token = tokenIn(sent[0]);
    expect(await verificationLinkWorks(token)).toBe(true);
    expect((await enter(email)).status).toBe(403);
    const both = await Promise.all([open(token), open(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 404]);
    expect((await enter(email)).status).toBe(200);
    expect(await verificationLinkWorks(token)).toBe(false);
  });

  it('sends an agent no link: staff verify them, and then they are told', async () => {
    const email = 'new.agent@example.com';
    await ask(register, newcomer(email, { mobile: '9800000004', role: 4, company_name: 'Bridge' }));
    const [first] = await mails.sentTo(email);
    expect([first?.subject, first?.text.includes('token=')]).toEqual(['We have received your request', false]);
    const admin = await person('admin');
    const agent = await User.findOne({ email }).lean();
    const isVerified = { as: admin, params: { id: String(agent?._id) }, body: { isVerified: true } };
    expect((await ask(toggleAgent, isVerified)).status).toBe(200);
    expect((await mails.sentTo(email)).at(-1)?.subject).toBe('Your account is verified');
  });

  it('gives a link that expires, dies with its account, is stored hashed, and is no other kind of link', async () => {
    const email = 'slow.student@example.com';
    await ask(register, newcomer(email));
    const token = tokenIn((await mails.sentTo(email))[0]);
    expect(JSON.stringify(await OneTimeCode.find().lean())).not.toContain(token);
    await OneTimeCode.updateMany({ purpose: 'verify-email' }, { expiresAt: new Date(Date.now() - 1) });
    const late = await open(token);
    expect([late.status, late.body.message]).toEqual([404, 'This link no longer works.']);
    await again(email);
    const fresh = tokenIn((await mails.sentTo(email)).at(-1));
    await User.deleteOne({ email });
    expect((await open(fresh)).status).toBe(404);
    for (const invented of ['x'.repeat(43), 'short', '']) expect([404, 422]).toContain((await open(invented)).status);
    expect((await enter(email)).status).toBe(401);
  });
});

describe('getting the code again', () => {
  it('gives the living code and a new link to whoever knows the password, and to nobody else', async () => {
    const email = 'lost.popup@example.com';
    const registered = await ask(register, newcomer(email));
    const old = tokenIn((await mails.sentTo(email))[0]);
    const answer = await again(email);
    expect([answer.status, answer.body.user]).toEqual([200, registered.body.user]);
    expect((await again(email, 'a guess')).status).toBe(401);
    expect((await again('nobody@example.com')).status).toBe(401);
    const sent = await mails.sentTo(email);
    expect(sent).toHaveLength(2);
    expect((await open(old)).status).toBe(404);
    const admin = await person('admin');
    const byStaff = { as: admin, body: { email, code: String(answer.body.user?.code) } };
    expect((await ask(verify, byStaff)).body.isVerified).toBe(0);
    expect((await mails.sentTo(email)).at(-1)?.subject).toBe('Your account is verified');
    const late = await again(email);
    expect([late.status, late.body.message]).toEqual([409, 'Account already verified.']);
  });

  it('tells an agent that the team will be in touch, without a code', async () => {
    const { user } = await person('agent', { isVerified: false });
    const answer = await again(user.email);
    expect([answer.body.message, answer.body.user]).toEqual(['Someone from our team will contact you soon.', null]);
  });

  it('ends with 429 after five', async () => {
    env().RATE_LIMITS = 'on';
    try {
      const { user } = await person('student', { isVerified: false });
      const statuses = [];
      for (let time = 0; time < 6; time++) statuses.push((await again(user.email)).status);
      expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    } finally {
      env().RATE_LIMITS = 'off';
    }
  });
});
