import { type MessagePort, parentPort, workerData } from 'node:worker_threads';
import { connectDatabase } from '@/lib/platform/db';
import { AT_WORK, answerWith } from '@/lib/platform/reading/thread-answer';
import { lowerPriority } from '@/lib/platform/threads/lower-priority';
import { importStep } from '../step';

/** An upload that runs longer than this gets the lowest priority. */
const LONG_MS = 2_000;
const SIGN_OF_LIFE_MS = 5_000;

if (parentPort) void work(parentPort);

/** What it throws ends the thread with it. */
async function work(port: MessagePort): Promise<void> {
  const running = new AbortController();
  // The only message to the thread.
  port.on('message', () => running.abort(new Error('the import was aborted')));
  // Requests come first, from the beginning.
  lowerPriority();
  setTimeout(() => lowerPriority({ lowest: true }), LONG_MS);
  setInterval(() => port.postMessage(AT_WORK), SIGN_OF_LIFE_MS);
  await connectDatabase();
  port.postMessage(await answerWith(importStep(workerData as string, running.signal)));
}
