import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type DownloadLimits, download, type Origin } from '@/lib/platform/download/download';
import { isPublicAddress } from '@/lib/platform/download/public-network';
import { textOf } from '@/lib/platform/download/unzipped';
import { env } from '@/lib/platform/env';
import { zipPieces } from '@/lib/platform/export/zip';
import { runDueJobs } from '@/lib/platform/jobs/worker';
import { fetchRates, ratesFetching, takeRatesFrom } from '@/lib/services/catalogue/facts/fetch-rates';
import { ratesInUse } from '@/lib/services/catalogue/facts/rates';
import { Job } from '@/models/job';
import { Notification } from '@/models/notification';
import { emptyDatabase } from '../support/database';
import { person } from '../support/people';

/** The server of a test stands for the public internet. */
const LOCAL: Origin = { protocol: 'http:', request: request as Origin['request'], allows: () => true };
const HOUR = 3_600_000;
const never = new AbortController().signal;
const limits = (more: Partial<DownloadLimits> = {}) => ({ bytes: 1_000, ms: 20_000, signal: never, ...more });

let server: Server;
let address: string;
let asked: number;
let answer: { status?: number; headers?: Record<string, string>; body?: string | Uint8Array } | 'nothing';

beforeAll(async () => {
  server = createServer((_request, response) => {
    asked++;
    if (answer === 'nothing') return;
    response.writeHead(answer.status ?? 200, answer.headers).end(answer.body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/rates.csv`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function zipOf(...texts: string[]): Promise<Buffer> {
  const entries = texts.map((content, place) => ({ name: `rates-${place}.csv`, content: [content] }));
  const pieces: Uint8Array[] = [];
  for await (const piece of zipPieces(entries)) pieces.push(piece);
  return Buffer.concat(pieces);
}

describe('reference rates that are fetched', () => {
  const start = new Date('2026-11-22T06:00:00Z');
  const take = (hours: number) => takeRatesFrom(address, new Date(start.getTime() + hours * HOUR), never, LOCAL);
  const notices = async () => (await Notification.find({}).lean()).map(({ notification }) => notification);
  const list = (day: string, usd: number) => ({ body: `Date,USD,INR\n${day},${usd},99\n` });

  beforeEach(async () => {
    await emptyDatabase();
    await person('admin');
    await person('team');
    asked = 0;
    answer = list('2026-11-20', 1.1);
  });

  it('are those of the file, with its address as their source, once a day', async () => {
    await take(0);
    expect(await ratesInUse()).toEqual({
      base: 'EUR',
      perBase: { USD: 1.1, INR: 99 },
      day: '2026-11-20',
      source: { title: 'Reference rates from 127.0.0.1', address },
      example: false,
    });
    answer = list('2026-11-23', 1.2);
    await take(6);
    expect([asked, (await ratesInUse())?.day]).toEqual([1, '2026-11-20']);
    await take(24);
    expect([asked, (await ratesInUse())?.perBase.USD]).toEqual([2, 1.2]);
    expect(await notices()).toEqual([]);
  });

  it('come from the one file of an archive, too', async () => {
    answer = { body: await zipOf('Date,USD\n2026-11-20,1.3\n') };
    await take(0);
    expect((await ratesInUse())?.perBase).toEqual({ USD: 1.3 });
  });

  it.each([
    ['an error', { status: 503 }, 'The server responded with 503.'],
    ['another page', { body: '<html></html>' }, 'The first column must be headed Date.'],
    [
      'a redirect',
      { status: 302, headers: { location: 'http://127.0.0.1:1/' } },
      'The address redirects to http://127.0.0.1:1/',
    ],
    ['a file that is too large', { body: 'x'.repeat(2_000_001) }, 'larger than 2,000,000 bytes'],
    ['rates of a day to come', list('2026-12-30', 1.1), 'The list is dated 2026-12-30, which is in the future.'],
    [
      'rates that moved by a fifth',
      { body: 'Date,USD,INR\n2026-11-23,1.2,140' },
      '99 INR and is now 140. If that is right, upload the list',
    ],
    ['rates from before those in use', list('2026-11-19', 9), 'older than the rates in use'],
  ])('stay as they are after %s, and each admin hears of a row of failures once', async (_what, wrong, reason) => {
    await take(0);
    const before = await ratesInUse();
    answer = wrong;
    for (const hours of [24, 30]) await expect(take(hours)).rejects.toThrow(reason);
    expect(asked).toBe(3);
    expect(await ratesInUse()).toEqual(before);
    expect(await notices()).toEqual([expect.stringContaining(reason)]);
    answer = list('2026-11-23', 1.2);
    await take(36);
    answer = wrong;
    await expect(take(60)).rejects.toThrow(reason);
    expect((await ratesInUse())?.perBase.USD).toBe(1.2);
    expect(await notices()).toHaveLength(2);
  });

  it('are fetched by the job only where an address is set; admins see why its last try failed', async () => {
    const job = { kind: 'fetch-rates', key: 'repeated:fetch-rates', due: new Date(0) };
    await Job.create({ ...job, payload: {}, state: 'open' });
    expect(await runDueJobs([fetchRates])).toBe(1);
    expect([await ratesFetching(), asked]).toEqual([null, 0]);
    env().RATES_URL = address.replace('http:', 'https:');
    try {
      await Job.updateOne({ key: job.key }, { $set: { due: new Date(0) } });
      await runDueJobs([fetchRates]);
      const failure = '127.0.0.1 is not an address on the public internet.';
      expect(await ratesFetching()).toEqual({ host: '127.0.0.1', failure, next: expect.any(String) });
      expect([await ratesInUse(), asked]).toEqual([null, 0]);
    } finally {
      delete env().RATES_URL;
    }
  });
});

describe('a download', () => {
  it('is only made by https, and never from the own network, whatever name leads there', async () => {
    answer = { body: 'secret' };
    asked = 0;
    const { port } = new URL(address);
    await expect(download(address, limits())).rejects.toThrow('Only https:// addresses are allowed.');
    for (const host of ['127.0.0.1', '[::1]', 'localhost', '0x7f.1', '[::ffff:127.0.0.1]', '169.254.169.254']) {
      await expect(download(`https://${host}:${port}/`, limits()), host).rejects.toThrow(
        'is not an address on the public',
      );
    }
    // A name is looked at when it is connected to.
    const named = address.replace('127.0.0.1', 'localhost');
    const closed = { ...LOCAL, allows: (ip: string) => ip !== '127.0.0.1' && ip !== '::1' };
    await expect(download(named, limits(), closed)).rejects.toThrow('is not an address on the public');
    expect(asked).toBe(0);
    expect(String(await download(named.replace('localhost', '127.0.0.1'), limits(), LOCAL))).toBe('secret');
  });

  it('ends when it takes too long or is stopped', async () => {
    answer = 'nothing';
    await expect(download(address, limits({ ms: 50 }), LOCAL)).rejects.toThrow('took longer than 0.05 seconds');
    const stop = new AbortController();
    const waiting = download(address, limits({ signal: stop.signal }), LOCAL);
    stop.abort(new Error('the process stops'));
    await expect(waiting).rejects.toThrow();
  });

  it.each([
    ['8.8.8.8', true],
    ['172.15.0.1', true],
    ['2a00:1450:4001::1', true],
    ['10.1.2.3', false],
    ['172.16.0.1', false],
    ['172.31.255.255', false],
    ['192.168.1.1', false],
    ['100.64.0.1', false],
    ['127.8.8.8', false],
    ['0.0.0.0', false],
    ['169.254.169.254', false],
    ['255.255.255.255', false],
    ['::1', false],
    ['::', false],
    ['fe80::1', false],
    ['fd00::1', false],
    ['::ffff:8.8.8.8', false],
    ['64:ff9b::7f00:1', false],
    ['2002:7f00:1::', false],
    ['2001:db8::1', false],
    ['localhost', false],
  ])('%s is an address of the public internet: %s', (ip, isPublic) => expect(isPublicAddress(ip)).toBe(isPublic));

  it('unpacks an archive of one file up to a size, and no other', async () => {
    expect(await textOf(await zipOf('a text'), 6)).toBe('a text');
    await expect(textOf(await zipOf('a text'), 5)).rejects.toThrow('more than 5 bytes');
    await expect(textOf(await zipOf('one', 'two'), 100)).rejects.toThrow('2 files');
    await expect(textOf(Buffer.from('PK\u0003\u0004 cut off'), 100)).rejects.toThrow('damaged');
  });
});
