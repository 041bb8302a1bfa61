import { type MessagePort, parentPort } from 'node:worker_threads';
import { connectDatabase } from '@/lib/platform/db';
import { lowerPriority } from '@/lib/platform/threads/lower-priority';
import { importStep } from '../step';
import type { ABORT, ImportAnswer, ImportTask } from './messages';

/** An upload that runs longer than this gets the lowest priority. */
const LONG_MS = 2_000;

if (parentPort) {
  // Requests come first, from the beginning.
  lowerPriority();
  listen(parentPort);
}

function listen(port: MessagePort): void {
  let running = new AbortController();
  port.on('message', async (message: ImportTask | typeof ABORT) => {
    if (typeof message !== 'object') return running.abort(new Error('the import was aborted'));
    running = new AbortController();
    port.postMessage(await answerTo(message, running.signal));
  });
}

async function answerTo({ batchId }: ImportTask, signal: AbortSignal): Promise<ImportAnswer> {
  let reusable = true;
  const slowdown = setTimeout(() => {
    reusable = false;
    lowerPriority({ lowest: true });
  }, LONG_MS);
  try {
    await connectDatabase();
    await importStep(batchId, signal);
    return { kind: 'done', reusable };
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    return { kind: 'failed', message, stack, reusable };
  } finally {
    clearTimeout(slowdown);
  }
}
