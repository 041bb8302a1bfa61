import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import '@/lib/platform/server/arrivals.mjs';
import { type EndedRequest, followRequests, openRequests, ownOrigin } from '@/lib/platform/server/requests';

/** It follows the requests of its process, so it has one of its own. Its tests are one story: a server starts. */

let server: Server;
let port: number;
/** What the server's own listeners were given, as Next's would be. */
const heard: string[] = [];
const ended: EndedRequest[] = [];
const began: string[] = [];

beforeAll(async () => {
  process.env.PORT = '4999';
  vi.stubEnv('NODE_ENV', 'production');
  server = createServer((asked, answer) => {
    heard.push(`${asked.url} ${asked.headers['x-forwarded-for']}`);
    answer.end('answered');
  });
  server.on('upgrade', () => heard.push('upgrade'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(async () => {
  vi.unstubAllEnvs();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const FORGED = { 'x-forwarded-for': '203.0.113.9' };

function get(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', path, agent: false, headers }, (answer) => resolve(answer.resume()))
      .once('error', reject)
      .end();
  });
}

const follow = () =>
  followRequests({
    trustProxy: false,
    began: (asked: IncomingMessage) => void began.push(String(asked.url)),
    refuse: (asked: IncomingMessage, answer: ServerResponse, pass: () => void) => {
      if (asked.url === '/refused') answer.writeHead(405).end();
      else pass();
    },
    ended: (one) => void ended.push(one),
  });

it('asks itself at PORT as long as no request has shown the server', () => {
  expect(ownOrigin()).toBe('http://localhost:4999');
});

it('keeps what comes before the application is there, and then follows it like any other request', async () => {
  const early = Promise.all([get('/one', FORGED), get('/two', FORGED), get('/refused', FORGED)]);
  const gone = connect(port, '127.0.0.1');
  await new Promise<void>((resolve) => gone.write('GET /gone HTTP/1.1\r\nHost: h\r\n\r\n', () => resolve()));
  await new Promise((resolve) => setTimeout(resolve, 100));
  gone.destroy();
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(heard).toEqual([]);

  await follow();
  expect(openRequests()).toBe(3);
  const answers = await early;
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 405]);
  for (const { headers } of answers) expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
  // A proxy that keeps idle connections for two minutes doesn't meet one that ends under its next request.
  expect((await get('/kept', { connection: 'keep-alive' })).headers['keep-alive']).toBe('timeout=130');
  expect(heard.sort()).toEqual(['/kept 127.0.0.1', '/one 127.0.0.1', '/two 127.0.0.1']);
  expect(began.sort()).toEqual(['/kept', '/one', '/refused', '/two']);
  await vi.waitFor(() => expect(openRequests()).toBe(0));
  const lines = ended.map(({ request: { url }, whole, ms }) => [url, whole, ms >= 100]);
  expect(lines.sort()).toEqual([
    ['/gone', false, true],
    ['/kept', true, false],
    ['/one', true, true],
    ['/refused', true, true],
    ['/two', true, true],
  ]);
  expect(ownOrigin()).toBe(`http://127.0.0.1:${port}`);
});

it('answers a request with an Upgrade header as any other, also the one after it on the same connection', async () => {
  heard.length = 0;
  for (const protocol of ['websocket', 'h2c']) {
    const socket = connect(port, '127.0.0.1');
    let received = '';
    socket.on('data', (piece) => (received += piece));
    socket.write(
      `GET /${protocol} HTTP/1.1\r\nHost: h\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: ${protocol}\r\n\r\n`,
    );
    await vi.waitFor(() => expect(received).toMatch(/^HTTP\/1.1 200 [\s\S]*answered/));
    received = '';
    socket.write('GET /next HTTP/1.1\r\nHost: h\r\nConnection: close\r\n\r\n');
    await vi.waitFor(() => expect(received).toMatch(/^HTTP\/1.1 200 [\s\S]*answered/));
    socket.destroy();
  }
  expect(heard.map((line) => line.split(' ')[0])).toEqual(['/websocket', '/next', '/h2c', '/next']);
});
