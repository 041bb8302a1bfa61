import { get as httpGet, type IncomingHttpHeaders } from 'node:http';
import { RaisedAddress } from '@/models/raised-address';
import { type Person, person } from '../../support/people';
import { expect, type LaunchedSite, launchSite, test } from '../../support/site';

/** How many pages one address and one account may have rendered in a minute: on the built site, behind a proxy, without a browser. */

const [OF_ADDRESS, OF_ACCOUNT] = [120, 600];

test.describe.configure({ timeout: 180_000 });
let site: LaunchedSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await launchSite({ courses: 100 }, { RATE_LIMITS: 'on', TRUST_PROXY: '1' });
});
test.afterAll(async () => {
  await site?.stop();
});

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}

function get(path: string, address: string, headers: Record<string, string> = {}): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { headers: { 'x-forwarded-for': address, ...headers } };
    httpGet(site.url + path, options, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (piece) => {
        text += piece;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    }).on('error', reject);
  });
}

/** Asks for so many pages, four at a time; how often each status was answered. */
async function ask(times: number, path: (index: number) => string, address: string, headers = {}) {
  const statuses: Record<number, number> = {};
  let index = 0;
  const asker = async () => {
    while (index < times) {
      const { status } = await get(path(index++), address, headers);
      statuses[status] = (statuses[status] ?? 0) + 1;
    }
  };
  await Promise.all([asker(), asker(), asker(), asker()]);
  return statuses;
}

const cookie = ({ token }: Person) => ({ cookie: `token=${token}` });

/** Led elsewhere without a page, which counts all the same: quick, so that the minute isn't over on a busy machine. */
const quick = () => '/app/student';

test('a visitor has 120 pages a minute, whatever they are; then a plain 429 says how long to wait', async () => {
  expect(await ask(OF_ADDRESS + 5, quick, '10.70.0.1')).toEqual({ 307: OF_ADDRESS, 429: 5 });
  const kinds = [
    '/courses/nothing',
    '/universities?page=1000',
    '/courses?q=word',
    '/nowhere',
    '/api/nowhere',
    '/login',
  ];
  for (const path of kinds) expect((await get(path, '10.70.0.1')).status, path).toBe(429);
  const refused = await get('/nowhere', '10.70.0.1');
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused.headers['x-request-id']).toMatch(/^[\w.:-]{8,64}$/);
  expect(refused.headers['content-security-policy']).toContain("default-src 'self'");
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(refused.text).toContain('Too many pages at once');
  expect(refused.text.length).toBeLessThan(1_000);
  expect((await get('/nowhere', '10.70.0.2')).status).toBe(404);
});

test('each page that is rendered for its visitor counts: one that is missing: upload it, a search, a part for the router', async () => {
  const kinds: [string, Record<string, string>][] = [
    ['/courses/nothing', {}],
    ['/universities?page=1000', {}],
    ['/courses?q=word', {}],
    ['/api/nowhere', {}],
    ['/', { rsc: '1' }],
    ['/nowhere', { cookie: 'token=invented' }],
    ['/nowhere', { 'x-own-render': 'a.b' }],
  ];
  for (const [path, headers] of kinds) expect((await get(path, '10.70.0.3', headers)).status, path).not.toBe(429);
  const statuses = await ask(OF_ADDRESS, quick, '10.70.0.3');
  expect(statuses).toEqual({ 307: OF_ADDRESS - kinds.length, 429: kinds.length });
});

test('kept pages, files, calls and health checks cost nothing', async () => {
  await get('/', '10.70.0.6');
  await ask(OF_ADDRESS, quick, '10.70.0.7');
  expect((await get('/nowhere/last', '10.70.0.7')).status).toBe(429);
  for (const path of ['/', '/icon.svg', '/favicon.ico', '/healthz', '/verify/check.js', '/api/v1/rates'])
    expect((await get(path, '10.70.0.7')).status, path).toBe(200);
  // A kept page is no part of one.
  const part = await fetch(`${site.url}/`, { headers: { rsc: '1', 'x-forwarded-for': '10.70.0.6' } });
  expect(part.headers.get('content-type')).toBe('text/x-component');
});

test('an office behind one address is counted by account; one account has 600 pages a minute', async () => {
  const [one, other] = [await person('agent'), await person('agent')];
  const address = '10.70.0.8';
  await ask(OF_ADDRESS, quick, address);
  expect((await get('/nowhere/last', address)).status).toBe(429);
  expect((await get('/app/agent', address, cookie(one))).status).toBe(200);
  const statuses = await ask(OF_ACCOUNT + 3, () => '/app/student', address, cookie(one));
  expect(statuses[429]).toBe(4);
  expect((await get('/app/agent', address, cookie(other))).status).toBe(200);
});

test('an address that an admin raised has as many times more, a second later', async () => {
  const [address, by] = ['10.70.0.9', (await person('admin')).user._id];
  expect((await ask(OF_ADDRESS + 1, quick, address))[429]).toBe(1);
  await RaisedAddress.create({ _id: address, times: 2, endsOn: new Date(Date.now() + 3600_000), by });
  await expect.poll(async () => (await get('/app/student', address)).status, { timeout: 10_000 }).toBe(307);
  expect(await ask(OF_ADDRESS / 2, quick, address)).toEqual({ 307: OF_ADDRESS / 2 });
});
