import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { once } from '@/lib/platform/once';
import { ThreadPool } from '@/lib/platform/threads/thread-pool';
import { roomyYoungHeaps } from '@/lib/platform/threads/young-heap';
import { answerOf, resultOf } from './thread-answer';
import type { Readers, ReadingTask } from './worker/serve';

/** How many files are read at the same time. */
const MOST_THREADS = 2;

/** What a file may cost to read before it is given up. */
interface ThreadLimits {
  seconds: number;
  /** Memory for values and texts; bytes being unpacked are bounded by ImportLimits. */
  megabytes: number;
  /** How long to wait for a thread while other files are being read. */
  waitSeconds: number;
}

export const THREAD_LIMITS: ThreadLimits = { seconds: 180, megabytes: 512, waitSeconds: 30 };

type Answer<Reader extends keyof Readers> = Awaited<ReturnType<Readers[Reader]>>;

/**
 * Reads a file on a thread of its own, so that the site goes on answering and a hostile file can be stopped. Throws ImportRefusal as the
 * reader itself does, and besides when reading takes too long or too much memory; PoolExhausted when no thread is free in time.
 */
export async function readOffThread<Reader extends keyof Readers>(
  reader: Reader,
  args: Parameters<Readers[Reader]>,
  { seconds, megabytes, waitSeconds }: ThreadLimits = THREAD_LIMITS,
): Promise<Answer<Reader>> {
  const threads = once('import-reading-threads', () => new ThreadPool(startThread, MOST_THREADS));
  const answer = await threads.run(megabytes, waitSeconds, (worker) => {
    worker.postMessage({ reader, args } satisfies ReadingTask);
    return answerOf<Answer<Reader>>(worker, seconds);
  });
  return resultOf(answer);
}

function startThread(megabytes: number): Worker {
  roomyYoungHeaps();
  // The process's own command-line options, its preloads above all, are not meant for this thread.
  const options = { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: megabytes } };
  // The bundler makes the reader a file of its own, and knows this form only: options written out, too.
  if (process.env.NEXT_RUNTIME) return new Worker(new URL('./worker/serve.ts', import.meta.url), options);
  // Scripts and tests run from the sources. Not the imported Worker: the bundler would follow it into the loader and fail.
  const threads = process.getBuiltinModule('node:worker_threads');
  return new threads.Worker(join(process.cwd(), 'lib/platform/reading/worker/entry.mjs'), options);
}
