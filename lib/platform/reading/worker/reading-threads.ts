import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { once } from '@/lib/platform/once';
import { ThreadPool } from '@/lib/platform/threads/thread-pool';
import { roomyYoungHeaps } from '@/lib/platform/threads/young-heap';

/** How many files are read at the same time. */
const MOST_THREADS = 2;

export const readingThreads = () => once('import-reading-threads', () => new ThreadPool(startThread, MOST_THREADS));

function startThread(megabytes: number): Worker {
  roomyYoungHeaps();
  // The process's own command-line options, its preloads above all, are not meant for this thread.
  const options = { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: megabytes } };
  // The bundler makes the reader a file of its own, and knows this form only: options written out, too.
  if (process.env.NEXT_RUNTIME) return new Worker(new URL('./serve.ts', import.meta.url), options);
  // Scripts and tests run from the sources. Not the imported Worker: the bundler would follow it into the loader and fail.
  const threads = process.getBuiltinModule('node:worker_threads');
  return new threads.Worker(join(process.cwd(), 'lib/platform/reading/worker/entry.mjs'), options);
}
