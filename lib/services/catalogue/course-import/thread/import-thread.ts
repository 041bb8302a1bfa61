import { Worker } from 'node:worker_threads';
import { pollNow } from '@/lib/platform/events/bus';
import { once } from '@/lib/platform/once';
import { ThreadPool } from '@/lib/platform/threads/thread-pool';
import { roomyYoungHeaps } from '@/lib/platform/threads/young-heap';
import { ABORT, type ImportAnswer, type ImportTask } from './messages';

/** The process's jobs come one after the other (lib/platform/jobs/worker.ts). */
const MOST_THREADS = 1;
const WAIT_SECONDS = 60;
/** Of its heap, which holds the identity of every row of the file; 100,000 rows were planned with a fraction of it. */
const MEGABYTES = 1024;

const threads = () => once('import-threads', () => new ThreadPool(startThread, MOST_THREADS));

function startThread(megabytes: number): Worker {
  roomyYoungHeaps();
  // The process's own command-line options, its preloads above all, are not meant for this thread.
  const options = { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: megabytes } };
  // The bundler makes the thread's work a file of its own, and knows this form only: options written out, too.
  return new Worker(new URL('./serve.ts', import.meta.url), options);
}

/** `importStep` on a thread with a database connection of its own, so that the site goes on answering. In the built site only. */
export async function importStepOnThread(batchId: string, signal: AbortSignal): Promise<void> {
  const worker = await threads().take(MEGABYTES, WAIT_SECONDS);
  const answer = await answerOf(worker, { batchId }, signal).catch(async (died) => {
    await threads().end(worker);
    throw died;
  });
  if (answer.reusable) threads().release(worker, MEGABYTES);
  else void threads().end(worker);
  // Deliver what the thread published in this process, too.
  await pollNow();
  if (answer.kind === 'failed') throw Object.assign(new Error(answer.message), { stack: answer.stack });
}

function answerOf(worker: Worker, task: ImportTask, signal: AbortSignal): Promise<ImportAnswer> {
  const abort = () => worker.postMessage(ABORT);
  return new Promise<ImportAnswer>((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', () => reject(new Error('The import thread ended in the middle of its work.')));
    signal.addEventListener('abort', abort);
    worker.postMessage(task);
    // It may have been aborted while waiting for the thread.
    if (signal.aborted) abort();
  }).finally(() => signal.removeEventListener('abort', abort));
}
