import { resolve } from 'node:path';
import { Course } from '@/models/course';
import { Job } from '@/models/job';
import { Message } from '@/models/message';
import { RateLimit } from '@/models/rate-limit';
import { startMessageLoad } from '../support/message-load';
import { PASSWORD, type Person, person } from '../support/people';
import { startProxy, type WebProxy } from '../support/proxy';
import { expect, type LaunchedSite, launchSite, type RunningSite, test } from '../support/site';
import { slowUpload } from '../support/slow-upload';
import { agencyRows, uploadForm, xlsx } from '../support/workbooks';

/** Web processes on one database behind a proxy, as a deployment runs them. No browser. */

const CONNECTIONS = 20;
/** Acknowledged before a process ends, and again after. */
const MESSAGES = process.env.LONG_TESTS ? 200 : 60;
const METRICS_TOKEN = 'the token of the metrics';
const SETTINGS = {
  TRUST_PROXY: '1',
  RATE_LIMITS: 'on',
  STOP_LEAD_SECONDS: '1',
  LOG_LEVEL: 'debug',
  SLOW_QUERY_MS: '1',
  METRICS_TOKEN,
  NODE_OPTIONS: `--require ${JSON.stringify(resolve('tests/support/speaking-threads.cjs'))}`,
};

test.describe.configure({ timeout: 180_000 });
let first: LaunchedSite;
let second: RunningSite;
let proxy: WebProxy;
let admin: Person;
let team: Person;

test.beforeAll(async () => {
  // A hook has the limit of the configuration, not that of this file's tests.
  test.setTimeout(180_000);
  first = await launchSite({ courses: 100 }, SETTINGS);
  second = await first.another();
  proxy = await startProxy([first.url, second.url]);
  admin = await person('admin');
  team = await person('team');
});
test.afterAll(async () => {
  await proxy?.stop();
  await first?.stop();
});

test.describe('two web processes on one database agree on', () => {
  const both = () => [first.url, second.url];

  test('sessions: made in one, good in the other, and at an end in both when the password changes', async () => {
    const student = await person('student');
    const signedIn = await post(`${first.url}/api/v1/auth`, { email: student.user.email, password: PASSWORD });
    const { token } = await signedIn.json();
    const settings = (url: string) => get(`${url}/api/v1/get-settings/${student.userId}`, token);
    for (const url of both()) expect((await settings(url)).status).toBe(200);
    const change = { oldPassword: PASSWORD, newPassword: 'another correct horse' };
    expect((await post(`${second.url}/api/v1/change-password`, change, token)).status).toBe(200);
    for (const url of both()) {
      const write = await post(`${url}/api/v1/save-course`, { courseId: student.userId }, token);
      expect(write.status).toBe(401);
      await expect.poll(async () => (await settings(url)).status).toBe(401);
    }
  });

  test('sign-out: a copied token is refused by both within a second of its owner signing out at either', async () => {
    for (const left of both()) {
      const student = await person('student');
      const settings = (url: string) => get(`${url}/api/v1/get-settings/${student.userId}`, student.token);
      for (const url of both()) expect((await settings(url)).status).toBe(200);
      expect((await post(`${left}/api/v1/logout`, {}, student.token)).status).toBe(200);
      const signedOut = performance.now();
      for (const url of both()) {
        // When the last request that was still let in was sent: a slow answer says nothing of the guarantee.
        let lastAccepted = signedOut;
        await expect
          .poll(
            async () => {
              const sent = performance.now();
              const { status } = await settings(url);
              if (status === 200) lastAccepted = sent;
              return status;
            },
            { intervals: [50] },
          )
          .toBe(401);
        expect(lastAccepted - signedOut, 'milliseconds from the sign-out to the last request let in').toBeLessThan(
          1_000,
        );
      }
    }
  });

  test('the catalogue: an upload in one is found by a search in the other', async () => {
    const total = async () => {
      const answer = await get(
        `${second.url}/api/v1/course-search?${new URLSearchParams({ q: 'hospitality management (stream' })}`,
      );
      return (await answer.json()).total;
    };
    expect(await total()).toBe(0);
    const upload = await fetch(`${first.url}/api/v1/add-bulk-course`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}` },
      body: uploadForm(xlsx({ List: agencyRows(200) }), 'list.xlsx'),
    });
    expect(await upload.json()).toMatchObject({ added: 200 });
    await expect.poll(total, { intervals: [100] }).toBe(37);
  });

  test('messages: written through one, read through the other, and the same message sent to both is one @long', async () => {
    const student = await person('student');
    const message = { text: 'Is my file complete?', key: 'sent-twice' };
    const sent = await Promise.all(
      both().map((url) => post(`${url}/api/v1/messages/${team.userId}`, message, student.token)),
    );
    expect(sent.map(({ status }) => status)).toEqual([201, 201]);
    for (const url of both()) {
      const conversation = await (await get(`${url}/api/v1/messages/${student.userId}`, team.token)).json();
      expect(conversation.messages).toMatchObject([{ text: message.text }]);
    }
  });

  test('rate limits: tries on one account count together wherever they arrive @long', async () => {
    const { user } = await person('student');
    const tries = Array.from({ length: 10 }, () =>
      post(`${proxy.url}/api/v1/auth`, { email: user.email, password: 'a wrong password' }),
    );
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual(tries.map(() => 401));
    for (const url of both()) {
      const refused = await post(`${url}/api/v1/auth`, { email: user.email, password: PASSWORD });
      expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    }
  });

  test('rate limits: what is counted in memory is added up, so that a budget spent at one is spent at the other @long', async () => {
    const WRITES = 300;
    const { token } = await person('student');
    // Refused for its body, after it was counted.
    const write = (url: string) => post(`${url}/api/v1/save-course`, {}, token).then(({ status }) => status);
    const many = async (url: string, count: number) => Promise.all(Array.from({ length: count }, () => write(url)));
    expect(new Set(await many(second.url, WRITES / 10))).toEqual(new Set([422]));
    expect(new Set(await many(first.url, WRITES))).toContain(422);
    // Only the first knows its own 300 only, the second its 30, until they have told each other.
    for (const url of both()) await expect.poll(() => write(url)).toBe(429);
    expect(await RateLimit.countDocuments({ key: /^write:/, points: { $gt: WRITES } })).toBe(1);
  });
});

test.describe('a web process', () => {
  test('answers the id a request came with, or one of its own, and logs one line per request under it @long', async () => {
    const ids = ['from-the-proxy-1', 'from-the-proxy-2'];
    for (const id of ids) {
      const answer = await get(`${first.url}/courses?q=nursing`, undefined, { 'x-request-id': id });
      expect(answer.headers.get('x-request-id')).toBe(id);
    }
    const forged = await get(`${first.url}/healthz`, undefined, { 'x-request-id': 'a "forged" line' });
    expect(forged.headers.get('x-request-id')).toMatch(/^[\da-f-]{36}$/);
    for (const id of ids) {
      const line = { request: id, method: 'GET', route: '/courses', status: 200, msg: 'request' };
      await expect.poll(() => logged(first).filter((entry) => entry.request === id)).toMatchObject([line]);
    }
  });

  test('logs slow queries by their shape, and nothing personal anywhere @long', async () => {
    const student = await person('student');
    const { email } = student.user;
    await post(`${first.url}/api/v1/auth`, { email, password: 'a wrong secret' });
    const { token } = await (await post(`${first.url}/api/v1/auth`, { email, password: PASSWORD })).json();
    const registration = { name: 'Zebedee Quux', email, mobile: '9876501234', password: 'secret-77', role: 1 };
    expect((await post(`${first.url}/api/v1/register`, registration)).status).toBe(409);
    await get(`${first.url}/api/v1/get-students?q=Zebedee`, admin.token);
    await get(`${first.url}/api/v1/find-user-details/${student.userId}`, token);
    await get(`${first.url}/no/such/page/${email}?token=${token}`, token, { cookie: `token=${token}` });
    const last = 'the-last-of-these';
    await get(`${first.url}/app/student`, undefined, { cookie: `token=${token}`, 'x-request-id': last });
    await expect.poll(() => logged(first).some(({ request: id }) => id === last)).toBe(true);

    const slow = logged(first).filter(({ msg }) => msg === 'slow query');
    expect(slow.map(({ collection }) => collection)).toContain('users');
    expect(slow.map(({ shape }) => shape)).toContainEqual(expect.stringContaining('{"email":"?"}'));
    const personal = [email, 'Zebedee', '9876501234', 'secret', PASSWORD, token, student.userId, '127.0.0.1', '::1'];
    for (const text of personal) expect(first.output()).not.toContain(text);
  });

  test('sends the catalogue and tables compressed, in the way the receiver was told @long', async () => {
    const given = async (path: string) => {
      const answer = await get(`${first.url}/api/v1/${path}`, admin.token, { 'accept-encoding': 'gzip' });
      return { coding: answer.headers.get('content-encoding'), bytes: Buffer.from(await answer.arrayBuffer()) };
    };
    const catalogue = await given('all-course');
    const { course } = JSON.parse(catalogue.bytes.toString());
    expect([catalogue.coding, course.length]).toEqual(['gzip', await Course.countDocuments()]);
    const text = await given('get-students/export?format=csv');
    expect([text.coding, text.bytes.toString()]).toEqual([
      'gzip',
      expect.stringContaining('\ufeff"ID","Name","Email"'),
    ]);
    const book = await given('get-students/export?format=xlsx');
    expect([book.coding, book.bytes.subarray(0, 2).toString()], 'a package of its own').toEqual([null, 'PK']);
  });

  test('gives its metrics to who has the token, by route pattern @long', async () => {
    await get(`${first.url}/api/v1/get-settings/${team.userId}`, team.token);
    expect((await get(`${first.url}/metrics`)).status).toBe(404);
    expect((await get(`${first.url}/metrics`, 'another token')).status).toBe(404);
    const text = await (await get(`${first.url}/metrics`, METRICS_TOKEN)).text();
    expect(text).toMatch(
      /http_request_duration_seconds_count\{method="GET",route="\/api\/v1\/get-settings\/\[userId\]",status="200"\} \d/,
    );
    expect(text).not.toContain(team.userId);
    const names = 'nodejs_eventloop_lag_p99_seconds search_duration_seconds_count mongodb_connections_in_use jobs';
    for (const name of names.split(' ')) expect(text).toContain(name);
    for (const value of ['mongodb_connections_awaited 0', 'search_index_ready 1']) expect(text).toContain(value);
    expect(text).toContain('mongodb_command_duration_seconds_count{command="find"}');
  });
});

test.describe('while one of two web processes ends under 20 connections', () => {
  let senders: Person[];
  test.beforeAll(async () => {
    senders = await Promise.all(Array.from({ length: CONNECTIONS }, () => person('student')));
  });

  test('told to stop, it finishes what is open, an upload included, and no request fails @long', async () => {
    const stopped = await first.another();
    const behind = await startProxy([first.url, stopped.url]);
    const load = startMessageLoad(behind.url, senders, team);
    const upload = await slowUpload(stopped.url, admin);
    await load.untilAcknowledged(MESSAGES);
    process.kill(stopped.pid, 'SIGTERM');
    await expect.poll(() => get(`${stopped.url}/readyz`).then(({ status }) => status)).toBe(503);
    expect((await get(`${stopped.url}/healthz`)).status, 'what the Caddyfile asks').toBe(503);
    await expect.poll(() => connects(stopped.url), { intervals: [50] }).toBe(false);
    expect(await upload.finish()).toMatchObject({ status: 200, answer: { added: 50 } });
    await load.untilAcknowledged(load.acknowledged.length + MESSAGES);
    expect(await stopped.ended).toBe(0);
    await load.stop();
    await behind.stop();
    expect(load.failures).toEqual([]);
    await expectAllStored(load.acknowledged);
  });

  test('killed, it loses no acknowledged write and no more than the requests in flight @long', async () => {
    const load = startMessageLoad(proxy.url, senders, team);
    proxy.given.clear();
    await load.untilAcknowledged(MESSAGES);
    expect(Math.min(...[first, second].map(({ url }) => proxy.given.get(url) ?? 0))).toBeGreaterThan(20);
    process.kill(second.pid, 'SIGKILL');
    await second.ended;
    await load.untilAcknowledged(load.acknowledged.length + MESSAGES);
    await load.stop();
    expect(load.failures.length).toBeLessThanOrEqual(CONNECTIONS);
    await expectAllStored(load.acknowledged);
  });

  test('killed at an import, it leaves it to the other, who shows the same progress and adds each course once @long', async () => {
    const third = await first.another();
    // Names of their own: the same courses at another campus would be asked about.
    const rows = agencyRows(3_000).map((row) =>
      row.map((cell, at) =>
        cell === 'Main Campus' ? 'Hill Campus' : at === 1 ? `${cell}`.replace('Bachelor', 'Hill Bachelor') : cell,
      ),
    );
    const started = await fetch(`${first.url}/api/v1/course-imports`, {
      method: 'POST',
      headers: { authorization: `Bearer ${admin.token}` },
      body: uploadForm(xlsx({ List: rows }), 'hill.xlsx'),
    });
    const { _id } = (await started.json()).import;
    const path = `/api/v1/course-imports/${_id}`;
    const seenBy = async (url: string) => (await (await get(`${url}${path}`, admin.token)).json()).import;
    expect((await post(`${third.url}${path}/plan`, {}, admin.token)).status).toBe(202);
    const patient = { timeout: 60_000, intervals: [50] };
    await expect.poll(async () => (await seenBy(first.url)).status, patient).toBe('planned');
    expect(await seenBy(third.url)).toEqual(await seenBy(first.url));
    expect((await post(`${first.url}${path}/apply`, {}, admin.token)).status).toBe(202);
    const leasedBy = async () => (await Job.findOne({ kind: 'course-import', state: 'open' }).lean())?.leasedBy ?? '';
    await expect.poll(leasedBy, patient).toMatch(/^\d/);
    const [worker, other] = (await leasedBy()).startsWith(`${third.pid}-`) ? [third, first] : [first, third];
    process.kill(worker.pid, 'SIGKILL');
    await expect.poll(async () => (await seenBy(other.url)).status, patient).toBe('done');
    expect(await seenBy(other.url)).toMatchObject({
      added: 3_000,
      refused: 0,
      progress: { done: 3_000, total: 3_000 },
    });
    expect(await Course.countDocuments({ campus: 'Hill Campus' })).toBe(3_000);
  });
});

/** The lines of its log; what else it prints is not JSON. */
const logged = (site: RunningSite): Record<string, unknown>[] =>
  [...site.output().matchAll(/^\{.*\}$/gm)].map(([line]) => JSON.parse(line));

function get(url: string, token?: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) } });
}

function post(url: string, body: object, token?: string): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) };
  return fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
}

async function expectAllStored(texts: string[]): Promise<void> {
  const stored = await Message.find({ text: { $in: texts } }, 'text').lean();
  expect(stored.map(({ text }) => text).sort()).toEqual([...texts].sort());
}

function connects(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );
}
