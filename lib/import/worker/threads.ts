import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { once } from '@/lib/once';

/** An upload reads its file several times within seconds; after that the thread and its memory are given back. */
const IDLE_SECONDS = 10;

interface Idle {
  worker: Worker;
  megabytes: number;
  expiry: NodeJS.Timeout;
}

/** At most one thread waits for the next file. */
const waiting = () => once('import-reading-thread', () => ({ idle: null as Idle | null }));

/** A thread with a heap of at most so many megabytes: the one that has just finished another file, or a new one. */
export function takeThread(megabytes: number): Worker {
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
    void worker.terminate();
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
