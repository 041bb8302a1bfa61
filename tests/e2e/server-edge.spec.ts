import { existsSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { expect, test } from '@playwright/test';
import { freePort } from '@/scripts/site';
import { type LaunchedSite, launchSite } from '../support/site';
import { askForUpgrades, descriptorsOf } from '../support/upgrades';

/** What the built site does with requests that no page and no call is for, and with the first ones of its life. No browser. */

const UPGRADES = process.env.LONG_TESTS ? 2_000 : 300;

test.describe.configure({ mode: 'serial', timeout: 180_000 });
let site: LaunchedSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await launchSite({ courses: 100 }, { LOG_LEVEL: 'info', RATE_LIMITS: 'on', SLOW_QUERY_MS: '60000' });
});
test.afterAll(() => site?.stop());

test(`${UPGRADES} requests with an Upgrade header are answered as others are, and leave no socket open`, async () => {
  test.skip(!existsSync('/proc/self/fd'), 'counts descriptors by /proc');
  const before = descriptorsOf(site.pid);
  expect([...(await askForUpgrades(site.url, UPGRADES))]).toEqual([[200, UPGRADES]]);
  // Connections to the database come and go.
  await expect.poll(() => descriptorsOf(site.pid)).toBeLessThan(before + 10);
});

test('twenty requests of the first moment have policy, id, log line and their own address, whatever they forge', async () => {
  const port = await freePort();
  const starting = site.another(port);
  const early = Array.from({ length: 20 }, (_, place) => earlyRequest(port, place));
  const answers = await Promise.all(early);
  const started = await starting;
  for (const { id, headers } of answers) {
    expect(headers['x-request-id']).toBe(id);
    expect(headers['content-security-policy']).toMatch(/default-src 'self'/);
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
  const unlogged = () =>
    answers.filter(({ id }) => !started.output().includes(`"request":"${id}"`)).map(({ id }) => id);
  await expect.poll(unlogged).toEqual([]);
  // One address's budget, not twelve forged ones'.
  const enquiries = answers.filter(({ path }) => path === ENQUIRIES).map(({ status }) => status);
  expect(enquiries.sort()).toEqual([...Array(10).fill(201), 429, 429]);
  expect(started.output().includes('listens on no port')).toBe(false);
  const others = answers.filter(({ path }) => path !== ENQUIRIES).map(({ path, status }) => [path, status]);
  expect(new Map(others as [string, number][])).toEqual(
    new Map([
      ['/', 200],
      ['/login', 200],
      ['/app/student', 307],
      ['/api/v1/get-settings/x', 401],
    ]),
  );
});

const ENQUIRIES = '/api/v1/enquiries';
const PAGES = ['/', '/login', '/app/student', '/api/v1/get-settings/x'];

interface Answer {
  id: string;
  path: string;
  status: number | undefined;
  headers: IncomingMessage['headers'];
}

/** Sent as soon as the port takes connections. */
async function earlyRequest(port: number, place: number): Promise<Answer> {
  const path = place < 12 ? ENQUIRIES : (PAGES[place % PAGES.length] ?? '/');
  const id = `early-request-${place}`;
  const enquiry = JSON.stringify({ name: 'Early Bird', email: `early${place}@example.org`, mobile: '+919876543210' });
  const headers = {
    'x-request-id': id,
    'x-forwarded-for': `203.0.113.${place}`,
    ...(path === ENQUIRIES ? { 'content-type': 'application/json', 'content-length': enquiry.length } : {}),
  };
  for (;;) {
    const answer = await new Promise<IncomingMessage | null>((resolve, reject) => {
      const options = { host: '127.0.0.1', port, path, agent: false as const, headers };
      request({ ...options, method: path === ENQUIRIES ? 'POST' : 'GET' }, (response) => resolve(response.resume()))
        .once('error', (error: NodeJS.ErrnoException) =>
          error.code === 'ECONNREFUSED' ? resolve(null) : reject(error),
        )
        .end(path === ENQUIRIES ? enquiry : undefined);
    });
    if (answer) return { id, path, status: answer.statusCode, headers: answer.headers };
    await new Promise((resolve) => setTimeout(resolve, 2));
  }
}
