import { readdirSync, readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import { expect, test } from '@playwright/test';
import { receiveFile } from '@/lib/files/store';
import { sendMessage } from '@/lib/services/messages/messages';
import { Course } from '@/models/course';
import { file, formOf, PDF, PNG } from '../support/files';
import { hostileRequest, slowRequests } from '../support/hostile';
import { type Person, person } from '../support/people';
import { randomFrom } from '../support/plausible';
import { type LaunchedSite, launchSite } from '../support/site';

/** What the built site promises on the wire, and what is left of it after requests that mean harm. No browser. */

const METRICS_TOKEN = 'the token of the metrics';
const LONG = Boolean(process.env.LONG_TESTS);
const REQUESTS = LONG ? 10_000 : 400;
const SEED = Number(process.env.ATTACK_SEED ?? 20_264);
/** Requests of other people whose time is taken, calm and beside the attacker. */
const MEASURED = LONG ? 600 : 60;
const MB = 1024 * 1024;

/** So many hostile requests wait side by side: one that the site lets wait for 20 s holds no other back. */
const LANES = 24;

test.describe.configure({ mode: 'serial', timeout: LONG ? 2_400_000 : 600_000 });
let site: LaunchedSite;
let [student, team, admin]: Person[] = [];

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await launchSite({ courses: 500 }, { METRICS_TOKEN, DOCUMENTS_KEY: 'a'.repeat(64) });
  [student, team, admin] = [await person('student'), await person('team'), await person('admin')];
});
test.afterAll(() => site?.stop());

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
    expect(policyOf(pdf as Response)).toMatch(/object-src 'none'; base-uri 'none'; frame-ancestors 'none'$/);
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

test(`${REQUESTS} hostile requests, some slow, cut and at once, leave the site as it was`, async () => {
  const random = randomFrom(SEED);
  const people = [null, await person('student'), await person('agent'), await person('team'), await person('admin')];
  const ids = ['f'.repeat(24), ...people.flatMap((one) => one?.userId ?? [])];
  const target = { url: site.url, ids, people };
  // What is made once and stays: the search index, compiled code, kept pages.
  for (let warm = 0; warm < 200; warm++) await hostileRequest(target, random);
  const pace = new Pace();
  const calm = await timesOf(MEASURED);
  const calmShare = pace.share();
  const before = await memory();

  const endSlow = slowRequests(target, LONG ? 300 : 40);
  const statuses = new Map<number | null, number>();
  let [made, attacking] = [0, true];
  const attack = new Pace();
  const lane = async () => {
    while (made < REQUESTS) {
      // The attacker costs the site half of a core, beside what other people's requests cost it.
      while (!attack.mayGoOn(calmShare + 0.5)) await new Promise((resolve) => setTimeout(resolve, 20));
      const answers = await hostileRequest(target, random);
      made += answers.length;
      for (const status of answers) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  };
  const attacker = Promise.all(Array.from({ length: LANES }, lane)).finally(() => {
    attacking = false;
  });
  const [beside] = await Promise.all([timesOf(MEASURED, () => attacking), attacker]);
  const took = { seconds: Math.round(attack.seconds()), share: attack.share() };
  endSlow();
  const failures = [...statuses].filter(([status]) => status !== null && status >= 500 && status !== 503);
  expect(failures).toEqual([]);
  expect(statuses.get(503) ?? 0).toBeLessThan(REQUESTS / 20);
  expect(site.output()).not.toMatch(/unhandled|out of memory/i);
  expect((await asked('/readyz')).status).toBe(200);

  if (!LONG) return;
  // Other people go on meanwhile: a process without work collects no garbage.
  let settling = true;
  const settled = settledMemory(60_000, before).finally(() => {
    settling = false;
  });
  const [after] = await Promise.all([settled, timesOf(0, () => settling)]);
  const figures = { statuses: [...statuses], before, after, p99: { calm, beside }, took, calmShare };
  console.log(JSON.stringify(figures));
  expect(after.heap - before.heap).toBeLessThan(30 * MB);
  expect(after.resident / before.resident).toBeLessThan(1.25);
  expect(beside / calm).toBeLessThan(3);
});

/** Holds what the site and its database take of the processor against a share of one core. */
class Pace {
  private readonly began = { at: performance.now(), spent: processorSeconds() };
  private last = this.began;
  /** Seconds of the processor that may still be taken; at most a tenth is kept, so that no burst follows a wait. */
  private left = 0.1;

  seconds(): number {
    return (performance.now() - this.began.at) / 1000;
  }

  /** How much of a core was taken so far. */
  share(): number {
    return (processorSeconds() - this.began.spent) / this.seconds();
  }

  mayGoOn(allowed: number): boolean {
    const now = { at: performance.now(), spent: processorSeconds() };
    const earned = (allowed * (now.at - this.last.at)) / 1000;
    this.left = Math.min(0.1, this.left + earned - (now.spent - this.last.spent));
    this.last = now;
    return this.left > 0;
  }
}

/** What the processes that this one started, the site and its database, have taken of the processor so far. Seconds. */
function processorSeconds(): number {
  const children = readdirSync('/proc/self/task').flatMap((thread) =>
    readFileSync(`/proc/self/task/${thread}/children`, 'utf8').split(' ').filter(Boolean),
  );
  return children.reduce((sum, pid) => {
    const after = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return sum + (Number(after[11]) + Number(after[12])) / 100;
  }, 0);
}

/** The 99th percentile of the milliseconds that others' requests take. `goOn`: as long as this says so. */
async function timesOf(least: number, goOn = () => false): Promise<number> {
  const times: number[] = [];
  const paths = ['/', '/api/v1/course-search?q=nursing', `/api/v1/get-notifications/${student?.userId}`, '/courses'];
  for (let made = 0; made < least || goOn(); made++) {
    const began = performance.now();
    const answer = await asked(paths[made % paths.length] ?? '/', made % paths.length === 2 ? student : undefined);
    await answer.arrayBuffer();
    expect(answer.status).toBe(200);
    times.push(performance.now() - began);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
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
