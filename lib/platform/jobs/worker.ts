import { randomUUID } from 'node:crypto';
import type { Types } from 'mongoose';
import { isOutOfSpace } from '@/lib/domain/errors';
import { connectDatabase } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';
import { once } from '@/lib/platform/once';
import { Job, type JobRecord } from '@/models/job';
import type { JobKind, JobPayloads } from './kinds';
import { workerSignal } from './queue';
import { DEFAULT_LEASE_MS, storeRepeated } from './repeated';

/** How often an idle process looks for work that another one stored. */
const POLL_MS = 1_000;

export interface JobDefinition {
  kind: string;
  /** How many of the kind this process runs at once; 1 where nothing is given. */
  concurrency?: number;
  /** After this long without a sign of life another process takes the job over; 30 s where nothing is given. */
  leaseMs?: number;
  /** The number of tries after which it has failed; 10 where nothing is given. */
  maxTries?: number;
  /** How long to wait after the n-th try; doubling from 5 s to an hour where nothing is given. */
  backoffMs?: (tries: number) => number;
  /** Runs again and again, this long after its last end, in one process at a time. */
  everyMs?: number;
  run(payload: object, job: RunningJob): Promise<void>;
}

export interface RunningJob<P extends object = object> {
  id: string;
  /** 1 for the first try. */
  tries: number;
  /** Aborted when the process stops or the lease is lost: end soon and throw; the job is then taken up again. */
  signal: AbortSignal;
  /** Gives this to the next run of a job that runs again, in place of its payload; lost where this run fails. */
  remember(payload: P): void;
}

/** A failure that no retry can mend. */
export class PermanentFailure extends Error {}

/** One kind of work; list it in lib/wiring/jobs.ts. A job may run twice when a process dies in the middle: `run` must bear that. */
export function defineJob<K extends JobKind>(
  definition: Omit<JobDefinition, 'run' | 'kind'> & {
    kind: K;
    run: (payload: JobPayloads[K], job: RunningJob<JobPayloads[K]>) => Promise<void>;
  },
): JobDefinition {
  return definition;
}

/** Begins to take and run jobs in this process. A second call changes nothing. */
export async function startJobs(definitions: readonly JobDefinition[]): Promise<void> {
  const state = worker();
  if (state.timer || state.stopping) return;
  state.definitions = new Map(definitions.map((definition) => [definition.kind, definition]));
  workerSignal().notify = look;
  await connectDatabase();
  const stored = definitions.filter(({ everyMs }) => everyMs).map((definition) => storeRepeated(definition));
  // On a full disk those of an earlier start are there, and run.
  await Promise.all(stored).catch((error: unknown) => {
    if (!isOutOfSpace(error)) throw error;
    log().error({ err: error }, 'the disk is nearly full: new scheduled jobs will start at the next restart');
  });
  state.timer = setInterval(look, POLL_MS);
  state.timer.unref();
  look();
}

/**
 * Takes no more jobs, aborts the running ones, and waits for them at most `graceMs`. An aborted job, and one that is
 * being leased at this moment, is due again at once.
 */
export async function stopJobs(graceMs = 30_000): Promise<void> {
  const state = worker();
  state.stopping = true;
  if (state.timer) clearInterval(state.timer);
  for (const { controller } of state.running.values()) controller.abort(new Error('the process stops'));
  const all = Promise.allSettled([state.looking, ...[...state.running.values()].map(({ done }) => done)]);
  let grace: NodeJS.Timeout | undefined;
  await Promise.race([
    all,
    new Promise((resolve) => {
      grace = setTimeout(resolve, graceMs);
    }),
  ]);
  clearTimeout(grace);
}

/** Runs every job that is due, one after the other, and returns the number of runs. For tests and commands. */
export async function runDueJobs(definitions: readonly JobDefinition[]): Promise<number> {
  await connectDatabase();
  const kinds = definitions.map(({ kind }) => kind);
  for (let runs = 0; ; runs += 1) {
    const job = await take(kinds, (kind) => definitions.find((definition) => definition.kind === kind)?.leaseMs);
    const definition = definitions.find(({ kind }) => kind === job?.kind);
    if (!job || !definition) return runs;
    await run(definition, job, new AbortController());
  }
}

interface Worker {
  /** This process's name on its leases. */
  name: string;
  definitions: Map<string, JobDefinition>;
  running: Map<string, { kind: string; controller: AbortController; done: Promise<void> }>;
  timer: NodeJS.Timeout | null;
  /** The look for work that is going on. */
  looking: Promise<void> | null;
  stopping: boolean;
}

const worker = () =>
  once(
    'jobs-worker',
    (): Worker => ({
      name: `${process.pid}-${randomUUID().slice(0, 8)}`,
      definitions: new Map(),
      running: new Map(),
      timer: null,
      looking: null,
      stopping: false,
    }),
  );

const DEFAULT_TRIES = 10;
const defaultBackoff = (tries: number) => Math.min(5_000 * 2 ** (tries - 1), 3_600_000);

function look(): void {
  const state = worker();
  if (state.looking || state.stopping) return;
  state.looking = takeWhatIsDue(state).finally(() => {
    state.looking = null;
  });
}

async function takeWhatIsDue(state: Worker): Promise<void> {
  try {
    for (;;) {
      const kinds = kindsWithRoom(state);
      if (kinds.length === 0 || state.stopping) return;
      const job = await take(kinds, (kind) => state.definitions.get(kind)?.leaseMs);
      const definition = job && state.definitions.get(job.kind);
      if (!job || !definition) return;
      // The process began to stop while the job was being leased.
      if (state.stopping) return await release(job);
      const controller = new AbortController();
      const done = run(definition, job, controller).finally(() => {
        state.running.delete(String(job._id));
        look();
      });
      state.running.set(String(job._id), { kind: job.kind, controller, done });
    }
  } catch (error) {
    log().warn({ err: error }, 'jobs could not be read; trying again');
  }
}

function kindsWithRoom({ definitions, running }: Worker): string[] {
  const busy = [...running.values()];
  return [...definitions.values()]
    .filter(({ kind, concurrency = 1 }) => busy.filter((job) => job.kind === kind).length < concurrency)
    .map(({ kind }) => kind);
}

/** Leases the job that has been due longest: only one process's update finds it still due. */
async function take(kinds: string[], leaseOf: (kind: string) => number | undefined): Promise<JobRecord | null> {
  const now = new Date();
  const next = await Job.findOne({ state: 'open', due: { $lte: now }, kind: { $in: kinds } }, 'kind due')
    .sort({ due: 1 })
    .lean();
  if (!next) return null;
  const taken = await Job.findOneAndUpdate(
    { _id: next._id, state: 'open', due: next.due },
    {
      $set: { leasedBy: worker().name, due: new Date(now.getTime() + (leaseOf(next.kind) ?? DEFAULT_LEASE_MS)) },
      $inc: { tries: 1 },
    },
    { returnDocument: 'after' },
  ).lean();
  return taken ?? take(kinds, leaseOf);
}

async function run(definition: JobDefinition, job: JobRecord, controller: AbortController): Promise<void> {
  const { leaseMs = DEFAULT_LEASE_MS } = definition;
  const renewing = setInterval(() => void renew(job._id, leaseMs, controller), leaseMs / 3);
  try {
    const { signal } = controller;
    const next: Partial<JobRecord> = {};
    const remember = (payload: object) => Object.assign(next, { payload });
    await definition.run(job.payload, { id: String(job._id), tries: job.tries, signal, remember });
    const { everyMs } = definition;
    await end(job, everyMs ? { ...again(everyMs), ...next } : { state: 'done', endedOn: new Date(), error: '' });
  } catch (error) {
    if (controller.signal.aborted) {
      await release(job);
      return;
    }
    log().warn({ err: error, kind: job.kind, job: String(job._id), tries: job.tries }, 'a job failed');
    await end(job, afterFailure(definition, job, error));
  } finally {
    clearInterval(renewing);
  }
}

const again = (everyMs: number): Partial<JobRecord> => ({ due: new Date(Date.now() + everyMs), tries: 0, error: '' });

function afterFailure(definition: JobDefinition, { tries }: JobRecord, thrown: unknown): Partial<JobRecord> {
  const { everyMs, maxTries = DEFAULT_TRIES, backoffMs = defaultBackoff } = definition;
  const error = thrown instanceof Error ? thrown.message : String(thrown);
  if (everyMs) return { ...again(everyMs), error };
  if (thrown instanceof PermanentFailure || tries >= maxTries) return { state: 'failed', endedOn: new Date(), error };
  return { due: new Date(Date.now() + backoffMs(tries)), error };
}

async function renew(_id: Types.ObjectId, leaseMs: number, controller: AbortController): Promise<void> {
  try {
    const due = new Date(Date.now() + leaseMs);
    const { matchedCount } = await Job.updateOne({ _id, leasedBy: worker().name, state: 'open' }, { $set: { due } });
    if (matchedCount === 0) controller.abort(new Error('another process took the job over'));
  } catch (error) {
    log().warn({ err: error, job: String(_id) }, 'a lease could not be renewed; trying again');
  }
}

/** Makes a job due for others at once; the try doesn't count. */
const release = (job: JobRecord) => end(job, { due: new Date(), tries: job.tries - 1 });

/** Writes a job's result, unless another process has taken it over. */
async function end({ _id }: JobRecord, change: Partial<JobRecord>): Promise<void> {
  try {
    await Job.updateOne({ _id, leasedBy: worker().name, state: 'open' }, { $set: { ...change, leasedBy: '' } });
  } catch (error) {
    log().warn(
      { err: error, job: String(_id) },
      "a job's end could not be stored; it runs again when its lease is over",
    );
  }
}
