import { readFileSync } from 'node:fs';
import { connectDatabase, disconnectDatabase } from '@/lib/platform/db';
import { createAccount, tokenFor } from '@/lib/services/people/accounts/accounts';
import { connectEffects } from '@/lib/wiring/effects';
import { Course } from '@/models/course';
import { Profile } from '@/models/profile';
import { User } from '@/models/user';
import { reach } from './results';
import { METRICS_TOKEN, onDemoSite } from './site';
import { type Actor, type Outcome, USES } from './soak-uses';

const COURSES = 20_000;
const CONNECTIONS = 20;
const MINUTES = 10;

/**
 * Mixed use (browse, search, save, apply, message, upload) by 20 people at once, as fast as they are answered, for 10
 * minutes or SOAK_MINUTES: requests, times and failures by use, and the web process's memory minute by minute. Rejects
 * when anything was answered with 500 or above, or not at all.
 */
export async function benchSoak(): Promise<void> {
  const { SOAK_SITE: url, SOAK_PID } = process.env;
  if (url) return onRunningSite(url, Number(SOAK_PID));
  await onDemoSite(COURSES, async ({ url, process: { pid = 0 } }) => reach('soak', await soaked(url, pid)));
}

/**
 * The same on a site with the demo that runs already, such as one in a container: `SOAK_SITE` is its address, `SOAK_PID` its web process;
 * MONGODB_URI, NEXTAUTH_SECRET and METRICS_TOKEN are its own.
 */
async function onRunningSite(url: string, pid: number): Promise<void> {
  connectEffects();
  await connectDatabase();
  const megabytes = await soaked(url, pid).finally(disconnectDatabase);
  console.log(`${megabytes.toFixed(0)} MB at the end`);
}

/** Resolves with the megabytes of the web process at the end. */
async function soaked(url: string, pid: number): Promise<number> {
  const minutes = Number(process.env.SOAK_MINUTES ?? MINUTES);
  const outcomes = await soak(url, pid, minutes);
  report(outcomes, minutes);
  const megabytes = residentMegabytes(pid);
  const unused = USES.filter(({ name }) => !outcomes.some(({ use, status }) => use === name && status < 300));
  if (unused.length) throw new Error(`Never answered with a success: ${unused.map(({ name }) => name).join(', ')}.`);
  if (outcomes.some(isFailure)) throw new Error('The soak failed: see the answers above.');
  return megabytes;
}

async function soak(url: string, pid: number, minutes: number): Promise<Outcome[]> {
  const actors = await people(url);
  const outcomes: Outcome[] = [];
  const started = Date.now();
  const end = started + minutes * 60_000;
  const tell = async () => {
    const passed = String(Math.round((Date.now() - started) / 60_000)).padStart(3);
    console.log(`${passed} min  ${memoryOf(pid)}  ${await partsOf(url)}  ${outcomes.length} requests`);
  };
  const watching = setInterval(tell, 60_000);
  await tell();
  const weighted = USES.flatMap((use) => Array<typeof use>(use.weight).fill(use));
  await Promise.all(
    actors.map(async (actor, index) => {
      for (let turn = index; Date.now() < end; turn++) {
        const use = weighted[(turn * 7) % weighted.length] as (typeof USES)[number];
        outcomes.push(await timed(use.name, () => use.request(actor, turn)));
      }
    }),
  );
  clearInterval(watching);
  return outcomes;
}

async function timed(use: string, request: () => Promise<Response>): Promise<Outcome> {
  const began = performance.now();
  const status = await request()
    .then(async (answer) => {
      await answer.arrayBuffer();
      return answer.status;
    })
    .catch(() => 0);
  return { use, status, ms: performance.now() - began };
}

async function people(url: string): Promise<Actor[]> {
  const courses = await Course.find({ admissionIntake: { $ne: '' } }, 'admissionIntake')
    .limit(2_000)
    .lean();
  const team = await User.findOne({ email: 'team@example.com' }, '_id').lean();
  if (!team || courses.length === 0) throw new Error('The demo is missing: upload it.');
  const actors: Actor[] = [];
  for (let index = 0; index < CONNECTIONS; index++) {
    const email = `soak-${index}@example.com`;
    const account = { name: `Soak ${index}`, email, mobile: '9876543210', role: 'student', isVerified: true } as const;
    const user = await createAccount({ ...account, passwordHash: '-' });
    await Profile.create({ userId: user._id, educationSummaries: [{ level_of_education: 'Senior Secondary' }] });
    actors.push({
      url,
      userId: String(user._id),
      token: await tokenFor(user),
      staffId: String(team._id),
      isNew: true,
      courses,
    });
  }
  return actors;
}

function memoryOf(pid: number): string {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024);
  return `${String(megabytes('VmRSS')).padStart(5)} MB (most ${megabytes('VmHWM')} MB)`;
}

/** What the process itself says of its memory: V8's heap used and reserved, buffers beside it, what is kept by name. */
async function partsOf(url: string): Promise<string> {
  const text = await (await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${METRICS_TOKEN}` } })).text();
  const megabytes = (name: string) =>
    Math.round(Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN) / 1024 ** 2);
  const kept = [...text.matchAll(/^kept_bytes\{of="([^"]+)"\} (\S+)/gm)]
    .map(([, of, bytes]) => `${of} ${Math.round(Number(bytes) / 1024 ** 2)}`)
    .join(', ');
  const [used, reserved] = [megabytes('nodejs_heap_size_used_bytes'), megabytes('nodejs_heap_size_total_bytes')];
  return `heap ${used} of ${reserved}, buffers ${megabytes('nodejs_external_memory_bytes')} (kept: ${kept})`;
}

/** Of a process, just now. */
function residentMegabytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024;
}

const isFailure = ({ status }: Outcome) => status === 0 || status >= 500;

function report(outcomes: Outcome[], minutes: number): void {
  console.log(
    `\n${outcomes.length} requests, ${(outcomes.length / minutes / 60).toFixed(0)}/s, ${CONNECTIONS} connections`,
  );
  for (const { name } of USES) {
    const own = outcomes.filter(({ use }) => use === name);
    const times = own.map(({ ms }) => ms).sort((a, b) => a - b);
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(0).padStart(5);
    const counts = [...new Set(own.map(({ status }) => status))]
      .map((status) => `${status}: ${own.filter((outcome) => outcome.status === status).length}`)
      .join(', ');
    console.log(`${name.padEnd(14)} p50 ${at(0.5)} ms  p99 ${at(0.99)} ms  ${counts}`);
  }
  console.log(`failures: ${outcomes.filter(isFailure).length}`);
}
