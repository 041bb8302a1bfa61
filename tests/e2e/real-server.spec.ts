import { Readable } from 'node:stream';
import { expect, test } from '@playwright/test';
import { receiveFile } from '@/lib/platform/files/store';
import { sendMessage } from '@/lib/services/desk/messages/messages';
import { Course } from '@/models/course';
import { file, formOf, PDF, PNG } from '../support/files';
import { Others } from '../support/hostile/others';
import { Pace } from '../support/hostile/pace';
import { hostileRequest, ordinaryRequest, slowRequests } from '../support/hostile/requests';
import { type Person, person } from '../support/people';
import { randomFrom } from '../support/plausible';
import { type LaunchedSite, launchSite } from '../support/site';

/** What the built site promises on the wire, and what is left of it after requests that mean harm. No browser. */

const METRICS_TOKEN = 'the token of the metrics';
const LONG = Boolean(process.env.LONG_TESTS);
const REQUESTS = Number(process.env.ATTACK_REQUESTS ?? (LONG ? 10_000 : 400));
const SEED = Number(process.env.ATTACK_SEED ?? 20_264);
/** Requests of other people whose time is taken, calm and beside the attacker. */
const MEASURED = LONG ? 600 : 60;
const MB = 1024 * 1024;

/** Requests before anything is measured: for a figure of memory, several for each call. */
const WARM = LONG ? 1_000 : 200;
/** So many hostile requests wait side by side: one that the site lets wait for 20 s holds no other back. */
const LANES = 24;

test.describe.configure({ mode: 'serial', timeout: LONG ? 2_400_000 : 600_000 });
let site: LaunchedSite;
let [student, team, admin]: Person[] = [];

test.beforeAll(async () => {
  test.setTimeout(180_000);
  // Files are stored from here, too.
  process.env.DOCUMENTS_KEY = 'a'.repeat(64);
  site = await launchSite({ courses: 100 }, { METRICS_TOKEN, DOCUMENTS_KEY: process.env.DOCUMENTS_KEY });
  [student, team, admin] = [await person('student'), await person('team'), await person('admin')];
});
test.afterAll(() => {
  delete process.env.DOCUMENTS_KEY;
  return site?.stop();
});

const asked = (path: string, as?: Person, init: RequestInit = {}) =>
  fetch(`${site.url}${path}`, {
    redirect: 'manual',
    ...init,
    headers: { ...(as ? { authorization: `Bearer ${as.token}`, cookie: `token=${as.token}` } : {}), ...init.headers },
  });

test.describe('headers reach the browser', () => {
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'x-permitted-cross-domain-policies': 'none',
    'x-powered-by': null,
  };
  const policyOf = (answer: Response) => answer.headers.get('content-security-policy') ?? '';

  test('on pages, calls, files, redirects and failures alike', async () => {
    for (const [path, as] of [
      ['/'],
      ['/login'],
      ['/app/student', student],
      ['/app/student'],
      ['/api/v1/course-search'],
      ['/api/v1/get-notifications/x', student],
      ['/no/such/page'],
      ['/api/v1/no-such-call'],
      ['/healthz'],
    ] as [string, Person?][]) {
      const answer = await asked(path, as);
      const found = Object.fromEntries(Object.keys(everywhere).map((name) => [name, answer.headers.get(name)]));
      expect([path, found]).toEqual([path, everywhere]);
      expect([path, policyOf(answer)]).toEqual([
        path,
        expect.stringMatching(/default-src 'self'.*frame-ancestors 'none'/),
      ]);
      expect(policyOf(answer)).not.toMatch(/script-src[^;]*unsafe/);
      await answer.arrayBuffer();
    }
  });

  test('a small answer is sent as it is, a large one compressed; both are stored by no one', async () => {
    const [small, large] = [await asked('/api/v1/get-notifications/x', student), await asked('/api/v1/course-search')];
    expect([small, large].map(({ headers }) => headers.get('content-encoding'))).toEqual([null, 'gzip']);
    expect(small.headers.get('cache-control')).toBe('private, no-store, no-transform');
    expect(large.headers.get('cache-control')).toBe('private, no-cache');
    expect(large.headers.get('vary')).toContain('Accept-Encoding');
    expect(await small.json()).toHaveProperty('message');
    expect(await large.json()).toHaveProperty('courses');
  });

  test('a kept page names the hashes of our own scripts and no nonce; a page of one’s own has a new nonce each time', async () => {
    const kept = await asked('/');
    const html = await kept.text();
    expect(policyOf(kept)).toMatch(/script-src 'self' 'sha256-/);
    expect(policyOf(kept)).not.toContain('nonce');
    expect(html).not.toMatch(/\snonce="/);
    const nonces = await Promise.all(
      [1, 2].map(async () => /'nonce-([^']+)'/.exec(policyOf(await asked('/app/student', student)))?.[1]),
    );
    expect(nonces[0]).toBeTruthy();
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  test('a stored file comes with its own policy, its own type and a name that ends as it is', async () => {
    const [one, two] = [student as Person, team as Person];
    const files = await Promise.all(
      [
        [PDF, 'offer.hta'],
        [PNG, 'scan.exe'],
      ].map(async ([bytes, name]) => {
        const received = await receiveFile(Readable.from([bytes as Uint8Array]));
        return { ...received, field: 'attachments', originalName: String(name) };
      }),
    );
    const { attachments } = await sendMessage(one.viewer, two.userId, { text: 'files', key: 'headers-message' }, files);
    const [pdf, png] = await Promise.all(attachments.map(({ path }) => asked(path, two)));
    expect(policyOf(png as Response)).toBe("sandbox; default-src 'none'; frame-ancestors 'none'");
    expect(policyOf(pdf as Response)).toMatch(/object-src 'none'; base-uri 'none'; frame-ancestors 'self'$/);
    expect(pdf?.headers.get('x-frame-options')).toBe('SAMEORIGIN');
    expect(policyOf(pdf as Response)).not.toContain('nonce');
    expect(pdf?.headers.get('content-disposition')).toContain('filename="offer.pdf"');
    expect(png?.headers.get('content-disposition')).toContain('filename="scan.png"');
    for (const answer of [pdf, png]) {
      expect(answer?.headers.get('cache-control')).toBe('private, no-store');
      expect(answer?.headers.get('x-content-type-options')).toBe('nosniff');
    }
    expect(Buffer.from(await (png as Response).arrayBuffer()).equals(PNG)).toBe(true);
    const logo = await asked('/api/v1/uploadLogo', admin, {
      method: 'POST',
      body: formOf({ ...(await anyUniversity()), logo: file(PNG, 'logo.svg') }),
    });
    const { logo: path } = await logo.json();
    expect(policyOf(await asked(path))).toContain("sandbox; default-src 'none'");
  });

  async function anyUniversity(): Promise<{ university: string; country: string }> {
    const course = await Course.findOne({}, 'university country').lean();
    return { university: course?.university ?? '', country: course?.country ?? '' };
  }
});

test(`${REQUESTS} hostile requests, some slow, cut and at once, leave the site as it was @long`, async () => {
  const random = randomFrom(SEED);
  const people = [null, await person('student'), await person('agent'), await person('team'), await person('admin')];
  const ids = ['f'.repeat(24), ...people.flatMap((one) => one?.userId ?? [])];
  const target = { url: site.url, ids, people };
  // What is made once and stays: the search index, compiled code of every call, kept pages.
  for (let warm = 0; warm < WARM; warm++) await hostileRequest(target, random);
  const others = new Others(site.url, student as Person);
  await others.p99(8);
  const pace = new Pace([others.pid]);
  const calm = await others.p99(MEASURED);
  const calmShare = pace.share();
  // What other people notice of a visitor who costs the site as much as the attacker and means no harm.
  const { statuses: _all, ...plain } = await costly(others, calmShare, () => ordinaryRequest(target, random), MEASURED);
  const before = await memory();

  const endSlow = slowRequests(target, LONG ? 300 : 40);
  const { statuses, ...hostile } = await costly(others, calmShare, () => hostileRequest(target, random), REQUESTS);
  endSlow();
  const failures = [...statuses].filter(([status]) => status !== null && status >= 500 && status !== 503);
  expect(failures).toEqual([]);
  expect(statuses.get(503) ?? 0).toBeLessThan(REQUESTS / 20);
  expect(site.output()).not.toMatch(/unhandled|out of memory/i);
  expect((await asked('/readyz')).status).toBe(200);

  // Other people go on meanwhile: a process without work collects no garbage.
  const after = LONG ? await settledMemory(60_000, before) : before;
  await others.end();
  if (!LONG) return;
  const figures = {
    statuses: [...statuses],
    before,
    after,
    calm: { p99: calm, share: calmShare },
    plain,
    hostile,
    slowest: others.slowest(20),
  };
  console.log(JSON.stringify(figures));
  expect(after.heap - before.heap).toBeLessThan(30 * MB);
  expect(after.resident / before.resident).toBeLessThan(1.25);
  expect(hostile.p99 / calm).toBeLessThan(3);
});

/**
 * Makes so many requests that cost the site half of a core, beside what other people's requests cost it. Returns those people's
 * 99th percentile meanwhile (ms), what share of a core the site really took, and how often which status came.
 */
async function costly(others: Others, calmShare: number, make: () => Promise<(number | null)[]>, requests: number) {
  const statuses = new Map<number | null, number>();
  let made = 0;
  const pace = new Pace([others.pid]);
  const lane = async () => {
    while (made < requests) {
      while (!pace.mayBegin(calmShare + 0.5)) await new Promise((resolve) => setTimeout(resolve, 5));
      const answers = await make();
      made += answers.length;
      for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const p99 = await others.p99(MEASURED, Promise.all(Array.from({ length: LANES }, lane)));
  return { p99, seconds: Math.round(pace.seconds()), share: pace.share(), statuses };
}

/** The least heap in use within a few seconds, which is after a collection, and the memory the process has. Bytes. */
async function memory(): Promise<{ heap: number; resident: number }> {
  const heaps: number[] = [];
  let resident = 0;
  for (let sample = 0; sample < 8; sample++) {
    const page = await (
      await asked('/metrics', undefined, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })
    ).text();
    const value = (name: string) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(page)?.[1]);
    heaps.push(value('nodejs_heap_size_used_bytes'));
    resident = value('process_resident_memory_bytes');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return { heap: Math.min(...heaps), resident };
}

/** The memory once it is down to what is allowed, at the latest after so long. */
async function settledMemory(withinMs: number, before: { heap: number; resident: number }) {
  for (const until = Date.now() + withinMs; ; ) {
    const now = await memory();
    const isDown = now.heap - before.heap < 30 * MB && now.resident / before.resident < 1.25;
    if (isDown || Date.now() > until) return now;
  }
}
