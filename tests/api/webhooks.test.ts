import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GET as allCourses } from '@/app/api/v1/all-course/route';
import { POST as resend } from '@/app/api/v1/webhooks/[id]/messages/[message]/resend/route';
import { GET as messages } from '@/app/api/v1/webhooks/[id]/messages/route';
import { DELETE as remove } from '@/app/api/v1/webhooks/[id]/route';
import { POST as renew } from '@/app/api/v1/webhooks/[id]/secret/route';
import { POST as test } from '@/app/api/v1/webhooks/[id]/test/route';
import { POST as add, GET as list } from '@/app/api/v1/webhooks/route';
import { MOST_WEBHOOKS } from '@/lib/domain/webhooks';
import { Activity } from '@/models/activity';
import { StoredSession } from '@/models/session';
import { StaffAction } from '@/models/staff-action';
import { Webhook } from '@/models/webhook';
import { WebhookDelivery } from '@/models/webhook-delivery';
import { tokenWith } from '../support/api-tokens';
import { storedCourses } from '../support/courses';
import { emptyDatabase } from '../support/database';
import { longIt } from '../support/long-it';
import { everybody, type Person, person } from '../support/people';
import { allowNetworks, type Receiver, receiver } from '../support/receiver';
import { ask, rows } from '../support/request';

/** The calls about webhooks, and the scripts of docs/programs.md. Who may make each: the access matrix. */

let who: Awaited<ReturnType<typeof everybody>>;
let to: Receiver;
beforeAll(async () => {
  to = await receiver();
});
afterAll(() => to.close());
beforeEach(async () => {
  await emptyDatabase();
  who = await everybody();
  allowNetworks('127.0.0.0/8');
  to.got.length = 0;
  to.answer(200);
});
afterAll(() => allowNetworks());

const PUBLIC = 'https://hooks.invalid/in?key=of-the-receiver';
const added = async (as: Person, address: string, kinds: string[] = ['application']) => {
  const { status, body } = await ask(add, { as, body: { address, kinds } });
  return { status, body, id: String(body._id), secret: String(body.secret) };
};

describe('adding a webhook', () => {
  it('shows its secret this once, stores it sealed, and logs the host alone', async () => {
    const { id, secret, status } = await added(who.agent, PUBLIC, ['lead', 'application']);
    expect([status, secret]).toEqual([201, expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/)]);
    const listed = (await ask(list, { as: who.agent })).body;
    expect(listed.webhooks).toEqual([
      {
        ...{ _id: id, address: PUBLIC, kinds: ['application', 'lead'], maker: who.agent.user.name },
        ...{ createdOn: expect.any(String), formerUntil: null, offOn: null, failingSince: null },
      },
    ]);
    const stored = await Webhook.findById(id).lean();
    const [action] = await StaffAction.find({ subject: 'webhook' }).lean();
    expect(action).toMatchObject({ action: 'webhook.add', label: 'hooks.invalid', by: who.agent.user._id });
    const activities = await Activity.find({ userId: who.agent.userId }).lean();
    expect(JSON.stringify([listed, stored, action, activities])).not.toContain(secret.slice('whsec_'.length));
    expect(JSON.stringify([action, activities])).not.toContain('of-the-receiver');
  });

  it.each([
    ['http://hooks.example.org/in', 'The address must begin with https://.'],
    ['ftp://hooks.example.org/in', 'The address must begin with https://.'],
    ['hooks.example.org', 'Please enter an address like https://example.org/hook.'],
    ['https://user:word@hooks.example.org/in', expect.stringContaining('leave out user name and password')],
    ['https://10.0.0.1/in', 'This address isn’t on the public internet.'],
    ['https://127.0.0.1/in', 'This address isn’t on the public internet.'],
    ['https://[::ffff:169.254.169.254]/', 'This address isn’t on the public internet.'],
    ['https://2130706433/', 'This address isn’t on the public internet.'],
    [`https://hooks.example.org/${'x'.repeat(500)}`, expect.any(String)],
    ['', 'Please enter the address.'],
  ])('of an agency refuses %s, with the field, and stores nothing', async (address, message) => {
    const { status, body } = await added(who.agent, address);
    expect([status, body.fields]).toEqual([422, { address: message }]);
    expect(await Webhook.countDocuments()).toBe(0);
  });

  it('lets an admin enter a network that the operator allows, but never a cloud’s secrets', async () => {
    expect((await added(who.admin, to.address)).status).toBe(201);
    expect((await added(who.admin, 'http://10.0.0.1/in')).status).toBe(422);
    allowNetworks('0.0.0.0/0');
    expect((await added(who.admin, 'http://169.254.169.254/latest')).status).toBe(422);
    allowNetworks();
    expect((await added(who.admin, to.address)).status).toBe(422);
  });

  it('refuses kinds that aren’t theirs, none, and an eleventh', async () => {
    expect((await added(who.agent, PUBLIC, ['course'])).body.fields).toEqual({
      kinds: 'Your account can’t choose one of these.',
    });
    expect((await added(who.admin, PUBLIC, ['entry'])).status).toBe(422);
    expect((await added(who.agent, PUBLIC, [])).body.fields).toEqual({ kinds: 'Please choose at least one.' });
    for (let n = 0; n < MOST_WEBHOOKS; n++) expect((await added(who.agent, PUBLIC)).status).toBe(201);
    expect((await added(who.agent, PUBLIC)).status).toBe(409);
    expect((await added(who.otherAgent, PUBLIC)).status).toBe(201);
  });

  it('needs the password again, and an agency’s owner; no token does it', async () => {
    const member = await person('agent', {
      agency: { id: who.agent.user._id, role: 'manager', branches: [], exports: true, closed: false },
    });
    expect((await added(member, PUBLIC)).status).toBe(403);
    const program = { ...who.agent, token: await tokenWith(who.agent, ['applications:read', 'people:read']) };
    expect((await added(program, PUBLIC)).status).toBe(403);
    expect((await ask(list, { as: program })).status).toBe(403);
    await StoredSession.updateMany({}, { $set: { confirmedOn: new Date(Date.now() - 3_600_000) } });
    const { status, body } = await added(who.agent, PUBLIC);
    expect([status, body.confirm]).toEqual([403, true]);
  });
});

describe('a webhook', () => {
  it('is tried, given another secret, and sent a message again, each as the log says', async () => {
    const { id, secret } = await added(who.admin, to.address);
    const as = who.admin;
    expect((await ask(test, { as, params: { id } })).body).toMatchObject({
      taken: true,
      message: 'The message was taken. The receiver answered 200.',
    });
    to.answer(418, 'teapot');
    expect((await ask(test, { as, params: { id } })).body).toMatchObject({
      taken: false,
      message: 'The message was not taken. The receiver answered 418.',
    });
    const [last] = rows((await ask(messages, { as, params: { id } })).body.messages);
    expect(last).toMatchObject({ event: 'webhook.test', state: 'failed', answers: [{ status: 418, text: 'teapot' }] });
    to.answer(204, '');
    const params = { id, message: String(last?._id) };
    expect((await ask(resend, { as, params })).body).toMatchObject({ taken: true });
    const { messages: after, total } = (await ask(messages, { as, params: { id } })).body;
    expect([rows(after)[0], total]).toEqual([
      expect.objectContaining({
        state: 'delivered',
        answers: [expect.anything(), expect.objectContaining({ status: 204 })],
      }),
      2,
    ]);
    const ids = to.got.map(({ headers }) => headers['webhook-id']);
    expect(ids[1]).toBe(ids[2]);
    const renewed = (await ask(renew, { as, params: { id } })).body;
    expect([String(renewed.secret) === secret, String(renewed.secret).startsWith('whsec_')]).toEqual([false, true]);
    await Webhook.updateOne({ _id: id }, { $set: { offOn: new Date(), failingSince: new Date() } });
    expect((await ask(test, { as, params: { id } })).body.taken).toBe(true);
    expect(await Webhook.findById(id).lean()).toMatchObject({ offOn: null, failingSince: null });
    expect((await StaffAction.find({ subject: 'webhook' }).lean()).map(({ action }) => action)).toEqual([
      'webhook.add',
      'webhook.secret',
    ]);
  });

  it('is removed with its log; another’s, and a message under another webhook, is not there', async () => {
    const { id } = await added(who.agent, PUBLIC);
    const { id: second } = await added(who.agent, PUBLIC);
    const { id: others } = await added(who.otherAgent, PUBLIC);
    await ask(test, { as: who.agent, params: { id } });
    const message = String((await WebhookDelivery.findOne({ webhookId: id }).lean())?._id);
    expect((await ask(resend, { as: who.agent, params: { id: second, message } })).status).toBe(404);
    for (const call of [messages, renew, test, remove])
      expect((await ask(call, { as: who.agent, params: { id: others } })).status).toBe(404);
    expect((await ask(messages, { as: who.admin, params: { id } })).status).toBe(404);
    expect((await ask(remove, { as: who.agent, params: { id } })).status).toBe(200);
    expect([await Webhook.countDocuments(), await WebhookDelivery.countDocuments()]).toEqual([2, 0]);
    expect((await ask(messages, { as: who.agent, params: { id } })).status).toBe(404);
  });
});

/** The code block of docs/programs.md after these words, as a file. */
function scriptAfter(words: string, name: string): string {
  const [, after = ''] = readFileSync('docs/programs.md', 'utf8').split(words);
  const code = /```js\n([\s\S]*?)```/.exec(after)?.[1];
  if (!code) throw new Error(`docs/programs.md has no script after ‘${words}’.`);
  const file = join(mkdtempSync(join(tmpdir(), 'programs-')), name);
  writeFileSync(file, code);
  return file;
}

const started = (file: string, env: Record<string, string>) => {
  const child = spawn(process.execPath, [file], { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  child.stdout.on('data', (piece) => {
    output += piece;
  });
  child.stderr.on('data', (piece) => {
    output += piece;
  });
  return { child, output: () => output };
};

describe('the scripts that docs/programs.md gives', () => {
  longIt('receive and verify a webhook, and refuse what isn’t ours, is old, or breaks the header', async () => {
    const port = await freePort();
    const { id, secret } = await added(who.admin, `http://127.0.0.1:${port}/`);
    const { child, output } = started(scriptAfter('### Receive and verify one', 'receiver.mjs'), {
      SECRET: secret,
      PORT: String(port),
    });
    const sent = () => ask(test, { as: who.admin, params: { id } });
    await expect.poll(async () => (await sent()).body.taken, { timeout: 10_000, interval: 200 }).toBe(true);
    await expect.poll(output).toContain("type: 'webhook.test'");
    await ask(renew, { as: who.admin, params: { id } });
    expect((await sent()).body.taken).toBe(true);
    await Webhook.updateOne({ _id: id }, { $set: { formerUntil: null } });
    expect((await sent()).body.message).toContain('answered 401');
    const headers = { 'webhook-id': 'x', 'webhook-timestamp': '1', 'webhook-signature': `v1,${'é'.repeat(44)} v1,x` };
    expect((await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body: '{}' })).status).toBe(401);
    expect((await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '{}' })).status).toBe(401);
    child.kill();
  });

  longIt('list courses with a token, page by page, and say why where they may not', async () => {
    await storedCourses(...Array.from({ length: 3 }, (_, n) => ({ course: `Law ${n}` })));
    let asked = 0;
    const server = createServer(async (request, response) => {
      // The script waits where whole lists were read too often.
      if (asked++ === 0) return response.writeHead(429, { 'retry-after': '1' }).end();
      const answer = await allCourses(
        new Request(`http://site${request.url}`, { headers: request.headers as Record<string, string> }),
        { params: Promise.resolve({}) },
      );
      response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text());
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const SITE = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const script = scriptAfter('### List courses with a token', 'courses.mjs');
    const run = async (TOKEN: string) => {
      const { child, output } = started(script, { SITE, TOKEN });
      const [code] = await once(child, 'close');
      return { code, output: output() };
    };
    const good = await run(await tokenWith(who.team, ['catalogue:read']));
    expect([good.code, good.output.trim().split('\n').length]).toEqual([0, 3]);
    expect(good.output).toMatch(/^[0-9a-f]{24} .+ Law \d$/m);
    const refused = await run(await tokenWith(who.team, ['people:read']));
    expect([refused.code, refused.output]).toEqual([1, expect.stringContaining('lacks the scope catalogue:read')]);
    server.close();
  });
});

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
