import { readFileSync } from 'node:fs';
import { Agent, type ClientRequest, request } from 'node:http';
import { Types } from 'mongoose';
import { frameReader } from '@/components/live/frames';
import { publish } from '@/lib/platform/events/bus';
import { createAccount, tokenFor } from '@/lib/services/people/accounts/accounts';
import { User, type UserRecord } from '@/models/user';
import type { Site } from '@/scripts/site';
import { onSite, startProcess } from './site';

const STREAMS = 500;
const MESSAGES = 400;
/** Between two messages, in ms: 20 a second. */
const PACE = 50;
const IDLE_SECONDS = 25;
const BROADCASTS = 10;

/**
 * 500 open event streams on one production process: its memory and CPU, idle and while 20 messages a second are sent, and
 * how long each takes from the sender's request to the reader's frame, sent through the same process and through another.
 */
export async function benchLive(): Promise<void> {
  await onSite(noFill, async (site) => {
    const { students, team } = await people();
    const other = await startProcess();
    const arrivals = new Map<string, (at: number) => void>();
    try {
      await send(site, team, String(students[0]?._id), 'A first one, so that everything is loaded');
      await send(other, team, String(students[0]?._id), 'And another');
      const before = memory(site);
      const streams = await Promise.all(students.map((student) => openStream(site, student, arrivals)));
      const idle = cpu(site);
      await pause(IDLE_SECONDS * 1000);
      console.log(
        `${STREAMS} streams open: memory ${before} → ${memory(site)} MB (${((1024 * (memory(site) - before)) / STREAMS).toFixed(0)} kB each); ` +
          `CPU while nothing happens ${share(cpu(site) - idle, IDLE_SECONDS)}`,
      );
      for (const [name, through] of Object.entries({ 'the same process': site, 'another process': other })) {
        const [began, used] = [performance.now(), cpu(site)];
        const delays = await deliveries(through, team, students, arrivals);
        const seconds = (performance.now() - began) / 1000;
        console.log(
          `${MESSAGES} messages through ${name}: ${figures(delays)}; CPU of the process with the streams ${share(cpu(site) - used, seconds)}; memory ${memory(site)} MB`,
        );
      }
      console.log(
        `1 event to all ${STREAMS}, written by another process: ${figures(await broadcasts(students, arrivals))}`,
      );
      for (const stream of streams) stream.destroy();
    } finally {
      await other.stop();
    }
  });
}

const noFill = async () => undefined;

async function people(): Promise<{ students: UserRecord[]; team: UserRecord }> {
  const common = { mobile: '9876543210', passwordHash: '', isVerified: true };
  const team = await createAccount({ ...common, name: 'Team', email: 'team@example.com', role: 'team' });
  const made = Array.from({ length: STREAMS }, (_, index) => ({
    ...common,
    name: `Student ${index}`,
    email: `student${index}@example.com`,
    role: 'student' as const,
    referralCode: `BENCH${index}`,
  }));
  await User.insertMany(made);
  return { team, students: await User.find({ role: 'student' }).lean() };
}

/** Opens one stream; `arrivals` hears of the key or text that each frame carries. Resolves with its first frame. */
async function openStream(
  site: Site,
  student: UserRecord,
  arrivals: Map<string, (at: number) => void>,
): Promise<ClientRequest> {
  const headers = { authorization: `Bearer ${await tokenFor(student)}` };
  return new Promise((resolve, reject) => {
    const opened = request(`${site.url}/api/v1/events`, { headers, agent: streamsAgent }, (response) => {
      if (response.statusCode !== 200) reject(new Error(`A stream was refused with ${response.statusCode}.`));
      const read = frameReader();
      response.setEncoding('utf8').on('error', () => {});
      response.on('data', (piece: string) => {
        const at = performance.now();
        for (const { event, data } of read(piece)) {
          if (event === 'ready') resolve(opened);
          const { key, notification } = JSON.parse(data);
          arrivals.get(`${student._id} ${key ?? notification}`)?.(at);
        }
      });
    });
    opened.once('error', reject).end();
  });
}

const streamsAgent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });

/** Sends messages at an even pace to one student after the other, and gives the delays in ms. */
async function deliveries(
  through: Site,
  team: UserRecord,
  students: UserRecord[],
  arrivals: Map<string, (at: number) => void>,
): Promise<number[]> {
  const delays: Promise<number>[] = [];
  const began = performance.now();
  for (let index = 0; index < MESSAGES; index++) {
    await pause(began + index * PACE - performance.now());
    const to = String(students[index % students.length]?._id);
    const key = String(new Types.ObjectId());
    const sent = performance.now();
    const arrival = new Promise<number>((resolve) => arrivals.set(`${to} ${key}`, (at) => resolve(at - sent)));
    delays.push(send(through, team, to, `Message ${index}`, key).then(() => arrival));
  }
  return Promise.all(delays);
}

async function send(
  site: Site,
  from: UserRecord,
  to: string,
  text: string,
  key = String(new Types.ObjectId()),
): Promise<void> {
  const response = await fetch(`${site.url}/api/v1/messages/${to}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await tokenFor(from)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text, key }),
  });
  if (response.status !== 201) throw new Error(`A message was refused with ${response.status}.`);
}

/** Tells everybody one thing at once, a few times. */
async function broadcasts(students: UserRecord[], arrivals: Map<string, (at: number) => void>): Promise<number[]> {
  const to = students.map(({ _id }) => String(_id));
  const delays: number[] = [];
  for (let time = 0; time < BROADCASTS; time++) {
    const notification = `News ${time}`;
    const sent = performance.now();
    const all = to.map(
      (id) => new Promise<number>((resolve) => arrivals.set(`${id} ${notification}`, (at) => resolve(at - sent))),
    );
    await publish({ kind: 'notification', to, payload: { notification, href: '' } });
    delays.push(...(await Promise.all(all)));
  }
  return delays;
}

function figures(delays: number[]): string {
  const sorted = delays.toSorted((a, b) => a - b);
  const at = (part: number) => sorted[Math.min(sorted.length - 1, Math.floor(part * sorted.length))]?.toFixed(0);
  return `p50 ${at(0.5)} ms, p99 ${at(0.99)} ms, slowest ${sorted.at(-1)?.toFixed(0)} ms`;
}

/** Resident memory of a web process in MB. */
function memory({ process: { pid } }: Site): number {
  const [, kB] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kB) / 1024);
}

/** Seconds of CPU a web process has used; the kernel counts hundredths. */
function cpu({ process: { pid } }: Site): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

const share = (used: number, seconds: number) => `${((100 * used) / seconds).toFixed(1)} % of a core`;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
