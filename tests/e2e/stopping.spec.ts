import { request } from 'node:http';
import { Message } from '@/models/message';
import { startMessageLoad } from '../support/message-load';
import { type Person, person } from '../support/people';
import { startProxy } from '../support/proxy';
import { expect, type LaunchedSite, launchSite, type RunningSite, test } from '../support/site';
import { agencyRows, uploadForm, xlsx } from '../support/workbooks';

/** Two web processes on one database behind a proxy, under 20 connections; one of them ends. */

const CONNECTIONS = 20;

test.describe('while one of two web processes ends', () => {
  test.describe.configure({ timeout: 180_000 });
  let first: LaunchedSite;
  let senders: Person[];
  let team: Person;

  test.beforeAll(async () => {
    first = await launchSite({ courses: 200 }, { STOP_LEAD_SECONDS: '1' });
    team = await person('team');
    senders = await Promise.all(Array.from({ length: CONNECTIONS }, () => person('student')));
  });
  test.afterAll(() => first.stop());

  test('told to stop, it finishes what is open, an upload included, and no request fails', async () => {
    const second = await first.another();
    const proxy = await startProxy([first.url, second.url]);
    const load = startMessageLoad(proxy.url, senders, team);
    const upload = await slowUpload(second, await person('admin'));
    await load.untilAcknowledged(200);
    process.kill(second.pid, 'SIGTERM');
    await expect.poll(() => fetch(`${second.url}/readyz`).then(({ status }) => status)).toBe(503);
    await expect.poll(() => connects(second.url), { intervals: [50] }).toBe(false);
    const before = load.acknowledged.length;
    await load.untilAcknowledged(before + 200);
    expect(await upload.finish()).toMatchObject({ status: 200, answer: { added: 50 } });
    expect(await second.ended).toBe(0);
    await load.stop();
    await proxy.stop();
    expect(load.failures).toEqual([]);
    await expectAllStored(load.acknowledged);
  });

  test('killed, it loses no acknowledged write and no more than the requests in flight', async () => {
    const second = await first.another();
    const proxy = await startProxy([first.url, second.url]);
    const load = startMessageLoad(proxy.url, senders, team);
    await load.untilAcknowledged(200);
    expect(Math.min(...proxy.given.values())).toBeGreaterThan(20);
    process.kill(second.pid, 'SIGKILL');
    await second.ended;
    const before = load.acknowledged.length;
    await load.untilAcknowledged(before + 200);
    await load.stop();
    await proxy.stop();
    expect(load.failures.length).toBeLessThanOrEqual(CONNECTIONS);
    await expectAllStored(load.acknowledged);
  });
});

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

/** An upload of which the first half has been sent. */
async function slowUpload({ url }: RunningSite, admin: Person) {
  const form = new Response(uploadForm(xlsx({ List: agencyRows(50) }), 'list.xlsx'));
  const type = form.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await form.arrayBuffer());
  const sending = request(`${url}/api/v1/add-bulk-course`, {
    method: 'POST',
    headers: { authorization: `Bearer ${admin.token}`, 'content-type': type, 'content-length': bytes.length },
  });
  const answered = new Promise<{ status: number | undefined; answer: unknown }>((resolve, reject) => {
    sending.once('error', reject);
    sending.once('response', async (response) => {
      const pieces: Buffer[] = [];
      for await (const piece of response) pieces.push(piece);
      resolve({ status: response.statusCode, answer: JSON.parse(String(Buffer.concat(pieces))) });
    });
  });
  const half = Math.floor(bytes.length / 2);
  await new Promise<void>((resolve) => sending.write(bytes.subarray(0, half), () => resolve()));
  return {
    finish: () => {
      sending.end(bytes.subarray(half));
      return answered;
    },
  };
}
