import { Agent, type ClientRequest, request } from 'node:http';
import { Types } from 'mongoose';
import { frameReader } from '@/components/live/frames';
import { createAccount, tokenFor } from '@/lib/services/people/accounts/accounts';
import { User, type UserRecord } from '@/models/user';
import type { Site } from '@/scripts/site';
import { figures, percentile } from './percentile';
import { reach } from './results';
import { onSite, startProcess } from './site';

const STREAMS = 500;
const MESSAGES = 400;
/** Between two messages, in ms: 20 a second. */
const PACE = 50;

/**
 * With 500 open event streams on one production process, and 20 messages a second: how long each takes from the sender's request to the
 * reader's frame, sent through the same process and through another.
 */
export async function benchLive(): Promise<void> {
  await onSite(noFill, async (site) => {
    const { students, team } = await people();
    const other = await startProcess();
    const arrivals = new Map<string, (at: number) => void>();
    try {
      await send(site, team, String(students[0]?._id), 'A first one, so that everything is loaded');
      await send(other, team, String(students[0]?._id), 'And another');
      const streams = await Promise.all(students.map((student) => openStream(site, student, arrivals)));
      console.log(`through the same process: ${figures(await deliveries(site, team, students, arrivals))}`);
      const delays = await deliveries(other, team, students, arrivals);
      console.log(`through another process:  ${figures(delays)}`);
      reach('live', percentile(delays, 0.99));
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

/** Opens one stream; `arrivals` hears of the key that each frame carries. Resolves with its first frame. */
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
          arrivals.get(`${student._id} ${JSON.parse(data).key}`)?.(at);
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

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, Math.max(0, ms)));
