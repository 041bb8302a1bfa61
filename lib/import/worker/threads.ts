import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { once } from '@/lib/once';

/** So many files are read at the same time; the others wait for their turn, first come first served. */
const MOST_THREADS = 2;

/** Nobody's turn came in time: there are too many files to read just now. Trying again later is all there is to it. */
export class ReadersBusy extends Error {}

/** An upload reads its file several times within seconds; after that the thread and its memory are given back. */
const IDLE_SECONDS = 10;

interface Idle {
  worker: Worker;
  megabytes: number;
  expiry: NodeJS.Timeout;
}

/** At most one thread waits for the next file. `turns`: whoever waits for a thread. */
const waiting = () =>
  once('import-reading-threads', () => ({ idle: null as Idle | null, busy: 0, turns: [] as (() => void)[] }));

/**
 * A thread with a heap of at most so many megabytes: the one that has just finished another file, or a new one. Waits while
 * as many as there may be are reading; rejects with ReadersBusy after so many seconds. Whoever gets one gives it back by
 * `returnThread` or `endThread`.
 */
export async function takeThread(megabytes: number, patienceSeconds: number): Promise<Worker> {
  await turn(patienceSeconds);
  try {
    return readyThread(megabytes);
  } catch (error) {
    passTurn();
    throw error;
  }
}

/** Ends a thread, whatever it is doing. */
export async function endThread(worker: Worker): Promise<void> {
  try {
    await worker.terminate();
  } finally {
    passTurn();
  }
}

function turn(patienceSeconds: number): Promise<void> {
  const place = waiting();
  if (place.busy < MOST_THREADS) {
    place.busy += 1;
    return Promise.resolve();
  }
  return new Promise((resolve, reject) => {
    const begin = () => {
      clearTimeout(late);
      resolve();
    };
    const late = setTimeout(() => {
      place.turns.splice(place.turns.indexOf(begin), 1);
      reject(new ReadersBusy('Other files are just being read.'));
    }, patienceSeconds * 1000);
    place.turns.push(begin);
  });
}

/** Whoever waits longest takes over the place, or it becomes free. */
function passTurn(): void {
  const place = waiting();
  const next = place.turns.shift();
  if (next) next();
  else place.busy -= 1;
}

function readyThread(megabytes: number): Worker {
  const place = waiting();
  if (place.idle?.megabytes !== megabytes) return startThread(megabytes);
  const { worker, expiry } = place.idle;
  clearTimeout(expiry);
  place.idle = null;
  removeListeners(worker);
  worker.ref();
  return worker;
}

/** Takes back a thread that has finished its file and is of no more interest to anybody. */
export function returnThread(worker: Worker, megabytes: number): void {
  const place = waiting();
  removeListeners(worker);
  if (place.idle) {
    void endThread(worker);
    return;
  }
  const forget = () => {
    if (place.idle?.worker === worker) place.idle = null;
  };
  const expiry = setTimeout(() => {
    forget();
    void worker.terminate();
  }, IDLE_SECONDS * 1000);
  // Neither the thread nor the clock keeps a script or a test from ending.
  expiry.unref();
  worker.unref();
  worker.once('error', forget);
  worker.once('exit', forget);
  place.idle = { worker, megabytes, expiry };
  passTurn();
}

function startThread(megabytes: number): Worker {
  const options = {
    // What the web process itself was started with, its preloads above all, is not meant for this thread.
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  };
  // The bundler makes the reader a file of its own, and knows this form only.
  if (process.env.NEXT_RUNTIME) return new Worker(new URL('./serve.ts', import.meta.url), options);
  // Scripts and tests run from the sources. Not the imported Worker: the bundler would follow it into the loader and fail.
  const threads = process.getBuiltinModule('node:worker_threads');
  return new threads.Worker(join(process.cwd(), 'lib', 'import', 'worker', 'entry.mjs'), options);
}

/** By name: the worker keeps listeners of its own, which removing all would take away. */
function removeListeners(worker: Worker): void {
  for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
}
