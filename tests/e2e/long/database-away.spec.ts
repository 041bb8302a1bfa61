import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type EmbeddedDatabase, startEmbedded } from '@/database/embedded/start';
import { Message } from '@/models/message';
import { freePort } from '@/scripts/site';
import { startMessageLoad } from '../../support/message-load';
import { type Person, person } from '../../support/people';
import { startProxy, type WebProxy } from '../../support/proxy';
import { expect, type LaunchedSite, launchSite, type RunningSite, signIn, test } from '../../support/site';
import { agencyRows, uploadForm, xlsx } from '../../support/workbooks';

/** The database alone goes away and comes back, under two web processes that stay. */

const CONNECTIONS = 20;
/** Acknowledged before it goes away, and again after. */
const MESSAGES = 200;
const UNAVAILABLE = 'The database isn’t responding. Please try again in a moment.';
/** Longer than a process takes to notice a database that keeps its connections open and answers nothing. */
const patient = { timeout: 60_000, intervals: [200] };

test.describe.configure({ timeout: 180_000 });
let folder: string;
let port: number;
let database: EmbeddedDatabase;
let first: LaunchedSite;
let second: RunningSite;
let proxy: WebProxy;
let admin: Person;
let team: Person;
let senders: Person[];

test.beforeAll(async () => {
  // A hook has the limit of the configuration, not that of this file's tests.
  test.setTimeout(180_000);
  folder = await mkdtemp(join(tmpdir(), 'database-'));
  port = await freePort();
  database = await startEmbedded({ dataDir: folder, port });
  first = await launchSite({ courses: 100 }, { TRUST_PROXY: '1', LOG_LEVEL: 'error' }, database);
  second = await first.another();
  proxy = await startProxy([first.url, second.url]);
  [admin, team] = [await person('admin'), await person('team')];
  senders = await Promise.all(Array.from({ length: CONNECTIONS }, () => person('student')));
});
test.afterAll(async () => {
  await proxy?.stop();
  await first?.stop();
  await database?.stop();
  await rm(folder, { recursive: true, force: true });
});

const ways = {
  'killed and started again': {
    away: () => process.kill(database.pid, 'SIGKILL'),
    back: async () => {
      database = await startEmbedded({ dataDir: folder, port });
    },
  },
  'halted, with its connections open, and continued': {
    away: () => process.kill(database.pid, 'SIGSTOP'),
    back: async () => process.kill(database.pid, 'SIGCONT'),
  },
};

for (const [how, { away, back }] of Object.entries(ways)) {
  test(`the database is ${how}: 503 meanwhile, then all goes on, and nothing acknowledged is lost`, async ({
    browser,
  }) => {
    const visitor = await browser.newContext();
    await signIn(visitor, first, senders[0]?.user.email ?? '');
    const page = await visitor.newPage();
    const load = startMessageLoad(proxy.url, senders, team);
    try {
      await load.untilAcknowledged(MESSAGES);
      away();
      try {
        await Promise.all(both().map(expectUnavailable));
        expect((await page.goto(`${second.url}/app/student`))?.status()).toBe(503);
        await expect(page.getByText('This page could not be shown. Please try again in a moment.')).toBeVisible();
      } finally {
        await back();
      }
      await Promise.all(both().map(expectAvailable));
      await page.getByRole('button', { name: 'Try again' }).click();
      const heading = page.getByRole('heading', { level: 1, name: senders[0]?.user.name ?? '' });
      // A database in its first seconds, under twenty senders, takes its time.
      await expect(heading).toBeVisible({ timeout: patient.timeout });
      await load.untilAcknowledged(load.acknowledged.length + MESSAGES);
    } finally {
      await visitor.close();
      await load.stop();
    }
    expect(new Set(load.failures), `the processes logged: ${loggedErrors()}`).toEqual(new Set([503]));
    const stored = await Message.find({ text: { $in: load.acknowledged } }, 'text').lean();
    expect(stored.map(({ text }) => text).sort()).toEqual([...load.acknowledged].sort());
  });
}

test('the admins’ page Status, left open, turns its line Database red and green again', async ({ browser }) => {
  const context = await browser.newContext();
  await signIn(context, first, admin.user.email);
  const page = await context.newPage();
  await page.clock.install();
  await page.goto(`${first.url}/app/admin/status`);
  const line = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Database', exact: true }) });
  const looksAgain = async (state: string) =>
    expect(async () => {
      await page.clock.runFor(31_000);
      await expect(line.getByText(state, { exact: true })).toBeVisible({ timeout: 5_000 });
    }).toPass({ timeout: patient.timeout });
  await expect(line.getByText('Good', { exact: true })).toBeVisible();
  const { away, back } = ways['killed and started again'];
  away();
  try {
    await looksAgain('Problem');
    await expect(line).toContainText('The database isn’t responding.');
    await expect(page.getByText(/^Needs attention: Database\. Not known: Version, Indexes/)).toBeVisible();
  } finally {
    await back();
  }
  await looksAgain('Good');
  await context.close();
});

/** A process whose database is away says so to machines and people. Each refusal takes it seconds: they are requested side by side. */
async function expectUnavailable(url: string): Promise<void> {
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status, patient).toBe(503);
  expect((await fetch(`${url}/healthz`)).status, 'the process itself is well').toBe(200);
  const search = await fetch(`${url}/api/v1/course-search?q=nursing`);
  expect(search.status, 'searches are answered from memory').toBe(200);
  expect((await search.json()).total).toBeGreaterThan(0);
  const [page, ...refusals] = await Promise.all([openPage(url), send(url), read(url)]);
  expect(page.status, `the processes logged: ${loggedErrors()}`).toBe(503);
  for (const refused of refusals) {
    expect(refused.status).toBe(503);
    expect(await refused.json()).toEqual({ message: UNAVAILABLE });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  }
}

async function expectAvailable(url: string): Promise<void> {
  await expect.poll(async () => (await fetch(`${url}/readyz`)).status, patient).toBe(200);
  expect((await read(url)).status).toBe(200);
}

test('afterwards the processes still hear of each other: an upload in one is found by a search in the other', async () => {
  const upload = await fetch(`${first.url}/api/v1/add-bulk-course`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}` },
    body: uploadForm(xlsx({ List: agencyRows(200) }), 'list.xlsx'),
  });
  expect(await upload.json()).toMatchObject({ added: 200 });
  const query = new URLSearchParams({ q: 'hospitality management (stream' });
  const total = async () => (await (await fetch(`${second.url}/api/v1/course-search?${query}`)).json()).total;
  await expect.poll(total, patient).toBe(37);
});

test('a page that gets no connection is a 503, also while the driver holds the database to be there', async () => {
  const relay = await startRelay();
  // Every command on a connection of its own: none is kept for the next.
  const settings = { MONGODB_URI: `${relay.uri}/?directConnection=true&minPoolSize=0&maxIdleTimeMS=1` };
  const site = await launchSite(null, settings, database);
  try {
    expect((await openPage(site.url)).status).toBe(200);
    relay.refuse();
    const page = await openPage(site.url);
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    expect((await read(site.url)).status).toBe(503);
  } finally {
    await site.stop();
  }
});

/** Stands before the database; `refuse` lets no more connections come, and leaves those that are open, the driver's own look at the server among them. */
async function startRelay(): Promise<{ uri: string; refuse: () => void }> {
  const server = createServer((from) => {
    const to = connect(port, '127.0.0.1');
    from.pipe(to).pipe(from);
    for (const socket of [from, to]) socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port: own } = server.address() as AddressInfo;
  return { uri: `mongodb://127.0.0.1:${own}`, refuse: () => server.close() };
}

const both = () => [first.url, second.url];
const bearer = () => ({ authorization: `Bearer ${senders[0]?.token}`, 'content-type': 'application/json' });

/** Writes a message; each call one of its own. */
function send(url: string): Promise<Response> {
  const text = `written while it is away ${crypto.randomUUID()}`;
  return fetch(`${url}/api/v1/messages/${team.userId}`, {
    method: 'POST',
    headers: bearer(),
    body: JSON.stringify({ text, key: text }),
  });
}

const openPage = (url: string) => fetch(`${url}/app/student`, { headers: { cookie: `token=${senders[0]?.token}` } });
const read = (url: string) => fetch(`${url}/api/v1/get-settings/${senders[0]?.userId}`, { headers: bearer() });

/** The kinds of errors both processes have logged, each once. */
function loggedErrors(): string {
  const kinds = [first, second].flatMap((site) => site.output().match(/"name":"\w+","message":"[^"]*"/g) ?? []);
  return [...new Set(kinds)].join('; ');
}
