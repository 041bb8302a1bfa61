import { existsSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { expect, test } from '@playwright/test';
import { freePort } from '@/scripts/site';
import { type LaunchedSite, launchSite } from '../../support/site';
import { askForUpgrades, descriptorsOf } from '../../support/upgrades';

/** What the built site does with requests that no page and no call is for, and with the first ones of its life. No browser. */

const UPGRADES = 2_000;

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

test('what no page has a form for is refused in a sentence, and leaves no line in the log that is not JSON', async () => {
  const form = (fields: Record<string, string>) => {
    const body = new FormData();
    for (const [name, value] of Object.entries(fields)) body.append(name, value);
    return { method: 'POST', body };
  };
  const typed = (type: string, body: string) => ({ method: 'POST', body, headers: { 'content-type': type } });
  const gone = '40'.padEnd(42, 'a');
  const before = site.output().length;
  for (const path of ['/login', '/', '/no/such/page', '/api/../login', '/healthz', '/_next/x']) {
    const wanted: [string, RequestInit, number][] = [
      ['other method', { method: 'PUT', body: 'x' }, 405],
      ['no body', { method: 'POST' }, 405],
      ['JSON', typed('application/json', '{}'), 405],
      ['no fields', typed('multipart/form-data; boundary=x', '--x--\r\n'), 400],
      ['no form', typed('multipart/form-data', 'x'), 400],
      ['no action', form({ email: 'a@example.org' }), 400],
      ['a broken action', form({ $ACTION_REF_1: '', '$ACTION_1:0': '{' }), 400],
      ['an action of another build', form({ [`$ACTION_ID_${gone}`]: '' }), 409],
      ['too long', form({ email: 'a'.repeat(70_000) }), 413],
      ['a script with no action', { method: 'POST', body: '[]', headers: { 'next-action': 'x' } }, 400],
      ['a script of another build', { method: 'POST', body: '[]', headers: { 'next-action': gone } }, 409],
      ['for a part of the page', { ...form({ a: 'b' }), headers: { rsc: '1' } }, 400],
      ['no length', { method: 'POST', body: new Blob(['x']).stream(), duplex: 'half' } as RequestInit, 411],
    ];
    for (const [what, init, status] of wanted) {
      const answer = await fetch(`${site.url}${path}`, init);
      expect([path, what, answer.status]).toEqual([path, what, status]);
      expect(await answer.text()).toMatch(/^[A-Z][^\n]+\.$/);
      expect(answer.headers.get('content-security-policy')).toMatch(/default-src 'self'/);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
      if (status === 405) expect(answer.headers.get('allow')).toMatch(/^GET, HEAD/);
    }
  }
  for (const [line, allowed] of [
    ['TRACE /', 'GET, HEAD, POST'],
    ['TRACE /api/v1/auth', 'POST'],
    ['OPTIONS *', 'GET, HEAD, POST'],
  ] as const) {
    const head = await headOf(line);
    expect([line, head]).toEqual([line, expect.stringMatching(/^HTTP\/1\.1 405 /)]);
    expect(head.toLowerCase()).toContain(`\nallow: ${allowed.toLowerCase()}\r`);
  }
  const lines = site.output().slice(before).trim().split('\n');
  expect(lines.filter((line) => !line.startsWith('{'))).toEqual([]);
  expect(lines.filter((line) => JSON.parse(line).level >= 40)).toEqual([]);
});

/** What comes back for a request with this first line: fetch sends neither. */
function headOf(line: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(new URL(site.url).port), 'localhost');
    socket.on('data', (piece) => (received += piece));
    socket.once('error', reject).once('close', () => resolve(received));
    socket.write(`${line} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  });
}
