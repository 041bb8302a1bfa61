import { type MessagePort, parentPort } from 'node:worker_threads';
import { connectDatabase } from '@/lib/platform/db';
import { AT_WORK, answerWith } from '@/lib/platform/reading/thread-answer';
import { lowerPriority } from '@/lib/platform/threads/lower-priority';
import { importStep } from '../step';

/** An upload that runs longer than this gets the lowest priority. */
const LONG_MS = 2_000;
const SIGN_OF_LIFE_MS = 5_000;

/** What the thread is told: its one task, and to break it off. */
export type ImportTask = { batchId: string } | 'abort';

if (parentPort) {
  const port = parentPort;
  const running = new AbortController();
  port.on('message', (task: ImportTask) => {
    if (task === 'abort') running.abort(new Error('the import was aborted'));
    else void work(port, task.batchId, running.signal);
  });
}

/** What it throws ends the thread with it. */
async function work(port: MessagePort, batchId: string, signal: AbortSignal): Promise<void> {
  // Requests come first, from the beginning.
  lowerPriority();
  setTimeout(() => lowerPriority({ lowest: true }), LONG_MS);
  setInterval(() => port.postMessage(AT_WORK), SIGN_OF_LIFE_MS);
  await connectDatabase();
  port.postMessage(await answerWith(importStep(batchId, signal)));
}
