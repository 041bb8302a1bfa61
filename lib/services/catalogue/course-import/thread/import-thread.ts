import { Worker } from 'node:worker_threads';
import { pollNow } from '@/lib/platform/events/bus';
import { THREAD_LIMITS } from '@/lib/platform/reading/off-thread';
import { answerOf, resultOf } from '@/lib/platform/reading/thread-answer';
import { roomyYoungHeaps } from '@/lib/platform/threads/young-heap';
import type { ImportTask } from './serve';

/** Of its heap, which holds every row of the file while it is planned. */
const MEGABYTES = 1024;

/**
 * `importStep` on a thread with a database connection of its own, which reads the file, too, so that the site goes on answering and a
 * hostile file can be stopped: ImportRefusal. In the built site only.
 */
export async function importStepOnThread(batchId: string, signal: AbortSignal): Promise<void> {
  roomyYoungHeaps();
  // The process's own command-line options, its preloads above all, are not meant for this thread.
  const options = { execArgv: [], resourceLimits: { maxOldGenerationSizeMb: MEGABYTES } };
  // The bundler makes the thread's work a file of its own, and knows this form only: options written out, too.
  const worker = new Worker(new URL('./serve.ts', import.meta.url), options);
  // By a message: what a bundled thread is started with is the bundler's own.
  worker.postMessage({ batchId } satisfies ImportTask);
  const abort = () => worker.postMessage('abort' satisfies ImportTask);
  signal.addEventListener('abort', abort);
  if (signal.aborted) abort();
  try {
    resultOf(await answerOf<void>(worker, THREAD_LIMITS.seconds));
  } finally {
    signal.removeEventListener('abort', abort);
    await worker.terminate();
    // Deliver what the thread published in this process, too.
    await pollNow();
  }
}
