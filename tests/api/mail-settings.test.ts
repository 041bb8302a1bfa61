import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PUT as save, GET as view } from '@/app/api/v1/mail-settings/route';
import { POST as testMail } from '@/app/api/v1/site-status/mail/route';
import { plainMailTrouble } from '@/lib/domain/accounts/mail-server';
import { env } from '@/lib/platform/env';
import { mailRoute, mailServerUrl } from '@/lib/platform/mail/mail-route';
import { sampleLetters } from '@/lib/platform/mail/samples/samples';
import { deliver } from '@/lib/platform/mail/transport';
import { mailCheck } from '@/lib/services/file/watch/checks/work';
import { MailSetting } from '@/models/mail-setting';
import { Notification } from '@/models/notification';
import { StoredSession } from '@/models/session';
import { StaffAction } from '@/models/staff-action';
import { emptyDatabase } from '../support/database';
import { type MailServer, mailServer } from '../support/mail-server';
import { everybody, person } from '../support/people';
import { ask } from '../support/request';

let who: Awaited<ReturnType<typeof everybody>>;
let server: MailServer;
const before = { ...env() };
beforeEach(async () => {
  await emptyDatabase();
  who = await everybody();
  server = await mailServer({
    onAuth: ({ username, password }, _session, done) =>
      username === 'office' && password === 'right' ? done(null, { user: 'office' }) : done(new Error('Invalid login')),
  });
});
afterEach(async () => {
  await server.stop();
  Object.assign(env(), { SMTP_URL: before.SMTP_URL, MAIL_FROM: before.MAIL_FROM });
});

const put = (body: object, as = who.admin) => ask(save, { as, body });
const local = (more: object = {}) => ({ host: '127.0.0.1', port: server.port, security: 'none', ...more });
const letter = () => sampleLetters()['test-mail'][0] as NonNullable<ReturnType<typeof sampleLetters>['test-mail'][0]>;

describe('how emails leave, as admins enter it', () => {
  it('is in force at once: server, sender with the site’s name, and where answers go', async () => {
    const body = local({
      user: 'office',
      password: 'right',
      sender: 'office@himalaya.example',
      replyTo: 'desk@himalaya.example',
    });
    const saved = await put(body);
    expect([saved.status, saved.body.settings]).toEqual([200, expect.objectContaining({ hasPassword: true })]);
    expect((await ask(testMail, { as: who.admin })).status).toBe(200);
    const [mail] = server.received;
    expect(mail?.headers.from).toBe('Study Abroad <office@himalaya.example>');
    expect(mail?.headers['reply-to']).toBe('desk@himalaya.example');
    expect((await mailCheck()).state).toBe('good');
  });

  it('keeps the password sealed and shows it to nobody; another server or user doesn’t get it', async () => {
    const { savedOn } = (await put(local({ user: 'office', password: 'right' }))).body.settings as unknown as {
      savedOn: string;
    };
    expect(JSON.stringify(await MailSetting.find().lean())).not.toContain('right');
    expect(JSON.stringify((await ask(view, { as: who.admin })).body)).not.toContain('right');
    const elsewhere = { host: 'smtp.evil.example', port: 587, security: 'starttls', user: 'office', savedOn };
    expect((await put(elsewhere)).body.fields?.password).toContain('for this server');
    const kept = await put(local({ user: 'office', replyTo: 'desk@himalaya.example', savedOn }));
    expect([kept.status, (await mailRoute()).smtp]).toEqual([200, expect.stringContaining('office:right@127.0.0.1')]);
    const secret = env().NEXTAUTH_SECRET;
    env().NEXTAUTH_SECRET = 'another secret, of 32 characters or more than that';
    await expect(mailRoute()).rejects.toThrow('Enter it again');
    expect((await mailCheck()).text).toContain('can’t be read');
    env().NEXTAUTH_SECRET = secret;
  });

  it('asks for the password of the account, tells every admin, is logged, and isn’t overwritten unseen', async () => {
    const other = await person('admin', { name: 'Second Admin' });
    expect((await put(local())).status).toBe(200);
    expect((await put(local({ user: 'x' }))).status).toBe(409);
    const told = await Notification.find({ notification: /changed how this site sends its emails/ }).lean();
    expect(told.map(({ userId }) => String(userId)).sort()).toEqual(
      [String(other.user._id), String(who.admin.user._id)].sort(),
    );
    expect(await StaffAction.countDocuments({ action: 'mail.edit' })).toBe(1);
    await StoredSession.updateMany({}, { $set: { confirmedOn: new Date(0) } });
    expect((await put(local())).body).toMatchObject({ confirm: true });
  });

  it('gives way to the environment, and takes no unprotected server elsewhere', async () => {
    await put(local({ sender: 'office@himalaya.example' }));
    env().SMTP_URL = 'smtp://mail.example.org';
    env().MAIL_FROM = 'Office <office@example.org>';
    expect(await mailRoute()).toMatchObject({ smtp: 'smtp://mail.example.org', from: 'Office <office@example.org>' });
    expect((await ask(view, { as: who.admin })).body.environment).toEqual({
      server: true,
      from: 'Office <office@example.org>',
    });
    expect((await put({ host: 'smtp.example.org', security: 'none' })).body.fields?.security).toContain('localhost');
    expect((await put({ host: 'a b' })).status).toBe(422);
  });

  it('says in plain words what is wrong', async () => {
    await put(local({ user: 'office', password: 'wrong' }));
    const refused = await ask(testMail, { as: who.admin });
    expect([refused.status, refused.body.message]).toEqual([
      503,
      expect.stringContaining('refused the user name or the password'),
    ]);
    expect(plainMailTrouble({ code: 'EDNS', message: 'getaddrinfo ENOTFOUND x' })).toContain(
      'no server with this name',
    );
    expect(plainMailTrouble({ code: 'ETIMEDOUT', message: 'Connection timeout' })).toContain('in time');
    const url = mailServerUrl({ host: 'h.example', port: 465, security: 'tls', user: 'a@b', password: 'p:/@' });
    expect(url).toBe('smtps://a%40b:p%3A%2F%40@h.example:465');
    await expect(deliver(letter(), 'f'.repeat(24))).rejects.toThrow();
  });
});
