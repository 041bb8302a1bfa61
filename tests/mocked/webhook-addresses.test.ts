import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook as Verifier } from 'standardwebhooks';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { originFor, post } from '@/lib/services/desk/webhooks/post';
import { newSecret, signedHeaders } from '@/lib/services/desk/webhooks/signature';
import { longIt } from '../support/long-it';
import { allowNetworks } from '../support/receiver';

/** What names stand for, look by look; the last answer stays. */
const NAMES = vi.hoisted((): Record<string, string[][]> => ({}));
const looks = vi.hoisted(() => ({ count: 0 }));
vi.mock('node:dns', async (actual) => ({
  ...(await actual<typeof import('node:dns')>()),
  lookup(name: string, _options: object, callback: (error: Error | null, found: unknown[]) => void) {
    looks.count++;
    const answers = NAMES[name];
    const addresses = answers && answers.length > 1 ? answers.shift() : answers?.[0];
    if (!addresses) return callback(Object.assign(new Error('not found'), { code: 'ENOTFOUND' }), []);
    callback(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  },
}));

/** Addresses that no message may reach, as an attacker writes them. */
const CLOSED = [
  ...[
    '127.0.0.1',
    '127.1',
    '127.255.255.254',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0177.0.0.1',
    '017700000001',
    '0',
    '0.0.0.0',
  ],
  ...[
    '10.0.0.1',
    '10.255.255.255',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.0.1',
    '192.168.255.255',
    '100.64.0.1',
    '100.127.255.255',
  ],
  ...[
    '169.254.169.254',
    '2852039166',
    '0xa9fea9fe',
    '0251.0376.0251.0376',
    '169.254.0.1',
    '192.0.0.1',
    '192.0.2.1',
    '198.18.0.1',
  ],
  ...['198.51.100.7', '203.0.113.9', '224.0.0.1', '240.0.0.1', '255.255.255.255'],
  ...[
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[::ffff:169.254.169.254]',
    '[::ffff:10.0.0.1]',
    '[64:ff9b::7f00:1]',
  ],
  ...[
    '[fd00::1]',
    '[fd00:ec2::254]',
    '[fe80::1]',
    '[fc00::1]',
    '[2002:7f00:1::]',
    '[2001:0:7f00:1::]',
    '[2001:db8::1]',
    '[ff02::1]',
  ],
  ...[
    'localhost',
    'localhost.',
    'metadata.google.internal',
    'mixed.example.org',
    'six.example.org',
    'mapped.example.org',
    'nat64.example.org',
  ],
  'metadata.example.org',
];

let server: Server;
let port: number;
const got: string[] = [];
let respond: 'ok' | 'redirect' | 'endless' | 'silent' = 'ok';

beforeAll(async () => {
  server = createServer((request, response) => {
    got.push(request.url ?? '');
    if (respond === 'redirect')
      response.writeHead(307, { location: `http://127.0.0.1:${port}/inside` }).end('see there');
    else if (respond === 'endless') {
      const more = setInterval(() => response.write('x'.repeat(1_000)), 1);
      response.on('close', () => clearInterval(more));
    } else if (respond === 'ok') response.end('taken');
  });
  await new Promise<void>((resolve) => server.listen(0, () => resolve()));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  allowNetworks();
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  got.length = 0;
  respond = 'ok';
  allowNetworks();
  Object.assign(NAMES, {
    localhost: [['127.0.0.1', '::1']],
    'localhost.': [['127.0.0.1']],
    'metadata.google.internal': [['169.254.169.254']],
    'metadata.example.org': [['fd00:ec2::254']],
    'mixed.example.org': [['93.184.215.14', '127.0.0.1']],
    'six.example.org': [['::1']],
    'mapped.example.org': [['::ffff:127.0.0.1']],
    'nat64.example.org': [['64:ff9b::7f00:1']],
    'rebinding.example.org': [['93.184.215.14'], ['127.0.0.1']],
    'house.example.org': [['127.0.0.1']],
  });
});

const sent = { headers: { 'webhook-id': 'msg_1' }, body: '{}' };
const signal = () => new AbortController().signal;
const send = (address: string, isSites = true) => post(address, originFor(address, isSites), sent, signal());

describe('where messages go', () => {
  it(`none of ${CLOSED.length} closed addresses, by https or by http, of the site's webhooks or an agency's`, async () => {
    expect(CLOSED.length).toBeGreaterThanOrEqual(40);
    // Some network is allowed, so that http is tried at all; and link-local by mistake.
    allowNetworks('10.99.0.0/16, 169.254.0.0/16, fe80::/10, fd00:ec2::/32');
    for (const host of CLOSED)
      for (const scheme of ['https', 'http'])
        for (const isSites of [true, false]) {
          const { status, text } = await send(`${scheme}://${host}:${port}/x`, isSites);
          expect([host, scheme, isSites, status]).toEqual([host, scheme, isSites, null]);
          expect(text).toMatch(/is not an address on the public internet|Only https:\/\/ addresses/);
        }
    expect(got).toEqual([]);
  });

  it('not to a name that turns private after it was looked at: what was checked is what is dialled', async () => {
    looks.count = 0;
    const answers = NAMES['rebinding.example.org'] as string[][];
    // The public address isn't there in a test: the connection fails, or the private one is refused, and nothing came.
    const until = AbortSignal.timeout(1_500);
    await post(`https://rebinding.example.org:${port}/x`, originFor('https://x', true), sent, until).catch(() => null);
    expect([looks.count, answers.length]).toEqual([1, 1]);
    expect((await send(`https://rebinding.example.org:${port}/x`)).text).toContain(
      'not an address on the public internet',
    );
    expect(got).toEqual([]);
  });

  it('into a network of the house only where the operator allows it, and never for an agency', async () => {
    const address = `http://house.example.org:${port}/x`;
    expect((await send(address)).status).toBeNull();
    allowNetworks('127.0.0.0/8');
    expect(await send(address)).toEqual({ status: 200, text: 'taken' });
    expect((await send(address, false)).status).toBeNull();
    expect((await send(`http://127.0.0.1:${port}/x`, false)).status).toBeNull();
    expect((await send(`http://[::1]:${port}/x`)).status).toBeNull();
    expect(got).toEqual(['/x']);
  });

  it('follows no redirect, and reads no more of an answer than its beginning', async () => {
    allowNetworks('127.0.0.0/8');
    respond = 'redirect';
    expect(await send(`http://127.0.0.1:${port}/x`)).toEqual({ status: 307, text: 'see there' });
    respond = 'endless';
    const { status, text } = await send(`http://127.0.0.1:${port}/y`);
    expect([status, text.length]).toEqual([200, 200]);
    expect(got).toEqual(['/x', '/y']);
  });

  longIt(
    'gives a silent receiver ten seconds',
    async () => {
      allowNetworks('127.0.0.0/8');
      respond = 'silent';
      const began = Date.now();
      expect(await send(`http://127.0.0.1:${port}/x`)).toEqual({ status: null, text: 'No answer within 10 seconds.' });
      expect(Date.now() - began).toBeLessThan(14_000);
    },
    20_000,
  );
});

describe('a signature', () => {
  const body = JSON.stringify({ type: 'application.moved', data: { student: 'é'.repeat(3) } });
  const [one, other] = [newSecret(), newSecret()];
  const verified = (secret: string, headers: Record<string, string>, text = body) => {
    try {
      return Boolean(new Verifier(secret).verify(text, headers));
    } catch {
      return false;
    }
  };

  it('is taken by the library of the specification, of either secret of two, and of no third', () => {
    const headers = signedHeaders([one, other], 'msg_1', new Date(), body);
    expect([one, other, newSecret()].map((secret) => verified(secret, headers))).toEqual([true, true, false]);
    expect(one).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
  });

  it('is of this id, time and body alone, and five minutes later of nothing', () => {
    const headers = signedHeaders([one], 'msg_1', new Date(), body);
    expect(verified(one, headers)).toBe(true);
    expect(verified(one, { ...headers, 'webhook-id': 'msg_2' })).toBe(false);
    expect(verified(one, { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1) })).toBe(
      false,
    );
    expect(verified(one, headers, body.replace('moved', 'changed'))).toBe(false);
    expect(verified(one, signedHeaders([one], 'msg_1', new Date(Date.now() - 301_000), body))).toBe(false);
  });
});
