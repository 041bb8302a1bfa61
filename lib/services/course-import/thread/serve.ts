import { type MessagePort, parentPort } from 'node:worker_threads';
import { connectDatabase } from '@/lib/db';
import { lowerPriority } from '@/lib/threads/lower-priority';
import { importStep } from '../step';
import type { ABORT, ImportAnswer, ImportTask } from './messages';

/** Short uploads are over before anybody looks away; from then on people's requests come first. */
const LONG_MS = 2_000;

if (parentPort) listen(parentPort);

function listen(port: MessagePort): void {
  let running = new AbortController();
  port.on('message', async (message: ImportTask | typeof ABORT) => {
    if (typeof message !== 'object') return running.abort(new Error('told to end'));
    running = new AbortController();
    port.postMessage(await answerTo(message, running.signal));
  });
}

async function answerTo({ batchId }: ImportTask, signal: AbortSignal): Promise<ImportAnswer> {
  let fresh = true;
  const tiring = setTimeout(() => {
    fresh = false;
    lowerPriority({ lowest: true });
  }, LONG_MS);
  try {
    await connectDatabase();
    await importStep(batchId, signal);
    return { kind: 'done', fresh };
  } catch (error) {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    return { kind: 'failed', message, stack, fresh };
  } finally {
    clearTimeout(tiring);
  }
}
