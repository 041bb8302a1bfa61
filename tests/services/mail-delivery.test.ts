import { createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { POST as forgetPassword } from '@/app/api/v1/forget-password/route';
import { env } from '@/lib/platform/env';
import { sendMail } from '@/lib/platform/mail/send';
import { Job } from '@/models/job';
import { longIt } from '../support/long-it';
import { type MailServer, mailServer } from '../support/mail-server';
import { retryBackground, runBackground } from '../support/mails';
import { person } from '../support/people';
import { ask } from '../support/request';

let server: MailServer | undefined;
const start = async (...given: Parameters<typeof mailServer>) => {
  server = await mailServer(...given);
  env().SMTP_URL = server.url;
  return server;
};
/** A refusal as mail servers word it: the number decides. */
const refusal = (responseCode: number) => Object.assign(new Error('not here'), { responseCode });
const states = async () => (await Job.find({ kind: 'mail' }).sort({ _id: 1 }).lean()).map(({ state }) => state);

beforeEach(async () => {
  await Job.deleteMany({});
});
afterEach(async () => {
  env().SMTP_URL = undefined;
  await server?.stop();
  server = undefined;
});

describe('an email', () => {
  it('arrives once, with both forms, links to the site, and headers that stop automatic answers', async () => {
    const { received } = await start();
    const { user } = await person('student');
    for (let time = 0; time < 3; time++) {
      await sendMail({ template: 'reset-password', email: user.email }, { key: 'one' });
      await runBackground();
    }
    expect(received).toHaveLength(1);
    const [mail] = received;
    expect(mail?.headers).toMatchObject({ to: user.email, 'auto-submitted': 'auto-generated' });
    expect(mail?.headers.from).toBe('Study Abroad <no-reply@localhost>');
    expect(mail?.headers['message-id']).toMatch(/^<[0-9a-f]{24}@localhost>$/);
    expect(mail?.links[0]).toMatch(/^http:\/\/localhost:3000\/reset-password\?token=[\w-]{43}$/);
    expect(mail?.html).toContain(`href="${mail?.links[0]}"`);
    expect(await states()).toEqual(['done']);
  });

  longIt('waits while the server is stopped, delays nobody, and arrives after: all of them, each once', async () => {
    const first = await start();
    const people = await Promise.all(Array.from({ length: 8 }, () => person('student')));
    await sendMail({ template: 'password-changed', userId: people[0]?.userId ?? '' });
    await runBackground();
    await first.stop();
    for (const { user } of people) {
      expect((await ask(forgetPassword, { body: { email: user.email } })).status).toBe(200);
    }
    expect(await runBackground()).toBe(8);
    expect(await runBackground()).toBe(0);
    expect(await Job.countDocuments({ kind: 'mail', state: 'open', tries: 1, error: /ECONNREFUSED/ })).toBe(8);
    const second = await start({}, first.port);
    await retryBackground();
    await retryBackground();
    expect(second.received.map(({ to }) => to).sort()).toEqual(people.map(({ user }) => user.email).sort());
    expect(new Set(await states())).toEqual(new Set(['done']));
  });

  it('that the server refuses for good ends as failed with the reason, and holds up no other', async () => {
    const { received } = await start({
      onRcptTo: ({ address }, _session, done) => done(address.startsWith('gone') ? refusal(550) : null),
    });
    const gone = await person('student', { email: 'gone@example.com' });
    const other = await person('student');
    for (const { userId } of [gone, other]) await sendMail({ template: 'password-changed', userId });
    await runBackground();
    expect(await states()).toEqual(['failed', 'done']);
    expect((await Job.findOne({ state: 'failed' }).lean())?.error).toMatch(/^The mail server did not accept it: .*550/);
    expect(received.map(({ to }) => to)).toEqual([other.user.email]);
  });

  it.each([
    ['for now', 450, 'onRcptTo'],
    ['for its sender, which the operator can mend', 550, 'onMailFrom'],
    ['because it is overloaded', 421, 'onConnect'],
  ] as const)('that the server refuses %s is tried again', async (_why, code, step) => {
    let refusing = true;
    const answer = (done: (error?: Error | null) => void) => done(refusing ? refusal(code) : null);
    const { received } = await start({
      onConnect: (_session, done) => (step === 'onConnect' ? answer(done) : done()),
      onMailFrom: (_address, _session, done) => (step === 'onMailFrom' ? answer(done) : done()),
      onRcptTo: (_address, _session, done) => (step === 'onRcptTo' ? answer(done) : done()),
    });
    await sendMail({ template: 'password-changed', userId: (await person('team')).userId });
    await runBackground();
    expect(await states()).toEqual(['open']);
    refusing = false;
    await retryBackground();
    expect(await states()).toEqual(['done']);
    expect(received).toHaveLength(1);
  });

  it('to a server that accepts connections and then says nothing is given up in time and tried again', async () => {
    const sockets: { destroy(): void }[] = [];
    const mute = createServer((socket) => sockets.push(socket.on('error', () => {})));
    await new Promise<void>((resolve) => mute.listen(0, '127.0.0.1', resolve));
    const address = mute.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    env().SMTP_URL = `smtp://127.0.0.1:${port}/?greetingTimeout=100`;
    const { userId } = await person('admin');
    await sendMail({ template: 'password-changed', userId });
    await runBackground();
    expect((await Job.findOne({ kind: 'mail' }).lean())?.error).toMatch(/greeting/i);
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => mute.close(resolve));
    const { received } = await start({}, port);
    await retryBackground();
    expect(received).toHaveLength(1);
  });

  it('to an account that is deleted or disabled meanwhile is not sent', async () => {
    const { received } = await start();
    const disabled = await person('student', { disabled: true });
    for (const userId of [disabled.userId, 'ffffffffffffffffffffffff']) {
      await sendMail({ template: 'password-changed', userId });
    }
    await runBackground();
    expect(await states()).toEqual(['done', 'done']);
    expect(received).toEqual([]);
  });
});
